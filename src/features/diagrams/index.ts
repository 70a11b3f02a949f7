import type {BuiltPagesPlugin} from '../../framework/built-pages';
import {readPicture} from './pictures';

const place = /(<div\b[^>]*\bdata-diagram="?([\da-f]{12})"?[^>]*>)(?=<\/div>)/gu;

/** Puts the pictures of diagrams into the pages, so that they need no code and no request. */
export default function diagrams(): BuiltPagesPlugin {
  return {
    name: 'diagrams',
    builtPages: () => ({
      readPage(page) {
        page.html = page.html.replaceAll(
          place,
          (_, container: string, picture: string) => container + readPicture(picture),
        );
      },
    }),
  };
}
