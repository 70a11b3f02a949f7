import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {BlogPostProvider, useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider, ThemeClassNames} from '@docusaurus/theme-common';
import {useTitleFormatter} from '@docusaurus/theme-common/internal';
import CopyPage from '@site/src/components/CopyPage';
import {releaseNotes} from '@site/src/data/versions';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import type {Props} from '@theme/BlogPostPage';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import BlogLayout from '@theme/BlogLayout';
import ContentVisibility from '@theme/ContentVisibility';
import Heading from '@theme/Heading';
import TextLink from '@theme/MDXComponents/A';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import TOC from '@theme/TOC';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';
import {kinds} from '../../kinds';
import UtcDate from '@site/src/components/UtcDate';
import {useReleaseMetadata} from '../../release-metadata';
import styles from './styles.module.css';

/**
 * A title that means something outside the site. Previews keep the version, because their cards name
 * the changelog. Must come after the metadata of the page.
 */
function Title(): ReactNode {
  const {title: version} = useReleaseMetadata();
  const {format} = useTitleFormatter();
  return (
    <Head>
      <title>{format(`${version} changelog`)}</title>
    </Head>
  );
}

/** The version, date and related links of an entry. */
function Header(): ReactNode {
  const {title: version, date, authors, permalink, release} = useReleaseMetadata();
  const {previous} = release;
  const {frameworkRepository} = useDocusaurusContext().siteConfig.customFields as {
    frameworkRepository: string;
  };
  const isPrerelease = version.includes('-');
  const docs = useVersions(undefined).find(({name}) => name === version);
  const links: [label: string, to: string | false | undefined][] = [
    ['Release post', !isPrerelease && releaseNotes(version)],
    [`Docs of ${version}`, docs?.path],
    [`Source of ${version}`, `${frameworkRepository}/tree/v${version}`],
    [
      `Compare with ${previous}`,
      previous && `${frameworkRepository}/compare/v${previous}...v${version}`,
    ],
  ];
  return (
    <header className={styles.header}>
      <Heading as="h1">{version}</Heading>
      <p className={styles.info}>
        <UtcDate date={date} />
        {authors.map(({key, name, page}) => (
          <span key={key}>{page ? <Link to={page.permalink}>{name}</Link> : name}</span>
        ))}
      </p>
      <CopyPage permalink={permalink} className={styles.copy} />
      <ul className={styles.links} aria-label={`More about ${version}`}>
        {links.map(
          ([label, to]) =>
            to && (
              <li key={label}>
                <TextLink href={to}>{label}</TextLink>
              </li>
            ),
        )}
      </ul>
    </header>
  );
}

/** Links to the kinds of change in an entry, with their counts. */
function KindIndex(): ReactNode {
  const {changes} = useReleaseMetadata().release;
  if (changes.length === 0) {
    return null;
  }
  return (
    <nav aria-label="Changes by kind">
      <ul className={styles.index}>
        {changes.map(({id, count}) => (
          <li key={id}>
            <Link to={`#${id}`}>
              {kinds.find((kind) => kind.id === id)!.title} ({count})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the newer and older release. `@theme/BlogPostPaginator` would call them posts. */
function Paginator(): ReactNode {
  const {prevItem, nextItem} = useReleaseMetadata();
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label="Releases after and before this one"
    >
      {prevItem && <PaginatorNavLink {...prevItem} subLabel="Newer release" />}
      {nextItem && <PaginatorNavLink {...nextItem} subLabel="Older release" isNext />}
    </nav>
  );
}

function Entry({sidebar, children}: {sidebar: Props['sidebar']; children: ReactNode}): ReactNode {
  const {metadata, toc} = useBlogPost();
  return (
    <BlogLayout sidebar={sidebar} toc={toc.length > 0 && <TOC toc={toc} />}>
      <ContentVisibility metadata={metadata} />
      <BlogPostItemContainer>
        <Header />
        <KindIndex />
        <BlogPostItemContent className={styles.content}>{children}</BlogPostItemContent>
        <BlogPostItemFooter />
      </BlogPostItemContainer>
      <Paginator />
    </BlogLayout>
  );
}

/** The page of a release, built from the parts of `@theme/BlogPostPage` with its own header. */
export default function ChangelogPage({content: Content, sidebar}: Props): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <HtmlClassNameProvider
        className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}
      >
        <BlogPostPageMetadata />
        <Title />
        <BlogPostPageStructuredData />
        <Entry sidebar={sidebar}>
          <Content />
        </Entry>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}
