import Link from '@docusaurus/Link';
import {docPath} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** `icon` is SVG path data for a 24 by 24 view box. */
const features = [
  {
    title: 'A configuration you can read',
    text: 'One typed file defines your site: its URL, navigation and plugins. Mistakes stop the build with a clear message.',
    icon: 'M4 7h9M19 7h1M4 12h1M11 12h9M4 17h6M16 17h4M16 5v4M8 10v4M13 15v4',
    to: docPath('configuration/'),
    link: 'Configure a site',
  },
  {
    title: 'React where you need it',
    text: 'Write pages and components in React with types. Replace one part of the theme and keep the rest.',
    icon: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
    to: docPath('swizzling/'),
    link: 'Change the theme',
  },
  {
    title: 'In your readers’ languages',
    text: 'The theme is already translated. One command extracts your own text, and each language gets its own URL.',
    icon: 'M4 6h9M8.5 4v2M11 6c-.6 3.5-3 6-6.5 7.5M6.5 9c1 2 2.5 3.3 4.5 4.2M12.5 20l4-9 4 9M14 17h5',
    to: docPath('i18n/introduction/'),
    link: 'Translate a site',
  },
  {
    title: 'Search, hosted or built in',
    text: 'Connect Algolia DocSearch, or ship a search index with your site. This site’s search works without a server.',
    icon: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5 20 20',
    to: docPath('search/'),
    link: 'Add a search',
  },
  {
    title: 'Static files, any host',
    text: 'A build is a folder of HTML. GitHub Pages, an object store, a container: recipes for each, with caching and redirects.',
    icon: 'M12 15V5M8 9l4-4 4 4M5 14v5h14v-5',
    to: docPath('deployment/'),
    link: 'Deploy a site',
  },
  {
    title: 'Links that don’t break',
    text: 'A broken link or anchor fails the build, so you find it before your readers do.',
    icon: 'M10 14a4 4 0 0 0 6 .5l2.5-2.5a4 4 0 0 0-5.7-5.7L11.5 7.6M14 10a4 4 0 0 0-6-.5L5.5 12a4 4 0 0 0 5.7 5.7l1.3-1.3',
    to: docPath('markdown-features/links/'),
    link: 'Link pages',
  },
];

export default function Features(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="features">
      <Heading as="h2" id="features">
        Everything else a site needs
      </Heading>
      <ul className={styles.features}>
        {features.map(({title, text, icon, to, link}) => (
          <li key={to}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={icon} />
            </svg>
            <Heading as="h3">{title}</Heading>
            <p>
              {text} <Link to={to}>{link}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
