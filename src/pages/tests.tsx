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
  {to: '/tests/blog/', label: 'Test blog', text: 'authors, tags, pagination, footnotes, feeds'},
  {
    to: '/tests/pages/',
    label: 'Test pages',
    text: 'a page for each feature, from analytics to layers, with instructions',
  },
  {
    to: '/examples/markdownPageExample/',
    label: 'Markdown page example',
    text: 'a page in plain Markdown',
  },
  {to: '/examples/noIndex/', label: 'No index', text: "a page that search engines don't list"},
];

export default function Tests(): ReactNode {
  return (
    <Layout title="Tests" description="Test pages for framework features">
      <main className="container container--fluid margin-vert--lg page-narrow">
        <Heading as="h1">Test area</Heading>
        <p>
          Everything below demonstrates framework features, especially edge cases, so that problems
          after an upgrade show up here first.
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
