import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A decorative illustration of a Markdown file that becomes a page in three versions. */
export default function PagesIllustration({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 460 360" aria-hidden="true" focusable="false">
      <g className={styles.sheetBack}>
        <rect x="150" y="20" width="280" height="230" rx="14" />
      </g>
      <g className={styles.sheetMiddle}>
        <rect x="120" y="48" width="280" height="230" rx="14" />
      </g>
      <g className={styles.sheetFront}>
        <rect x="90" y="76" width="280" height="230" rx="14" />
        <path className={styles.line} d="M90 112h280M164 112v194" />
        <circle cx="110" cy="94" r="5" />
        <circle cx="128" cy="94" r="5" />
        <circle cx="146" cy="94" r="5" />
        <path className={styles.menu} d="M106 136h40M106 156h32M106 176h44M106 196h28" />
        <path className={styles.heading} d="M186 140h96" />
        <path className={styles.text} d="M186 168h156M186 186h140M186 204h150" />
        <rect className={styles.block} x="186" y="224" width="158" height="58" rx="8" />
        <path className={styles.code} d="M200 244h60M212 262h84" />
      </g>
      <g className={styles.source}>
        <rect x="20" y="190" width="150" height="140" rx="12" />
        <path className={styles.code} d="M40 220h14M62 220h60" />
        <path className={styles.text} d="M40 246h104M40 264h88M40 282h98" />
        <path className={styles.code} d="M40 304h46" />
      </g>
    </svg>
  );
}
