// @ts-check
// What readers do to create a site, to start it, and to try things out.
import {installation} from './first-steps/installation.mjs';
import {playground} from './first-steps/playground.mjs';
import {starting} from './first-steps/starting.mjs';

export const completePages = ['introduction', 'playground'];

export const recipes = [...starting, ...installation, ...playground];
