import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import React, {type ReactNode} from 'react';
import {missingResultsUrl} from './missing-results';

/** Says where to tell that a query should have results. */
export default function MissingResults({query}: {query: string}): ReactNode {
  const {frameworkRepository} = useDocusaurusContext().siteConfig.customFields as {
    frameworkRepository: string;
  };
  return (
    <p>
      <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
        Believe this query should return results?
      </Translate>{' '}
      <Link href={missingResultsUrl(frameworkRepository, query)}>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">
          Let us know.
        </Translate>
      </Link>
    </p>
  );
}
