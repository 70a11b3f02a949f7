import Link from '@docusaurus/Link';
import {docPath} from '@site/src/data/versions';
import Heading from '@theme/Heading';
import React, {type ReactNode} from 'react';
import ColorDemo from '../demos/ColorDemo';
import MarkdownDemo from '../demos/MarkdownDemo';
import styles from './styles.module.css';

type DemonstrationProps = {
  id: string;
  title: string;
  text: string;
  to: string;
  link: string;
  children: ReactNode;
};

function Demonstration({id, title, text, to, link, children}: DemonstrationProps): ReactNode {
  return (
    <section className={styles.demonstration} aria-label={title}>
      <div className={styles.demonstrationText}>
        <Heading as="h3" id={id}>
          {title}
        </Heading>
        <p>
          {text} <Link to={to}>{link}</Link>
        </p>
      </div>
      {children}
    </section>
  );
}

/** Interactive demos of the framework. */
export default function Demonstrations({markdownSource}: {markdownSource: string}): ReactNode {
  return (
    <section className={styles.section} aria-labelledby="try">
      <Heading as="h2" id="try">
        Try it on this page
      </Heading>
      <Demonstration
        id="try-markdown"
        title="Write Markdown, get a page"
        text="Write as you would in a README, and add components where Markdown isn’t enough. These tabs, this note and this code block come with the theme."
        to={docPath('markdown-features/')}
        link="What Markdown can do"
      >
        <MarkdownDemo source={markdownSource} />
      </Demonstration>
      <Demonstration
        id="try-colors"
        title="Pick a color, get a theme"
        text="CSS variables style the default theme in light and dark mode. Check the contrast of your color, and copy the rule into your site."
        to={docPath('styling-layout/')}
        link="Style a site"
      >
        <ColorDemo />
      </Demonstration>
    </section>
  );
}
