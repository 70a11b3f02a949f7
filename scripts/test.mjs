// `npm test`, and with --full `npm run test:full`: every check, then one line of counts.
// Only syntax that Node 12 can parse: an old Node must get as far as saying that it is too old.
import('./lib/start.mjs').then(({start}) => start(() => import('./lib/commands/test.mjs')));
