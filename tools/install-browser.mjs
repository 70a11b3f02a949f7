// @ts-check
// Makes sure that there is a browser for the tests, before `npm test` runs them.
import {ensureBrowser} from './lib/browser.mjs';
import {explainErrors} from './lib/explained-error.mjs';

explainErrors();
console.log(`The tests use ${await ensureBrowser()}.`);
