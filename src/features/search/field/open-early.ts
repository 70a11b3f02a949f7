// Runs before the page is hydrated: opens the field for the search button and its keys.
import {answerClicks, answerKeys} from '../../../framework/loading/page-start/client/early-actions';
import {baseUrl} from '../../../framework/loading/page-start/client/settings';
import {indexFolder, manifestFile, type Manifest} from '../index-format';
import {startEarlyWorker} from './early-worker';
import {isFieldOpen, openField, opensSearch, repeatInField} from './field';

const fetchIntoCache = async (url: string): Promise<Blob> =>
  (await fetch(url, {priority: 'low'})).blob();

/**
 * Puts the titles of a version into the browser's cache, and after all else that the search starts with
 * its index, which would delay the first rows.
 */
async function fetchIndex(tag: string, code: Promise<unknown>): Promise<void> {
  const {tags} = (await (await fetch(baseUrl + manifestFile)).json()) as Manifest;
  const files = tags[tag];
  if (files) {
    const toUrl = (file: string) => `${baseUrl}${indexFolder}/${file}`;
    await Promise.all([fetchIntoCache(toUrl(files.titles)), code]);
    await fetchIntoCache(toUrl(files.index));
  }
}

/**
 * Opens the field, and loads the search, when the reader opens it.
 *
 * @param code URLs of the scripts that the search starts with
 * @param worker the URL of that of its worker
 */
export function openEarly(code: string[], worker: string): void {
  const open = (): 'done' => {
    openField();
    const selector = 'meta[name="docsearch:docusaurus_tag"]';
    const tag = document.querySelector<HTMLMetaElement>(selector)?.content ?? '';
    startEarlyWorker(worker, `${location.origin}${baseUrl}#${tag}`);
    // The search reports it if files are missing.
    fetchIndex(tag, Promise.all(code.map(fetchIntoCache))).catch(() => {});
    return 'done';
  };

  answerClicks('.DocSearch-Button', open);

  answerKeys((event) =>
    // What is typed before this script could open the field belongs there.
    isFieldOpen() ? repeatInField(event) : opensSearch(event) && !!open(),
  );
}
