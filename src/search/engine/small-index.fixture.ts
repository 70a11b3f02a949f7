import {termsOf} from '../language/tokenize';
import {createIndexBuilder} from './build-index';
import type {InvertedIndex} from './inverted-index';
import {fieldNames, type FieldName} from './section-fields';

/** An index of sections that have a few fields only. */
export function indexOf(...sections: Partial<Record<FieldName, string>>[]): Promise<InvertedIndex> {
  const builder = createIndexBuilder();
  for (const section of sections) {
    builder.add(fieldNames.map((name) => termsOf(section[name] ?? '')));
  }
  return builder.finish(async () => {});
}
