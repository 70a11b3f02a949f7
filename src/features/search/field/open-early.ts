// Runs before the page is hydrated: opens the field for the search button and its keys.
import {answerClicks, answerKeys} from '../../../framework/loading/page-start/client/early-actions';
import {baseUrl} from '../../../framework/loading/page-start/client/settings';
import {indexFolder, manifestFile, type Manifest} from '../index-format';
import {isFieldOpen, openField, repeatInField} from './field';

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

function open(): void {
  openField();
  // The search reports it if the files are missing.
  fetchIndex().catch(() => {});
}

answerClicks('.DocSearch-Button', () => {
  open();
  return 'done';
});

answerKeys(({key, ctrlKey, metaKey, altKey, target}) => {
  const isInField = target instanceof Element && target.matches('input, select, textarea');
  const hasModifier = ctrlKey || metaKey || altKey;
  if (isFieldOpen()) {
    // Pressed before this script could open the field.
    return !hasModifier && !isInField && repeatInField(key);
  }
  const opens = hasModifier
    ? key.toLowerCase() === 'k' && (ctrlKey || metaKey)
    : key === '/' && !isInField;
  if (opens) {
    open();
  }
  return opens;
});
