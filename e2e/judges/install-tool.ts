import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Installs a package outside the project. Only the nightly run needs it, and some bring hundreds of
 * others with them.
 *
 * @param name of the package
 * @param version
 * @returns its folder
 */
export function installTool(name: string, version: string): string {
  const dir = path.resolve('.cache/tools', `${name.replace('/', '-')}@${version}`);
  const tool = path.join(dir, 'node_modules', name);
  if (!existsSync(path.join(dir, 'installed'))) {
    mkdirSync(dir, {recursive: true});
    writeFileSync(path.join(dir, 'package.json'), '{}');
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', `${name}@${version}`], {
      cwd: dir,
      stdio: 'ignore',
    });
    writeFileSync(path.join(dir, 'installed'), '');
  }
  return tool;
}
