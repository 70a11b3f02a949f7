import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import React, {useState, type ReactNode} from 'react';

/** An error with a cause, so that both the build and the crash screen have a chain to show. */
function crash(): never {
  throw new Error('This page crashes on purpose', {
    cause: new Error('because somebody asked it to'),
  });
}

function CrashOnBuild(): ReactNode {
  const {crashTest} = useDocusaurusContext().siteConfig.customFields as {crashTest: boolean};
  return crashTest && !ExecutionEnvironment.canUseDOM ? crash() : null;
}

export default function CrashTest(): ReactNode {
  const [crashing, setCrashing] = useState(false);
  if (crashing) {
    crash();
  }
  return (
    <Layout title="Crash test" description="A page that crashes when it is told to">
      <main className="container margin-vert--lg page-narrow">
        <Heading as="h1">Crash test</Heading>
        <CrashOnBuild />
        <p>
          A build with <code>DOCUSAURUS_CRASH_TEST=true</code> fails on this page, and its message
          shows the error and the cause. In the browser, the button does the same.
        </p>
        <button type="button" className="button button--primary" onClick={() => setCrashing(true)}>
          Crash this page
        </button>
      </main>
    </Layout>
  );
}
