import React, {useEffect, useState, type ReactNode} from 'react';

const mounts = new Map<string, number>();

/** Says how many times it has been mounted since the page was opened. */
export default function MountedAt({name}: {name: string}): ReactNode {
  const [count, setCount] = useState(0);
  useEffect(() => {
    mounts.set(name, (mounts.get(name) ?? 0) + 1);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- only an effect knows of the mount
    setCount(mounts.get(name)!);
    return () => setCount(0);
  }, [name]);
  return (
    <span>
      Content of {name}, mounted {count} times
    </span>
  );
}
