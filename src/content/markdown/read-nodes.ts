import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {parsePage} from './parse-page.mjs';
import {plainNodes, type Node} from './plain-nodes';

/** The nodes of each page, and the hash of what they depend on. */
const cacheFolder = '.cache/markdown';

type Cached = {hash: string; nodes: Node[]};

const memory = new Map<string, Cached>();

/**
 * Parses a page into nodes without components.
 *
 * @param source with or without front matter
 * @param format
 * @throws a VFileMessage with the position when the source isn't valid MDX
 */
export function parseNodes(source: string, format: 'md' | 'mdx' = 'mdx'): Node[] {
  const tree = parsePage(source, format);
  visit(tree, (node) => delete node.position);
  return plainNodes(tree.children as unknown as Node[]);
}

let parser: string | undefined;

/** A hash of the code that parses pages. */
function parserHash(siteDir: string): string {
  if (!parser) {
    const hash = createHash('sha256').update(readFileSync(path.join(siteDir, 'package-lock.json')));
    for (const name of readdirSync(__dirname).sort()) {
      hash.update(readFileSync(path.join(__dirname, name)));
    }
    parser = hash.digest('hex');
  }
  return parser;
}

function readCache(file: string): Cached | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Cached;
  } catch {
    // Missing or damaged: the page is parsed again.
    return undefined;
  }
}

/**
 * Reads a page as nodes without components. Several features read the same pages, and most pages
 * are the same as in the last build, so the nodes are kept in memory and on disk. Don't change
 * them.
 *
 * @param siteDir
 * @param file relative to `siteDir`; `.mdx` files are MDX, others are Markdown
 * @throws an error that names the file when it isn't valid MDX
 */
export function readNodes(siteDir: string, file: string): Node[] {
  const source = readFileSync(path.join(siteDir, file), 'utf8');
  const hash = createHash('sha256').update(parserHash(siteDir)).update(source).digest('hex');
  const cacheFile = path.join(siteDir, cacheFolder, `${file}.json`);
  const known = memory.get(file) ?? readCache(cacheFile);
  if (known?.hash === hash) {
    memory.set(file, known);
    return known.nodes;
  }
  try {
    const nodes = parseNodes(source, file.endsWith('.mdx') ? 'mdx' : 'md');
    memory.set(file, {hash, nodes});
    mkdirSync(path.dirname(cacheFile), {recursive: true});
    writeFileSync(cacheFile, JSON.stringify({hash, nodes}));
    return nodes;
  } catch (error) {
    throw new Error(`${file} couldn't be read as Markdown.`, {cause: error});
  }
}
