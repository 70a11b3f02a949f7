// Replaces theme-live-codeblock 3.9.2's theme/Playground/Preview, which runs the code in the page.
import Translate, {translate} from '@docusaurus/Translate';
import {useColorMode} from '@docusaurus/theme-common';
import program from '@generated/code-blocks/default/frame.json';
import PlaygroundHeader from '@theme/Playground/Header';
import React, {useContext, useEffect, useRef, useState, type ReactNode} from 'react';
import {compile} from '../../../live-code/compile';
import {LiveCodeContext} from '../../../live-code/LiveCodeContext';
import {startScript, type FrameMessage, type FrameState} from '../../../live-code/messages';
import styles from './styles.module.css';

/** The page's styles without its fonts, which a frame without an origin can't load. */
const pageStyles = (): string =>
  Array.from(document.styleSheets, ({cssRules}) => Array.from(cssRules))
    .flat()
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({cssText}) => cssText)
    .join('\n');

/** The frame has no origin to address. */
const send = (frame: HTMLIFrameElement | null, message: FrameMessage | string) =>
  frame?.contentWindow?.postMessage(message, '*');

/** The result of the code in the editor, in a frame that can't reach the page or its storage. */
export default function PlaygroundPreview(): ReactNode {
  const {code, isStatements} = useContext(LiveCodeContext);
  const {colorMode} = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  // A new document would start the code again, so only the first one knows the color mode.
  const [html] = useState(
    `<!doctype html><html data-theme="${colorMode}" style="color-scheme: ${colorMode}"><head>` +
      `<script>${startScript}</script></head><body></body></html>`,
  );

  useEffect(() => {
    const onMessage = ({source, data}: MessageEvent<FrameState>) => {
      if (source === frame.current?.contentWindow) {
        setHeight(data.height);
      }
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, []);

  const isReady = height !== undefined;
  useEffect(() => {
    if (isReady) {
      send(frame.current, {theme: colorMode, styles: pageStyles()});
    }
  }, [isReady, colorMode]);
  useEffect(() => {
    if (isReady) {
      send(frame.current, compile(code, isStatements));
    }
  }, [isReady, code, isStatements]);

  return (
    <>
      <PlaygroundHeader>
        <Translate
          id="theme.Playground.result"
          description="The result label of the live codeblocks"
        >
          Result
        </Translate>
      </PlaygroundHeader>
      <iframe
        ref={frame}
        className={styles.preview}
        sandbox="allow-scripts"
        srcDoc={html}
        title={translate({id: 'theme.Playground.result', message: 'Result'})}
        height={height}
        onLoad={() => send(frame.current, program)}
      />
    </>
  );
}
