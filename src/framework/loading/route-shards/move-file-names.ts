import type {ConfigureWebpackUtils} from '@docusaurus/types';

type Compiler = InstanceType<ConfigureWebpackUtils['currentBundler']['instance']['Compiler']>;

/** The IDs of the chunks that code imports or starts as workers. */
const chunksIn = (code: string) =>
  Array.from(code.matchAll(/\.[eu]\((?:\/\*.*?\*\/ )?"(\w+)"\)/gu), ([, id]) => id!);

/** @throws when the code doesn't have what is replaced */
function replaceOnce(
  code: string,
  file: string,
  found: RegExp | string,
  by: (text: string) => string,
): string {
  const edited = code.replace(found, by);
  if (edited === code) {
    throw new Error(
      `${file} has no ${found} to replace. Compare it with ` +
        'src/framework/loading/route-shards/move-file-names.ts (see the seam "routeShards").',
    );
  }
  return edited;
}

/** Moves the file names of chunks from the runtime, which pages load, to the shards they're for. */
export function moveFileNames(compiler: Compiler): void {
  const {sources, Compilation} = compiler.webpack;
  // Before minification, and before hashes are replaced by those of the final content.
  const hook = {name: 'route-shards', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE};
  compiler.hooks.thisCompilation.tap(hook, (compilation) => {
    compilation.hooks.processAssets.tap(hook, () => {
      const scriptOf: Record<string, string> = {};
      for (const {id, files} of compilation.chunks) {
        scriptOf[String(id)] = [...files].find((file) => file.endsWith('.js')) ?? '';
      }
      const scripts = Object.values(scriptOf).filter(Boolean);
      const codeOf = (file: string) => String(compilation.assets[file]!.source());
      const edit = (file: string, code: string) =>
        compilation.updateAsset(file, new sources.RawSource(code));
      const otherIds = new Set<string>();
      for (const file of scripts) {
        const code = codeOf(file);
        const ids = chunksIn(code);
        if (/\/routes-\d+\./u.test(file)) {
          const fileNames = ids.map((id) => [id, scriptOf[id]]);
          const table = JSON.stringify(Object.fromEntries(fileNames));
          edit(
            file,
            replaceOnce(code, file, '"files"', () => table),
          );
        } else {
          ids.forEach((id) => otherIds.add(id));
        }
      }
      const runtime = scripts.find((file) => file.includes('/runtime~main.'))!;
      const isNeeded = (entry: string, id: string) => (otherIds.has(id) ? entry : '');
      const withoutMoved = (tables: string) => tables.replaceAll(/"(\w+)": "[^"]*",?/gu, isNeeded);
      // Up to the extension of scripts, because the tables of style sheets look alike.
      const scriptTables = /(?<=__webpack_require__\.u = )[^]*?\.js"/u;
      edit(runtime, replaceOnce(codeOf(runtime), runtime, scriptTables, withoutMoved));
    });
  });
}
