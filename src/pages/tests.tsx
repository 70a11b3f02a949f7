import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {type ReactNode} from 'react';

const areas = [
  {
    to: '/tests/docs/',
    label: 'Test docs',
    text: 'sidebars, tags, visibility, links, tables of contents',
  },
  {to: '/tests/blog/', label: 'Test blog', text: 'authors, tags, paging, footnotes, feeds'},
  {
    to: '/tests/pages/',
    label: 'Test pages',
    text: 'a page for each behavior, from analytics to layers, with what to look at',
  },
  {
    to: '/examples/markdownPageExample/',
    label: 'Markdown page example',
    text: 'a page of plain Markdown',
  },
  {to: '/examples/noIndex/', label: 'No index', text: 'a page that search engines skip'},
];

export default function Tests(): ReactNode {
  return (
    <Layout title="Tests" description="Where the site tries out what the framework can do">
      <main className="container container--fluid margin-vert--lg page-narrow">
        <Heading as="h1">Test area</Heading>
        <p>
          Everything below exists to show a behavior of the framework, most of all the unusual ones,
          so that a change of version that breaks one is seen here first.
        </p>
        <ul>
          {areas.map(({to, label, text}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>: {text}
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
