import prismIncludeLanguages from '@theme-init/prism-include-languages';
import type * as PrismNamespace from 'prismjs';
import {highlightNestedCode, type Prism} from './nested-code';

/** Adds the languages of the site configuration, and code in Markdown samples. */
export default function prismIncludeLanguagesAndNestedCode(prism: typeof PrismNamespace): void {
  prismIncludeLanguages(prism);
  highlightNestedCode(prism as unknown as Prism);
}
