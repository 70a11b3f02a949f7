import Head from '@docusaurus/Head';
import React, {useState, type ReactNode} from 'react';

/** Overrides the title of the page while it is pressed. */
export default function HeadSwitch(): ReactNode {
  const [isOn, setOn] = useState(false);
  return (
    <p>
      <button
        type="button"
        className="button button--primary"
        aria-pressed={isOn}
        onClick={() => setOn(!isOn)}
      >
        Another title
      </button>
      {isOn && (
        <Head>
          <title>Another title</title>
          <meta name="test-head" content="from the button" />
        </Head>
      )}
    </p>
  );
}
