// Replaces theme-live-codeblock 3.9.2's theme/Playground/Provider, because react-live's provider
// runs the code in the page.
import {usePrismTheme} from '@docusaurus/theme-common';
import type {Props} from '@theme/Playground/Provider';
import React, {useEffect, useMemo, useState, type ReactNode} from 'react';
import {LiveContext} from 'react-live';
import {LiveCodeContext} from '../../../live-code/LiveCodeContext';

/** Provides the code to react-live's editor and to the result. */
export default function PlaygroundProvider({code, metastring, children}: Props): ReactNode {
  const initial = code?.replace(/\n$/u, '') ?? '';
  const [current, setCurrent] = useState(initial);
  const theme = usePrismTheme();
  // The editor loses the focus in its second render, which mustn't be that of the first key.
  const [isMounted, setIsMounted] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the second render is its purpose
  useEffect(() => setIsMounted(true), []);
  const editor = useMemo(
    () => ({
      code: initial,
      language: 'tsx',
      theme,
      disabled: !isMounted,
      onError: () => {},
      onChange: setCurrent,
    }),
    [initial, theme, isMounted],
  );
  const isStatements = metastring?.includes('noInline') ?? false;
  const live = useMemo(() => ({code: current, isStatements}), [current, isStatements]);
  return (
    <LiveContext.Provider value={editor}>
      <LiveCodeContext.Provider value={live}>{children}</LiveCodeContext.Provider>
    </LiveContext.Provider>
  );
}
