import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {lastVersion} from '../../data/versions';
import {requestsOf, type RequestList} from './requests';

export const requestsFile = path.join(__dirname, 'requests.yml');

/** @throws when the file isn't YAML, or a request has an unknown state */
export function readRequests(file = requestsFile): RequestList {
  const text = readFileSync(file, 'utf8').replaceAll('{latest}', lastVersion);
  const list = load(text, {filename: file}) as RequestList;
  const unknown = requestsOf(list).find(({state}) => !['open', 'closed'].includes(state));
  if (unknown) {
    throw new Error(
      `${file}: the state of "${unknown.id}" must be open or closed, not "${unknown.state}".`,
    );
  }
  return list;
}
