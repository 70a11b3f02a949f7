import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {lastVersion} from '../../data/versions';
import type {RequestList} from './requests';

export const requestsFile = path.join(__dirname, 'requests.yml');

export const readRequests = (): RequestList =>
  load(readFileSync(requestsFile, 'utf8').replaceAll('{latest}', lastVersion)) as RequestList;
