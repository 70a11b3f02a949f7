// Runs before the page is hydrated: opens the field for the search button and its keys.
import {answerClicks, answerKeys} from '../../../framework/loading/page-start/client/early-actions';
import {baseUrl} from '../../../framework/loading/page-start/client/settings';
import {indexFolder, manifestFile, type Manifest} from '../index-format';
import {isFieldOpen, openField, opensSearch, repeatInField} from './field';

const fetchIntoCache = async (url: string): Promise<Blob> =>
  (await fetch(url, {priority: 'low'})).blob();

/**
 * Puts what the search starts with into the browser's cache: its code and the titles of the version, and
 * then the index, which would delay the first rows.
 */
async function fetchSearch(): Promise<void> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]');
  const {tags, code} = (await (await fetch(baseUrl + manifestFile)).json()) as Manifest;
  const files = tags[tag?.content ?? ''];
  const toUrl = (file: string) => `${baseUrl}${indexFolder}/${file}`;
  await Promise.all([...(files ? [toUrl(files.titles)] : []), ...code].map(fetchIntoCache));
  if (files) {
    await fetchIntoCache(toUrl(files.index));
  }
}

function open(): 'done' {
  openField();
  // The search reports it if the files are missing.
  fetchSearch().catch(() => {});
  return 'done';
}

answerClicks('.DocSearch-Button', open);

answerKeys((event) =>
  // What is typed before this script could open the field belongs there.
  isFieldOpen() ? repeatInField(event) : opensSearch(event) && !!open(),
);
