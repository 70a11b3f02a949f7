// `npm run site`: installs and builds where needed, then serves the site.
// Only syntax that Node 12 can parse: an old Node must get as far as saying that it is too old.
import('./lib/start.mjs').then(({start}) => start(() => import('./lib/commands/site.mjs')));
