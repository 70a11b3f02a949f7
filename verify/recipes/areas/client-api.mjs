// @ts-check
// What readers do with the components, hooks, and functions of the client API, below a base URL.
import {components} from './client-api/components.mjs';
import {functions} from './client-api/functions.mjs';
import {hooks} from './client-api/hooks.mjs';

export const baseUrl = '/my-website/';

export const completePages = ['docusaurus-core'];

export const recipes = [...components, ...hooks, ...functions];
