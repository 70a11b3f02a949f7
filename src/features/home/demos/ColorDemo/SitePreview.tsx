import {contrast, variablesOf, type ColorSettings} from '@site/src/components/ColorField/shades';
import React, {type CSSProperties, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Returns the text color with the higher contrast. */
const textOn = (color: string) =>
  contrast(color, '#ffffff') >= contrast(color, '#10151c') ? '#ffffff' : '#10151c';

/** A sketch of a page in the given colors, independent of the colors of this page. */
export default function SitePreview({settings}: {settings: ColorSettings}): ReactNode {
  const variables = Object.fromEntries([
    ...variablesOf(settings),
    ['--preview-text', textOn(settings.background)],
    ['--preview-button-text', textOn(settings.baseColor)],
  ]) as CSSProperties;
  return (
    <div className={styles.preview} style={variables} role="img" aria-label="A page in this color">
      <p className={styles.brand}>
        <span className={styles.mark} />
        My site
        <span className={styles.active}>Docs</span>
        <span>Blog</span>
      </p>
      <div className={styles.body}>
        <p className={styles.menu}>
          <span>Welcome</span>
          <span className={styles.active}>Moor the boat</span>
          <span>Read the tides</span>
        </p>
        <div>
          <p className={styles.heading}>Moor the boat</p>
          <p>
            Come in slowly, against the wind, and look up <span className={styles.link}>tides</span>{' '}
            first.
          </p>
          <p className={styles.button}>Next page</p>
        </div>
      </div>
    </div>
  );
}
