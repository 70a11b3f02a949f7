/** What the page tells the frame. */
export type FrameMessage =
  /** The page's color mode and styles, so that the result looks like a part of it. */
  | {theme: string; styles: string}
  /** The body of a function that returns an element or a component, or calls `render` with one. */
  | {body: string}
  /** Shown in place of the result. */
  | {error: string};

/** What the frame tells the page, for the first time when it's ready for messages. */
export type FrameState = {height: number};

/**
 * The only script in the frame's document. It runs the program of the frame, which is the only text
 * that the page sends. The content security policy has its hash.
 */
export const startScript =
  "addEventListener('message',function(e){if(e.source===parent&&typeof e.data==='string'){" +
  "var s=document.createElement('script');s.src=URL.createObjectURL(new Blob([e.data]));" +
  'document.head.append(s)}})';
