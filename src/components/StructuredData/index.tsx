import Head from '@docusaurus/Head';
import React, {type ReactNode} from 'react';

/**
 * Facts about a page for search engines, in terms of https://schema.org/.
 *
 * @param props.data without its `@context`
 */
export default function StructuredData({data}: {data: Record<string, unknown>}): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {/* Otherwise `</script>` in the data would close the element. */}
        {JSON.stringify({'@context': 'https://schema.org', ...data}).replaceAll('<', '\\u003c')}
      </script>
    </Head>
  );
}
