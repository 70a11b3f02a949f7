import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {lastVersion} from '../../data/versions';
import type {RequestList} from './requests';

export const requestsFile = path.join(__dirname, 'requests.yml');

/** @throws when the file isn't YAML; the message names it */
export const readRequests = (): RequestList =>
  load(readFileSync(requestsFile, 'utf8').replaceAll('{latest}', lastVersion), {
    filename: requestsFile,
  }) as RequestList;
