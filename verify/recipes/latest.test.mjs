// @ts-check
import {latest} from './areas.mjs';
import {tryRecipes} from './try-recipes.mjs';

tryRecipes(latest);
