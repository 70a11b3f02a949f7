import React, {type ReactNode} from 'react';

export default function LazyPart(): ReactNode {
  return <p>This sentence came in a file of its own.</p>;
}
