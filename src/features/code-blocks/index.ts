import path from 'node:path';
import {build} from 'esbuild';
import type {InlineScriptsPlugin} from '../../framework/security/inline-scripts';
import {startScript} from './live-code/messages';

const frame = path.join(__dirname, 'live-code/frame.ts');

/**
 * The frame of code blocks (`theme/CodeBlock/Layout` has the title and the buttons), and live code.
 * Highlighting at build time is a plugin of its own (`highlighting/index.ts`), because builds can go
 * without it.
 *
 * Live code runs in a frame without an origin, so that it reaches neither the page nor its storage,
 * and the site's policy needs no `unsafe-eval`. The frame can't load files of the site, so its
 * program is bundled as text, which the page passes on.
 *
 * It has to follow theme-live-codeblock in `themes`, because it replaces some of its components.
 */
export default function codeBlocks(): InlineScriptsPlugin {
  return {
    name: 'code-blocks',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [frame],
    getInlineScripts: () => [startScript],
    async contentLoaded({actions}) {
      const {outputFiles} = await build({
        entryPoints: [frame],
        bundle: true,
        minify: true,
        write: false,
        format: 'iife',
        charset: 'utf8',
        legalComments: 'none',
        define: {'process.env.NODE_ENV': '"production"'},
      });
      await actions.createData('frame.json', JSON.stringify(outputFiles[0]!.text));
    },
  };
}
