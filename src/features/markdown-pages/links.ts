import path from 'node:path';
import type {Document} from './documents';
import {markdownPath} from './markdown-path';

/** Where each document is, by its source and by its address. */
export class LinkResolver {
  private readonly byFile: Map<string, Document>;

  private readonly byPermalink: Map<string, Document>;

  /**
   * @param documents
   * @param siteUrl without a slash at its end; base URL and paths follow it
   */
  constructor(
    documents: Document[],
    private readonly siteUrl: string,
  ) {
    this.byFile = new Map(documents.map((document) => [document.file, document]));
    this.byPermalink = new Map(documents.map((document) => [document.permalink, document]));
  }

  /**
   * @param url a link in the source of a document
   * @param file the document's source, to which file paths are relative
   * @returns the whole address; that of the Markdown where the target has one
   */
  resolve(url: string, file: string): string {
    const [, target = '', rest = ''] = /^([^?#]*)(.*)$/su.exec(url) ?? [];
    if (/^[a-z][\w+.-]*:/iu.test(url) || url.startsWith('//') || !target) {
      return url;
    }
    if (target.startsWith('/')) {
      const document = this.byPermalink.get(target.replace(/\/$/u, ''));
      return this.siteUrl + (document ? markdownPath(document.permalink) : target) + rest;
    }
    const document = this.byFile.get(path.posix.join(path.posix.dirname(file), target));
    return document ? this.siteUrl + markdownPath(document.permalink) + rest : url;
  }
}
