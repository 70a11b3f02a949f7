import React, {useEffect, useState, type ReactNode} from 'react';

type Props = {
  name: string;
  /** When the error comes: while React draws, after it has drawn, or in the handler of the click. */
  breaks?: 'in render' | 'in an effect' | 'in a handler';
};

/** A part with a button that breaks it. The message of the error names the part. */
export default function Breakable({name, breaks = 'in render'}: Props): ReactNode {
  const [isBroken, setBroken] = useState(false);
  const fail = () => {
    throw new Error(`${name} broke ${breaks}, on purpose`, {
      cause: new Error('somebody pressed its button'),
    });
  };
  useEffect(() => {
    if (isBroken && breaks === 'in an effect') {
      fail();
    }
  });
  if (isBroken && breaks === 'in render') {
    fail();
  }
  return (
    <button
      type="button"
      className="button button--secondary"
      onClick={() => (breaks === 'in a handler' ? fail() : setBroken(true))}
    >
      Break {name}
    </button>
  );
}
