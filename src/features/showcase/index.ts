import type {Plugin} from '@docusaurus/types';
import {showcaseSites, showcaseTags} from './sites';

/** @throws when a site has an unknown tag, before the page fails to render it */
export default function showcase(): Plugin {
  for (const {name, tags} of showcaseSites) {
    const unknownTag = tags.find((tag) => !(tag in showcaseTags));
    if (unknownTag) {
      throw new Error(
        `src/data/showcase.json: "${name}" has the tag "${unknownTag}", which src/features/showcase/sites.ts doesn't have. Correct it, or add it there.`,
      );
    }
  }
  return {name: 'showcase'};
}
