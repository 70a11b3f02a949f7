import {execFileSync, spawn} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import {vi} from 'vitest';

/** Servers that tests start if they're installed, with the arguments that keep them in front. */
const commands = {
  nginx: {version: '-v', run: (file: string) => ['-c', file, '-g', 'daemon off;']},
  caddy: {
    version: 'version',
    run: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
  apache2: {version: '-v', run: (file: string) => ['-f', file, '-D', 'FOREGROUND']},
};

type WebServer = keyof typeof commands;

export function isInstalled(command: WebServer): boolean {
  try {
    execFileSync(command, [commands[command].version], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a server on a free port.
 *
 * @param command
 * @param configure returns the configuration for a port and a folder for the server's own files
 * @throws with what the server wrote when it doesn't answer
 */
export async function startWebServer(
  command: WebServer,
  configure: (port: number, dir: string) => string,
): Promise<{port: number; stop: () => Promise<void>}> {
  const port = await getPort();
  const dir = mkdtempSync(path.join(tmpdir(), `${command}-`));
  // A server that root starts switches to a user who has to be able to read this.
  chmodSync(dir, 0o755);
  const file = path.join(dir, 'configuration');
  writeFileSync(file, configure(port, dir));
  const child = spawn(command, commands[command].run(file), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {...process.env, HOME: dir},
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, {recursive: true, force: true});
  };
  try {
    await vi.waitFor(() => request(port, '/'), {timeout: 10_000});
  } catch {
    await stop();
    throw new Error(`${command} doesn't answer:\n${output}`);
  }
  return {port, stop};
}

type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer};

/** Requests exactly this path, which `fetch` would normalize, and follows no redirects. */
export const request = (
  port: number,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {host: '127.0.0.1', port, path: target, method, headers};
    const sent = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const {statusCode = 0, headers: answered} = response;
        resolve({status: statusCode, headers: answered, body: Buffer.concat(chunks)});
      });
    });
    sent.on('error', reject).end();
  });
