#!/usr/bin/env node
// @ts-check
// Takes pictures of the site's templates in both color modes, on a phone and on a laptop:
// `npm run screenshots` of the current build, into the references of the visual tests;
// `npm run screenshots -- <build folder> <folder>` of another build, in full size.
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parseScriptArgs} from '../lib/args.mjs';
import {openBuild} from '../lib/build-in-browser.mjs';
import {references, shrink} from './compare.mjs';
import {colorSchemes, contextOptions, takePicture, templates, widths} from './templates.mjs';

const {positionals} = parseScriptArgs('screenshots -- [BUILD_FOLDER FOLDER]', {
  allowPositionals: true,
});
const [dir, folder] = positionals;
const build = await openBuild(dir && path.resolve(dir));
const target = folder ?? references;
await mkdir(target, {recursive: true});
try {
  for (const width of widths) {
    for (const colorScheme of colorSchemes) {
      const context = await build.browser.newContext(contextOptions(width, colorScheme));
      for (const [name, route] of Object.entries(templates)) {
        const page = await context.newPage();
        const picture = await takePicture(page, build.url(route.slice(1)));
        await page.close();
        const file = path.join(target, `${name}.${width}.${colorScheme}.png`);
        await writeFile(file, folder ? picture : await shrink(picture));
        console.log(file);
      }
      await context.close();
    }
  }
} finally {
  await build.close();
}
