/** What the worker tells all tabs. */
export type Message =
  | {type: 'progress'; done: number; total: number}
  | {type: 'kept'}
  | {type: 'failed'; isFull: boolean}
  | {type: 'removed'};

const channelName = 'offline-app';

/** Tells all tabs of the site, but not the sender. */
export function tellPages(message: Message): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

/** @returns a function that stops listening */
export function listen(onMessage: (message: Message) => void): () => void {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(channelName);
  } catch {
    // Firefox refuses it where storage is blocked, and workers, too.
    return () => {};
  }
  channel.onmessage = ({data}: MessageEvent<Message>) => onMessage(data);
  return () => channel.close();
}

/** What is kept of a part of the site. */
type AreaStatus = {
  label: string;
  pages: number;
  keptPages: number;
  /** True if the reader keeps all of it. */
  isChosen: boolean;
};

export type Status = {
  areas: AreaStatus[];
  /** Size of all kept files. */
  bytes: number;
  /** Files that should be kept and aren't, for example because space ran out. */
  missing: number;
  everything: boolean;
  /** What keeping everything would download and store in addition. */
  rest: {transferBytes: number; bytes: number};
  /** When this release was installed, as a time stamp. */
  updated?: number;
  /** Paths of pages that can be read offline. */
  keptPages: string[];
};

/** What pages ask the worker. */
export type Question =
  | {type: 'status'}
  | {type: 'release'}
  | {type: 'read'; path: string}
  | {type: 'keepAll'}
  | {type: 'keepMissing'}
  | {type: 'remove'};

/** Sends a question to a worker. @returns its answer */
export const ask = <Answer>(worker: ServiceWorker, question: Question): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = ({data}: MessageEvent<{answer?: Answer; error?: string}>) =>
      data.error === undefined ? resolve(data.answer as Answer) : reject(new Error(data.error));
    worker.postMessage(question, [port2]);
  });
