import path from 'node:path';
import {build} from 'esbuild';

const worker = path.resolve(__dirname, '../../src/features/offline-app/worker/kill-switch.ts');

/** The worker of a build with `OFFLINE_APP=false`, without the part of plugin-pwa. */
export async function killSwitch(): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: `import start from '${worker}'; start();`, resolveDir: __dirname},
    bundle: true,
    write: false,
  });
  return outputFiles[0]!.text;
}
