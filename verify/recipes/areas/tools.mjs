// @ts-check
// What readers do with commands and with tools around a site.
import {checks} from './tools/checks.mjs';
import {cli} from './tools/cli.mjs';
import {commands} from './tools/commands.mjs';

export const recipes = [...commands, ...cli, ...checks];
