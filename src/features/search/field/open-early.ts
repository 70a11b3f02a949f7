// Runs before the page is hydrated: opens the field for the search button and its keys.
import {answerClicks, answerKeys} from '../../../framework/loading/page-start/client/early-actions';
import {baseUrl} from '../../../framework/loading/page-start/client/settings';
import {indexFolder, manifestFile, type Manifest} from '../index-format';
import {isFieldOpen, openField, opensSearch, repeatInField} from './field';

/** Puts the index of the page's version into the browser's cache, where the search will find it. */
async function fetchIndex(): Promise<void> {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docsearch:docusaurus_tag"]');
  const {tags} = (await (await fetch(baseUrl + manifestFile)).json()) as Manifest;
  const {sections, index} = tags[tag?.content ?? '']!;
  await Promise.all(
    [sections, index].map(async (name) =>
      (await fetch(`${baseUrl}${indexFolder}/${name}`, {priority: 'low'})).blob(),
    ),
  );
}

function open(): 'done' {
  openField();
  // The search reports it if the files are missing.
  fetchIndex().catch(() => {});
  return 'done';
}

answerClicks('.DocSearch-Button', open);

answerKeys((event) =>
  // What is typed before this script could open the field belongs there.
  isFieldOpen() ? repeatInField(event) : opensSearch(event) && !!open(),
);
