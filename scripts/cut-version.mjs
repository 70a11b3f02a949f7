// `npm run version:cut`: freezes Canary's docs as a release, and archives the oldest one.
// Only syntax that Node 12 can parse: an old Node must get as far as saying that it is too old.
import('./lib/start.mjs').then(({start}) => start(() => import('./lib/commands/cut-version.mjs')));
