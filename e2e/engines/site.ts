import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {react} from '../support/code';
import {startDeployments} from '../support/deployments';
import {logViolations} from '../support/log-violations';

/** Reports what must not happen on any page. No engine tells all of it to a test by itself. */
const reporter = `(() => {
  const report = (problem) => navigator.sendBeacon('/problems', location.pathname + ': ' + problem);
  const {error} = console;
  console.error = (...args) => { report('console error: ' + args.join(' ')); error(...args); };
  addEventListener('error', ({message}) => message && report('uncaught error: ' + message));
  addEventListener('unhandledrejection', ({reason}) => report('uncaught error: ' + reason));
  ${logViolations}
})()`;

const hash = createHash('sha256').update(reporter).digest('base64');

/** The built site on a server that reports problems, holds the code of pages, and goes away. */
export async function serveSite() {
  const deployments = await startDeployments();
  let release = () => {};
  let held: Promise<void> | undefined;
  const problems: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/problems') {
      for await (const chunk of request) {
        problems.push(String(chunk));
      }
      response.end();
      return;
    }
    if (react.test(request.url!)) {
      await held;
    }
    const {accept = '*/*', range} = request.headers;
    const answered = await fetch(deployments.url + request.url, {
      method: request.method,
      headers: {accept, 'accept-encoding': 'identity', ...(range && {range})},
      redirect: 'manual',
    });
    const headers: Record<string, string> = {};
    answered.headers.forEach((value, header) => (headers[header] = value));
    let body = Buffer.from(await answered.arrayBuffer());
    if (headers['content-type']?.startsWith('text/html')) {
      body = Buffer.from(String(body).replace(/<head>/u, `$&<script>${reporter}</script>`));
      headers['content-security-policy'] = headers['content-security-policy']!.replace(
        /script-src /u,
        `$&'sha256-${hash}' `,
      );
      headers['content-length'] = String(body.length);
      delete headers.etag;
    }
    response.writeHead(answered.status, headers).end(body);
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    problems,
    deployments,
    /** Keeps React from pages that are opened from now on, until `release`. */
    hold() {
      held = new Promise((resolve) => (release = resolve));
    },
    release() {
      release();
      held = undefined;
    },
    stop() {
      server.close().closeAllConnections();
      deployments.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof serveSite>>;
