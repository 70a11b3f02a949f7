import {createContext} from 'react';

/** What the rehype plugin found out about a code block; null if it didn't see the code. */
export const BuiltCodeContext = createContext<{
  /** The code as `highlight` returns it. */
  html: string;
  lineClassNames: Record<number, string[]>;
} | null>(null);

/** Code as HTML without colors. */
export const escapeHtml = (code: string): string =>
  code.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');

const characters: Record<string, string> = {'&lt;': '<', '&amp;': '&'};

/** The code in what `highlight` returns. */
export const textOf = (html: string): string =>
  html.replace(/<[^>]*>|&lt;|&amp;/gu, (match) => characters[match] ?? '');
