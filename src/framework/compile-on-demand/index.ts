import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext, Plugin} from '@docusaurus/types';
import type {RequestHandler} from 'express';

/** The part of Rspack that is used here. */
type Rspack = {lazyCompilationMiddleware(compiler: object): RequestHandler};

/**
 * Lets the development server compile a page when it's opened, like all else that the browser imports
 * late. Otherwise, it compiles all pages at its start, and goes through their modules after each edit.
 */
export default function compileOnDemand({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'compile-on-demand',
    configureWebpack(_config, isServer, {currentBundler}: ConfigureWebpackUtils) {
      if (process.env.NODE_ENV !== 'development' || isServer) {
        return {};
      }
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      let compile: RequestHandler;
      // Neither option is in the types, but Docusaurus passes both on.
      return {
        lazyCompilation: {entries: false, imports: true},
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'registry.js'),
              use: [path.join(__dirname, 'without-weak-loader.js')],
            },
          ],
        },
        plugins: [
          {
            apply(compiler: object) {
              compile = lazyCompilationMiddleware(compiler);
            },
          },
        ],
        devServer: {
          // What this returns is added to what Docusaurus returns, which is the same list.
          setupMiddlewares(middlewares: RequestHandler[]) {
            middlewares.unshift((request, response, next) => compile(request, response, next));
            return [];
          },
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
