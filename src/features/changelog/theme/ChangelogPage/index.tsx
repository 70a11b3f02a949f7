import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import ChangelogLayout from '@theme/ChangelogLayout';
import ContentVisibility from '@theme/ContentVisibility';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import Header from './Header';
import KindIndex from './KindIndex';
import Paginator from './Paginator';
import styles from './styles.module.css';

function Entry({sidebar, children}: {sidebar: Props['sidebar']; children: ReactNode}): ReactNode {
  const {metadata, toc} = useBlogPost();
  return (
    <ChangelogLayout sidebar={sidebar} toc={toc.length > 0 && <TOC toc={toc} />}>
      <ContentVisibility metadata={metadata} />
      <BlogPostItemContainer>
        <Header />
        <KindIndex />
        <BlogPostItemContent className={styles.content}>{children}</BlogPostItemContent>
        <BlogPostItemFooter />
      </BlogPostItemContainer>
      <Paginator />
    </ChangelogLayout>
  );
}

/** The page of a release, made of the parts of `@theme/BlogPostPage` and a header of its own. */
export default function ChangelogPage({content: Content, sidebar}: Props): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <HtmlClassNameProvider
        className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}
      >
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <Entry sidebar={sidebar}>
          <Content />
        </Entry>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
