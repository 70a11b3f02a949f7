#!/usr/bin/env node
// @ts-check
// Draws the diagrams of the content, so that readers don't need Mermaid: `npm run diagrams`. It writes
// a picture for each new or changed diagram, and removes those of diagrams that are gone. With
// `--all`, it draws all of them anew, for example after an update of Mermaid.
import {mkdirSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {runnerImport} from 'vite';
import {parseScriptArgs} from '../lib/args.mjs';
import {launchBrowser} from '../lib/browser.mjs';
import {ROOT} from '../lib/paths.mjs';
import {drawDiagram} from './draw-diagram.mjs';

const {values} = parseScriptArgs('diagrams -- [--all]', {options: {all: {type: 'boolean'}}});

/** @param {string} file @returns {Promise<any>} */
const load = async (file) => (await runnerImport(path.join(ROOT, file))).module;

const {picturesDir} = await load('src/features/diagrams/pictures.ts');
const {findDiagrams} = await load('src/features/diagrams/find-diagrams.ts');
const {mermaid: settings} = await load('config/mermaid.ts');

/** Mermaid as theme-mermaid loads it, and the site's styles with its fonts. */
async function bundlePage() {
  const bundle = async (/** @type {string} */ contents, /** @type {'js' | 'css'} */ loader) => {
    const {outputFiles} = await build({
      stdin: {contents, loader, resolveDir: ROOT},
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      loader: {'.woff2': 'dataurl', '.svg': 'dataurl'},
      logLevel: 'error',
    });
    return /** @type {string} */ (outputFiles[0]?.text);
  };
  return {
    script: await bundle(
      `import mermaid from 'mermaid';
       import elk from '@mermaid-js/layout-elk';
       mermaid.registerLayoutLoaders(elk);
       window.mermaid = mermaid;`,
      'js',
    ),
    styles: await bundle(
      `@import 'infima/dist/css/default/default.css';
       @import './src/css/custom.css';`,
      'css',
    ),
  };
}

/** @type {Map<string, import('../../src/features/diagrams/find-diagrams').Diagram>} */
const diagrams = findDiagrams(settings);
const browser = await launchBrowser();
mkdirSync(picturesDir, {recursive: true});
const drawn = new Set(readdirSync(picturesDir).map((file) => path.basename(file, '.svg')));
for (const name of drawn) {
  if (!diagrams.has(name) || values.all) {
    rmSync(path.join(picturesDir, `${name}.svg`));
    drawn.delete(name);
  }
}
try {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  const {script, styles} = await bundlePage();
  await page.setContent(
    '<!doctype html><html lang="en" data-theme="light"><body>Text <code>code</code> <b>bold</b>',
  );
  await page.addStyleTag({content: styles});
  await page.addScriptTag({content: script});
  // The fallbacks in it are fonts that this machine may not have.
  await page.evaluate(() => {
    /** @type {Promise<FontFace>[]} */
    const loads = [];
    document.fonts.forEach((font) => loads.push(font.load()));
    return Promise.allSettled(loads);
  });
  for (const [name, {source, file}] of diagrams) {
    if (!drawn.has(name)) {
      const drawing = {name, source, options: settings.options, themes: settings.theme};
      try {
        const svg = await page.evaluate(drawDiagram, drawing);
        writeFileSync(path.join(picturesDir, `${name}.svg`), `${svg}\n`);
        console.log(`${name}.svg: ${Math.round(svg.length / 1024)} KB, ${file}`);
      } catch (error) {
        console.error(
          `A diagram in ${file} can't be drawn: ${/** @type {Error} */ (error).message}\n${source}`,
        );
        process.exitCode = 1;
      }
    }
  }
} finally {
  await browser.close();
}
