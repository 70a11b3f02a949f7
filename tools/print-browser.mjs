// @ts-check
// Prints the path of the browser for the tests, or nothing, for scripts that can't wait for a promise.
import {findBrowser} from './lib/browser.mjs';
import {explainErrors} from './lib/explained-error.mjs';

explainErrors();
process.stdout.write((await findBrowser()) ?? '');
