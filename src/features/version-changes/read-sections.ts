import {createSlugger} from '@docusaurus/utils';
import type {Line, Section} from './types';

const heading = /^(#{1,6})\s+(.*?)\s*(?:\{\/\*\s*#([^\s*]+)\s*\*\/\}|\{#([^}]+)\})?\s*$/u;
const fence = /^\s*(`{3,}|~{3,})(.*)$/u;
const commentLine = /^\s*\{\/\*.*\*\/\}\s*$/u;
const esmLine = /^(?:import|export)\s/u;
const tagLine = /^\s*<\/?[A-Za-z][^>]*>\s*$/u;
const tableRule = /^\s*\|[\s|:-]+$/u;
const admonition = /^\s*:::+\s*[a-z]*(?:\[(.*)\])?\s*$/u;

/**
 * A line of Markdown without what a reader does not see: marks, link targets, cell borders.
 *
 * @param line outside code
 * @returns an empty string when nothing is left of it
 */
function readableText(line: string): string {
  if ([esmLine, tagLine, tableRule, commentLine].some((hidden) => hidden.test(line))) {
    return '';
  }
  const admonitionTitle = admonition.exec(line);
  return (admonitionTitle ? (admonitionTitle[1] ?? '') : line)
    .replace(/!?\[([^\]]*)\]\((?:[^()]|\([^()]*\))*\)/gu, '$1')
    .replace(/(\*\*|__)(.+?)\1/gu, '$2')
    .replace(/^\s*\||\|\s*$/gu, '')
    .replace(/\\([|{}<>_*#[\]])/gu, '$1')
    .trim();
}

/**
 * Splits a page into its sections, at its headings down to the third level, which are those that
 * the table of contents shows.
 *
 * @param content MDX without its front matter
 * @param title of the page, for what stands before the first heading
 * @returns the sections in order; the first has the id ''
 */
export function readSections(content: string, title: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [{id: '', title, lines: []}];
  let fenceEnd: RegExp | undefined;
  const add = (line: Line) => line.text.trim() && sections.at(-1)!.lines.push(line);

  for (const line of content.replace(/\r\n/gu, '\n').split('\n')) {
    const [, mark, info] = fence.exec(line) ?? [];
    if (fenceEnd) {
      if (fenceEnd.test(line)) {
        fenceEnd = undefined;
      } else {
        add({text: line, isCode: true});
      }
    } else if (mark) {
      fenceEnd = new RegExp(`^\\s*${mark[0]}{${mark.length},}\\s*$`, 'u');
      const [, file] = /title="([^"]*)"/u.exec(info ?? '') ?? [];
      add({text: file ?? '', isCode: true});
    } else {
      const [, marks = '', text = '', commentId, id] = heading.exec(line) ?? [];
      if (marks.length > 1 && marks.length < 4) {
        const name = readableText(text).replaceAll('`', '');
        sections.push({id: commentId ?? id ?? slugger.slug(name), title: name, lines: []});
      } else {
        add({text: readableText(marks ? text : line), isCode: false});
      }
    }
  }
  return sections;
}
