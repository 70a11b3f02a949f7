import {stem} from './stem';

/** Words that readers and pages use for one thing; each line is a group. */
const groups = `
address url permalink slug link path
arrange order sort position
author writer
broken error fail failure problem crash
change customize override modify replace edit
collapse expand fold
color palette
config configuration setting option
current latest newest last
delete remove
deploy publish host hosting upload
diagram flowchart mermaid
directory folder
disable hide exclude omit
display show render
docs documentation
equation formula math latex katex
favicon icon logo
font typeface
google seo crawler bing
header navbar navigation menu
homepage home landing root
image picture photo screenshot
javascript js
language locale translation i18n localization internationalization
library package dependency module
migrate upgrade update
move rename redirect
multiple several many
offline pwa
old previous earlier former
page document
performance slow fast speed
reader visitor user
reload refresh
site website
statistics tracking analytics
style css stylesheet
typescript ts
video embed iframe
`;

function readGroups(): Map<string, Set<string>> {
  const synonyms = new Map<string, Set<string>>();
  for (const line of groups.trim().split('\n')) {
    const words = line.split(' ');
    for (const word of words) {
      const known = synonyms.get(stem(word)) ?? new Set();
      words.filter((other) => other !== word).forEach((other) => known.add(other));
      synonyms.set(stem(word), known);
    }
  }
  return synonyms;
}

const synonyms = readGroups();

/** Other words for the same thing. */
export const synonymsOf = (term: string): string[] => [...(synonyms.get(stem(term)) ?? [])];
