import Link from '@docusaurus/Link';
import {docPath} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const features = [
  {
    title: 'Markdown with components',
    text: 'Pages are Markdown files. Where Markdown ends, MDX goes on: tabs, diagrams, formulas and your own React components stand between the paragraphs.',
    to: docPath(),
    link: 'How a site is made',
  },
  {
    title: 'A configuration you can read',
    text: 'One typed file states the site: its address, its navigation, its plugins. Mistakes stop the build and say what they are.',
    to: docPath('configuration/'),
    link: 'Configure a site',
  },
  {
    title: 'Versions side by side',
    text: 'One command freezes the docs of a release. Readers switch between releases and stay on the page they were reading.',
    to: docPath('versioning/'),
    link: 'Version your docs',
  },
  {
    title: 'TypeScript throughout',
    text: 'Configuration, plugins and theme components carry types, so an editor knows every option and every prop.',
    to: docPath('typescript-support/'),
    link: 'Set TypeScript up',
  },
  {
    title: 'Static files, any host',
    text: 'A build is a folder of HTML. GitHub Pages, an object store, a container: recipes for each, with caching and redirects.',
    to: docPath('deployment/'),
    link: 'Deploy a site',
  },
  {
    title: 'A command line that explains itself',
    text: 'Start, build, serve, translate, swizzle: every command with its flags and defaults, read from the command itself.',
    to: docPath('cli/'),
    link: 'Look a command up',
  },
];

export default function Features(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="features">
      <Heading as="h2" id="features">
        What it does for you
      </Heading>
      <ul className={styles.grid}>
        {features.map(({title, text, to, link}) => (
          <li key={to} className={styles.card}>
            <Heading as="h3">{title}</Heading>
            <p>{text}</p>
            <Link to={to}>{link}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
