// @ts-check
// `npm run serve`: serves the current build, as its hosts are to.
import {parseScriptArgs} from './lib/args.mjs';
import {ExplainedError} from './lib/explained-error.mjs';
import {BUILD_DIR} from './lib/paths.mjs';
import {serveBuild} from './lib/server/serve-build.mjs';

const usage = `serve -- [--port N] [--host NAME]

  --port N      the first port to try; the server uses the next free one (default 3000)
  --host NAME   the address to listen on (default localhost; 0.0.0.0 for the whole network)
  --help        shows this text`;

const {values} = parseScriptArgs(usage, {
  options: {
    port: {type: 'string', default: '3000'},
    host: {type: 'string', default: 'localhost'},
  },
});
const port = /^\d{1,5}$/u.test(values.port) ? Number(values.port) : 0;
if (port < 1 || port > 65_535) {
  throw new ExplainedError(
    `--port must be a whole number from 1 to 65535, not "${values.port}".\n\nUsage: npm run ${usage}`,
  );
}
// Stopping the server isn't an error.
process.once('SIGINT', () => process.exit());
await serveBuild(BUILD_DIR, {host: values.host, port});
