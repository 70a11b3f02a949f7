// @ts-check
// The versions have files of their own, so that they are tried at the same time.
import {docsVersions} from '../versions.mjs';
import {tryRecipes} from './try-recipes.mjs';

for (const version of docsVersions.slice(0, 1)) {
  tryRecipes(version);
}
