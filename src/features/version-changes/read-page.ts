import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readSections} from './read-sections';
import type {Section} from './types';

export type ReadPage = {sections: Section[]; description: string | undefined};

/**
 * @param filePath for messages
 * @param fileContent the page's source
 * @param title for what stands before its first heading
 */
export async function readPage(
  filePath: string,
  fileContent: string,
  title: string,
): Promise<ReadPage> {
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const {description} = frontMatter;
  return {
    sections: readSections(content, title),
    description: typeof description === 'string' ? description : undefined,
  };
}
