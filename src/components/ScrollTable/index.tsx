import {translate} from '@docusaurus/Translate';
import React, {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A table in a box that scrolls sideways. Infima makes the table itself scroll, which hides its
 * rows and columns from screen readers. The box is only focusable while it can scroll, so that the
 * keyboard skips tables that fit.
 */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scrollProps = scrolls && {
    // A group, because a region would add a landmark for every table.
    role: 'group',
    tabIndex: 0,
    'aria-label': translate({id: 'site.scrollTable.label', message: 'Scrollable table'}),
  };

  return (
    <div ref={box} className={styles.box} {...scrollProps}>
      <table {...props} />
    </div>
  );
}
