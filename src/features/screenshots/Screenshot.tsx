import {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useModalDialog} from '@site/src/hooks/useModalDialog';
import IconClose from '@theme/Icon/Close';
import ThemedImage from '@theme/ThemedImage';
import React, {useState, type CSSProperties, type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The name of a picture in `static/img/docs`, such as `new-site`. */
  name: string;
  /** What the picture shows, for readers who can't see it. */
  alt: string;
  caption?: string;
  /** In CSS pixels. The remark plugin adds the width and the height. */
  width: string;
  height: string;
};

type ZoomProps = {caption: string | undefined; children: ReactNode; onClose: () => void};

function Zoom({caption, children, onClose}: ZoomProps): ReactNode {
  const ref = useModalDialog();
  const label = translate({id: 'site.screenshot.enlarged', message: 'Enlarged picture'});
  return (
    <dialog ref={ref} className={styles.zoom} aria-label={label} onClose={onClose}>
      <form method="dialog" className={styles.bar}>
        <span>{caption}</span>
        <button
          type="submit"
          className="clean-btn"
          aria-label={translate({id: 'site.screenshot.close', message: 'Close'})}
        >
          <IconClose width={16} height={16} aria-hidden="true" />
        </button>
      </form>
      {/* The keyboard scrolls a picture that is larger than the window. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}

/** A picture of a site in the current color mode, which a button enlarges. */
export default function Screenshot({name, alt, caption, width, height}: Props): ReactNode {
  const [isZoomed, setZoomed] = useState(false);
  const {withBaseUrl} = useBaseUrlUtils();
  const image = (
    <ThemedImage
      sources={{
        light: withBaseUrl(`/img/docs/${name}.light.webp`),
        dark: withBaseUrl(`/img/docs/${name}.dark.webp`),
      }}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
  return (
    <figure
      className={styles.screenshot}
      style={{'--width': width, '--height': height} as CSSProperties}
    >
      <div className={styles.frame}>
        {image}
        <button
          type="button"
          className={styles.enlarge}
          aria-haspopup="dialog"
          aria-label={translate({id: 'site.screenshot.enlarge', message: 'Enlarge the picture'})}
          onClick={() => setZoomed(true)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
          </svg>
        </button>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
      {isZoomed && (
        <Zoom caption={caption} onClose={() => setZoomed(false)}>
          {image}
        </Zoom>
      )}
    </figure>
  );
}
