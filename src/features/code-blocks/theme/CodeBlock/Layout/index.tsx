// Replaces CodeBlock/Layout and CodeBlock/Buttons of @docusaurus/theme-classic 3.9.2. The original
// lays the buttons over the code, where they cover it, and only shows them while a mouse is over it.
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import type {Props} from '@theme/CodeBlock/Layout';
import Title from '@theme/CodeBlock/Title';
import clsx from 'clsx';
import React, {type ReactNode} from 'react';

/** Names of languages that aren't just their ID with a capital letter. */
const languageNames: Record<string, string> = {
  bash: 'Terminal',
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  latex: 'LaTeX',
  matlab: 'MATLAB',
  md: 'Markdown',
  mdx: 'MDX',
  php: 'PHP',
  powershell: 'PowerShell',
  py: 'Python',
  scss: 'SCSS',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
  yml: 'YAML',
};

/** The frame of a code block: its title or language and its buttons, above the code. */
export default function CodeBlockLayout({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {language, title} = metadata;
  const languageName = languageNames[language] ?? language;
  return (
    <Container as="div" className={clsx(className, metadata.className)} data-copies-code="">
      <div className={clsx('code-header', !title && 'code-header-untitled')}>
        {title ? (
          <div className="code-title">
            <Title>{title}</Title>
          </div>
        ) : (
          // An attribute keeps the language out of the page's text.
          <div className="code-language" data-language={languageName} />
        )}
        <div
          className="code-buttons"
          role="group"
          aria-label={typeof title === 'string' ? title : languageName}
        >
          <span
            // The theme's button takes no attributes.
            ref={(container) =>
              container?.firstElementChild?.setAttribute('aria-pressed', `${wordWrap.isEnabled}`)
            }
          >
            <WordWrapButton />
          </span>
          <button
            type="button"
            className="clean-btn"
            aria-label={translate({
              id: 'theme.CodeBlock.copyButtonAriaLabel',
              message: 'Copy code to clipboard',
            })}
            title={translate({id: 'theme.CodeBlock.copy', message: 'Copy'})}
            data-own-control="copy"
            data-copy-state=""
          />
        </div>
      </div>
      <Content />
    </Container>
  );
}
