import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {canRun} from '../support/can-run';
import {buildDir, readBuilt} from '../support/routes';
import {installTool} from './install-tool';
import {expectNoFindings} from './judge';

const feeds = ['blog', 'changelog', 'tests/blog'].flatMap((blog) => [
  `${blog}/rss.xml`,
  `${blog}/atom.xml`,
]);

/** Ruby's own parser is strict about RSS 2.0 and Atom. It comes with Ruby. */
const ruby = `
require 'rss'
ARGV.each do |file|
  RSS::Parser.parse(File.read(file), true)
rescue RSS::Error => error
  puts "#{file}: #{error.message}"
end
`;

test.runIf(canRun('ruby', '--version'))("feeds are valid for Ruby's RSS", () => {
  const version = execFileSync('ruby', ['-r', 'rss', '-e', 'print RSS::VERSION']).toString();
  const printed = execFileSync('ruby', ['-e', ruby, ...feeds], {cwd: buildDir}).toString();
  const findings = printed.split('\n').filter(Boolean);
  expectNoFindings(`RSS for Ruby ${version}`, feeds.length, findings);
});

test('libxml finds the sitemap valid, by the schema of sitemaps 0.9', async () => {
  const version = '5.3.0';
  const tool = installTool('xmllint-wasm', version);
  const {validateXML} = (await import(path.join(tool, 'index-node.js'))) as {
    validateXML: (options: object) => Promise<{errors: {rawMessage: string}[]}>;
  };
  // The plugin's package has the schema.
  const schema = readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8');
  const {errors} = await validateXML({xml: readBuilt('sitemap.xml'), schema});
  const findings = errors.map(({rawMessage}) => rawMessage);
  expectNoFindings(`libxml of xmllint-wasm ${version}`, 1, findings);
});
