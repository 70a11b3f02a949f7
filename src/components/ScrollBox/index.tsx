import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What screen readers call the box while it can scroll, such as "Scrollable table". */
  label: string;
  children: ReactNode;
};

/**
 * A box whose content scrolls sideways when it's too wide. The box is only focusable while it can
 * scroll, so that the keyboard skips content that fits.
 */
export default function ScrollBox({label, children}: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const element = box.current!;
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    // Content gets wider without its box when a font arrives.
    [element, ...Array.from(element.children)].forEach((part) => observer.observe(part));
    return () => observer.disconnect();
  }, []);

  // A group, because a region would add a landmark for every box.
  const scrollProps = scrolls && {role: 'group', tabIndex: 0, 'aria-label': label};

  return (
    <div ref={box} className={styles.box} {...scrollProps}>
      {children}
    </div>
  );
}
