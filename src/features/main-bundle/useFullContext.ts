import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';

/** The context with the whole configuration and all plugin versions, for debug pages and Markdown. */
export default function useFullContext(): DocusaurusContext {
  return {...useDocusaurusContext(), siteConfig, siteMetadata};
}
