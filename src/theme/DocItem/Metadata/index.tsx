import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import StructuredData from '@site/src/components/StructuredData';
import VersionTitle from '@site/src/components/VersionTitle';
import Metadata from '@theme-original/DocItem/Metadata';
import React, {type ReactNode} from 'react';

/** The metadata of a doc, with its version in the title and structured data for search engines. */
export default function DocItemMetadata(): ReactNode {
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  const {siteConfig} = useDocusaurusContext();
  const {url, baseUrl, title, trailingSlash} = siteConfig;
  const {lastUpdatedAt} = metadata;
  return (
    <>
      <Metadata />
      <VersionTitle title={metadata.title} />
      <StructuredData
        data={{
          '@type': 'TechArticle',
          headline: metadata.title,
          description: metadata.description,
          url: url + applyTrailingSlash(metadata.permalink, {baseUrl, trailingSlash}),
          version: label,
          inLanguage: 'en',
          isPartOf: {'@type': 'WebSite', name: title, url: url + baseUrl},
          ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
        }}
      />
    </>
  );
}
