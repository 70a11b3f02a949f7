import Head from '@docusaurus/Head';
import A from '@theme/MDXComponents/A';
import Heading from '@theme/MDXComponents/Heading';
import Img from '@theme/MDXComponents/Img';
import Li from '@theme/MDXComponents/Li';
import Ul from '@theme/MDXComponents/Ul';
import type {Props} from '@theme/MDXComponents/Heading';
import React, {type ReactNode} from 'react';

const heading = (level: Props['as']) =>
  function MarkdownHeading(props: Omit<Props, 'as'>): ReactNode {
    return <Heading as={level} {...props} />;
  };

/**
 * The components of nearly all Markdown files. None of `themeComponents` may be here, because it would
 * come before what a file imports. Code in a line is an element without more (theme-classic 3.9.2).
 */
export default {
  Head,
  a: A,
  h1: heading('h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  img: Img,
  li: Li,
  ul: Ul,
};
