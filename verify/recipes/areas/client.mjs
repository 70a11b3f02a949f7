// @ts-check
// What readers do with code that runs in the browser, and with TypeScript, below a base URL.
import {navigation} from './client/navigation.mjs';
import {rendering} from './client/rendering.mjs';
import {typescript} from './client/typescript.mjs';

export const baseUrl = '/my-website/';
export const recipes = [...navigation, ...rendering, ...typescript];

export const completePages = [
  'advanced/client',
  'advanced/index',
  'advanced/routing',
  'advanced/ssg',
  'typescript-support',
];
