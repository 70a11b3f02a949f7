// `npm run serve`: serves the build that is there.
// Only syntax that Node 12 can parse: an old Node must get as far as saying that it is too old.
import('./lib/start.mjs').then(({start}) => start(() => import('./lib/commands/serve.mjs')));
