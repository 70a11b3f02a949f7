import type {Props} from '@theme/Blog/Components/Author/Socials';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {SocialsOnServer} from '../../../../../socials-on-server';
import styles from './styles.module.css';

/** In the browser, they're there from the first page on that has none from the server. */
let Loaded: typeof SocialsOnServer | undefined = SocialsOnServer;

/**
 * Links to an author's profiles. The icons of all platforms are 5 KB compressed, and few authors have
 * any, so hydration keeps the server's HTML.
 */
export default function AuthorSocials({author}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [Icons, setIcons] = useState(() => Loaded);
  const hasAny = Object.keys(author.socials ?? {}).length > 0;
  useEffect(() => {
    if (hasAny && !Icons && !container.current?.hasChildNodes()) {
      import('@theme-init/Blog/Components/Author/Socials').then(
        (socials) => setIcons(() => (Loaded = socials.default)),
        // eslint-disable-next-line no-console -- readers can still read the post
        (error) => console.warn('The links to the author’s profiles could not be loaded.', error),
      );
    }
  }, [hasAny, Icons]);
  return Icons ? (
    <div className={styles.socials}>{hasAny && <Icons author={author} />}</div>
  ) : (
    <div
      ref={container}
      className={styles.socials}
      dangerouslySetInnerHTML={{__html: ''}}
      suppressHydrationWarning
    />
  );
}
