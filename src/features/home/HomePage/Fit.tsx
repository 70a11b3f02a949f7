import Link from '@docusaurus/Link';
import {docPath} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const reasons = [
  'Your site is mostly text: guides, references, release notes, a handbook.',
  'Readers need the docs of several releases, or in several languages.',
  'Your team works with Git and Markdown.',
  'You want to change the design, one React component at a time.',
];

const alternatives = [
  {reason: 'Docs are a small part of an application with a backend.', tools: 'Next.js'},
  {reason: 'You use Vue, or want very little JavaScript.', tools: 'VitePress, Starlight'},
  {reason: 'Your project uses Python, without Node.js.', tools: 'MkDocs'},
  {reason: 'Your writers prefer an online editor.', tools: 'GitBook'},
];

/** When to use Docusaurus, and when to use something else. */
export default function Fit(): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="fit">
      <Heading as="h2" id="fit">
        Is it right for your project?
      </Heading>
      <div className={styles.fit}>
        <div>
          <Heading as="h3">When to choose Docusaurus</Heading>
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
        <div>
          <Heading as="h3">When to choose something else</Heading>
          <ul>
            {alternatives.map(({reason, tools}) => (
              <li key={tools}>
                {reason} <span className={styles.tools}>{tools}</span>
              </li>
            ))}
          </ul>
          <p>
            <Link to={docPath('#when-something-else-fits-better')}>
              Compare Docusaurus with other tools
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
