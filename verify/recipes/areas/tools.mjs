// @ts-check
// What readers do with commands and with tools around a site.
import {checks} from './tools/checks.mjs';
import {cli} from './tools/cli.mjs';
import {create} from './tools/create.mjs';
import {lint} from './tools/lint.mjs';
import {logger} from './tools/logger.mjs';

export const recipes = [...cli, ...checks, ...lint, ...logger, ...create];

export const completePages = ['api/misc/logger/logger', 'cli'];
