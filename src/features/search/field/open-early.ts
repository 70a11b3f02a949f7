// Runs before the page is hydrated: opens the field for the search button and its keys.
import {answerClicks, answerKeys} from '../../../framework/page-start/client/early-actions';
import {appendToField, isFieldOpen, openField} from './field';

answerClicks('.DocSearch-Button', () => {
  openField();
  return 'done';
});

answerKeys(({key, ctrlKey, metaKey, altKey, target}) => {
  const isInField = target instanceof Element && target.matches('input, select, textarea');
  const hasModifier = ctrlKey || metaKey || altKey;
  if (isFieldOpen()) {
    // Pressed before this script could open the field.
    const isText = key.length === 1 && !hasModifier && !isInField;
    if (isText) {
      appendToField(key);
    }
    return isText;
  }
  const opens = hasModifier
    ? key.toLowerCase() === 'k' && (ctrlKey || metaKey)
    : key === '/' && !isInField;
  if (opens) {
    openField();
  }
  return opens;
});
