// Runs before the page is hydrated: opens the field for the search button and its keys.
import {answerClicks, answerKeys} from '../../../framework/loading/page-start/client/early-actions';
import {baseUrl} from '../../../framework/loading/page-start/client/settings';
import {indexFolder, manifestFile, type Manifest} from '../index-format';
import {isFieldOpen, openField, opensSearch, repeatInField} from './field';

/** Puts what the search starts with into the browser's cache: its code, and the titles of the version. */
async function fetchSearch(): Promise<void> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]');
  const {tags, code} = (await (await fetch(baseUrl + manifestFile)).json()) as Manifest;
  const titles = tags[tag?.content ?? '']?.titles;
  const urls = [...(titles ? [`${baseUrl}${indexFolder}/${titles}`] : []), ...code];
  await Promise.all(urls.map(async (url) => (await fetch(url, {priority: 'low'})).blob()));
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
