import Link from '@docusaurus/Link';
import {docPath} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const features = [
  {
    title: 'A configuration you can read',
    text: 'One typed file defines your site: its URL, navigation and plugins. Mistakes stop the build with a clear message.',
    to: docPath('configuration/'),
    link: 'Configure a site',
  },
  {
    title: 'React where you need it',
    text: 'Write pages and components in React with types. Replace one part of the theme and keep the rest.',
    to: docPath('swizzling/'),
    link: 'Change the theme',
  },
  {
    title: 'In your readers’ languages',
    text: 'The theme is already translated. One command extracts your own text, and each language gets its own URL.',
    to: docPath('i18n/introduction/'),
    link: 'Translate a site',
  },
  {
    title: 'Search, hosted or built in',
    text: 'Connect Algolia DocSearch, or ship a search index with your site. This site’s search works without a server.',
    to: docPath('search/'),
    link: 'Add a search',
  },
  {
    title: 'Static files, any host',
    text: 'A build is a folder of HTML. GitHub Pages, an object store, a container: recipes for each, with caching and redirects.',
    to: docPath('deployment/'),
    link: 'Deploy a site',
  },
  {
    title: 'Links that don’t break',
    text: 'A broken link fails the build, and a broken anchor causes a warning, so you find both before your readers do.',
    to: docPath('markdown-features/links/'),
    link: 'Link pages',
  },
];

export default function Features(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="features">
      <Heading as="h2" id="features">
        What else comes with it
      </Heading>
      <ul className={styles.features}>
        {features.map(({title, text, to, link}) => (
          <li key={to}>
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
