// Replaces CodeBlock/Content, CodeBlock/Line and CodeBlock/Line/Token of theme-classic 3.9.2, which
// highlight in the browser and render an element for each token.
import contentStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import lineStyles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Line/styles.module.css';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import clsx from 'clsx';
import React, {useContext, useEffect, useState, type ReactNode} from 'react';
import {BuiltCodeContext, escapeHtml} from '../../../built-code';
import {highlightOnServer} from '../../../prism-on-server';

/** The highlighter. Browsers load it with the first code that wasn't highlighted by the build. */
let loaded: typeof highlightOnServer | undefined = highlightOnServer;

/** The lines of a code block. Code that isn't known at build time has no colors at first. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {codeBlockRef} = wordWrap;
  const {code, language, lineNumbersStart: start} = metadata;
  const built = useContext(BuiltCodeContext);

  const [highlight, setHighlight] = useState(() => loaded);
  const isPlain = !built && !highlight && language !== 'text';
  useEffect(() => {
    // Hydration keeps the server's HTML, which has tokens.
    if (isPlain && !codeBlockRef.current?.querySelector('.token')) {
      import('../../../prism').then(
        (prism) => setHighlight(() => (loaded = prism.highlight)),
        // eslint-disable-next-line no-console -- readers can still read the code
        (error) => console.warn('The code could not be highlighted.', error),
      );
    }
  }, [isPlain, code, codeBlockRef]);

  const lineClassNames = built?.lineClassNames ?? metadata.lineClassNames;
  const isNumbered = start !== undefined;
  const {codeLine, codeLineNumber, codeLineContent} = lineStyles;
  const numbered = (line: string) =>
    `<span class="${codeLineNumber} code-line-number"></span><span class="${codeLineContent}">${line}</span>`;
  const html = (built?.html ?? highlight?.(code, language) ?? escapeHtml(code))
    .split('\n')
    .map((line, index) => {
      const names = clsx('token-line', lineClassNames[index], isNumbered && codeLine);
      return `<span class="${names}">${isNumbered ? numbered(line) : line}<br></span>`;
    })
    .join('');
  const {codeBlock, codeBlockLines, codeBlockLinesWithNumbering} = contentStyles;
  return (
    <pre
      ref={codeBlockRef}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may have to be scrolled
      tabIndex={0}
      className={clsx(className, `prism-code language-${language}`, codeBlock, 'thin-scrollbar')}
      // The theme takes a style of the code for one that wraps its lines, and removes it.
      style={isNumbered ? {counterReset: `line-count ${start - 1}`} : undefined}
    >
      <code
        className={clsx(codeBlockLines, isNumbered && codeBlockLinesWithNumbering)}
        dangerouslySetInnerHTML={{__html: html}}
        suppressHydrationWarning
      />
    </pre>
  );
}
