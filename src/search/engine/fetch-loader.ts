import {manifestFile, shardFolder, type Manifest, type ShardFile} from '../index-format';
import {SearchLoadError} from '../types';
import type {IndexLoader} from './index-loader';

const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function fetchBytes(address: string): Promise<ArrayBuffer> {
  let response: Response;
  try {
    response = await fetch(address);
  } catch (cause) {
    throw new SearchLoadError(`${address} cannot be fetched.`, {cause});
  }
  if (!response.ok) {
    throw new SearchLoadError(`${address} was answered with ${response.status}.`);
  }
  try {
    return await response.arrayBuffer();
  } catch (cause) {
    throw new SearchLoadError(`${address} broke off.`, {cause});
  }
}

function parse(bytes: ArrayBuffer, address: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new SearchLoadError(`${address} is no JSON.`, {cause});
  }
}

/** @throws {@link SearchLoadError} when these are not the bytes that the build wrote */
async function checkShard(bytes: ArrayBuffer, {hash, size}: ShardFile, address: string) {
  // Browsers give no hashes to pages of plain http; the length tells what broke off.
  const isRight = crypto.subtle
    ? toHex(await crypto.subtle.digest('SHA-256', bytes)) === hash
    : bytes.byteLength === size;
  if (!isRight) {
    throw new SearchLoadError(`${address} is damaged.`);
  }
}

const isManifest = (value: unknown): value is Manifest =>
  typeof (value as Partial<Manifest> | null)?.tags === 'object' &&
  typeof (value as Partial<Manifest>).meanings === 'object';

/**
 * Fetches the files of the index.
 *
 * @param baseUrl of the site, with the origin and a slash at its end
 */
export function fetchLoader(baseUrl: string): IndexLoader {
  async function loadShard<T>(file: ShardFile): Promise<T> {
    const address = `${baseUrl}${shardFolder}/${file.name}`;
    const bytes = await fetchBytes(address);
    await checkShard(bytes, file, address);
    // The build wrote these very bytes, from this type.
    return parse(bytes, address) as T;
  }
  return {
    async manifest() {
      const address = baseUrl + manifestFile;
      const manifest = parse(await fetchBytes(address), address);
      if (!isManifest(manifest)) {
        throw new SearchLoadError(`${address} names no files.`);
      }
      return manifest;
    },
    headings: loadShard,
    text: loadShard,
    code: loadShard,
    meanings: loadShard,
  };
}
