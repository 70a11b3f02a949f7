import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {classNames} from '../../src/framework/loading/split-styles/link-styles';
import {builtPage, readBuilt, routes} from '../support/routes';

const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');
const files = readdirSync('build/assets/css').map((file) => `assets/css/${file}`);
const styles = new Map(files.map((file) => [file, new Set(classNames(readBuilt(file)))]));

test('every page loads the styles of all classes that it has', () => {
  const styled = new Set([
    ...classNames(infima),
    ...[...styles.values()].flatMap((set) => [...set]),
  ]);
  const missing = routes.flatMap((route) => {
    const html = builtPage(decodeURI(route));
    const linked = files.filter((file) => html.includes(`rel=stylesheet href=/${file} `));
    const used = Array.from(html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g), ([, quoted, bare]) =>
      (quoted ?? bare!).split(/\s+/),
    ).flat();
    return [...new Set(used)]
      .filter((name) => styled.has(name) && !linked.some((file) => styles.get(file)!.has(name)))
      .map((name) => `${route}: ${name}`);
  });
  expect(missing).toEqual([]);
});
