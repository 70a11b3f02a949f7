import {type Question, type Status, tellPages} from '../messages';
import {
  changeState,
  getIndex,
  isQuotaError,
  keep,
  keptKeys,
  readState,
  removeAll,
} from './kept-files';

declare const self: ServiceWorkerGlobalScope;

async function statusOf(): Promise<Status> {
  const index = await getIndex();
  const state = await readState();
  const keys = await keptKeys();
  const isKept = (path: string) => keys.has(index.keyOf(path)!);
  const files = (paths: Iterable<string>) => [...paths].map((path) => index.file(path)!);
  const pages = Object.keys(index.list.pages);
  const keptPages = pages.filter((page) => isKept(page) || index.codeOf(page).every(isKept));
  const missingFiles = files(index.filesFor({everything: true})).filter(([path]) => !isKept(path));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return {
    areas: index.list.areas.map((area) => {
      const areaPages = pages.filter((page) => index.areaOf(page) === area);
      return {
        label: area.label,
        pages: areaPages.length,
        keptPages: areaPages.filter((page) => keptPages.includes(page)).length,
        isChosen: index.isChosen(area, state),
      };
    }),
    bytes: sum(index.list.files.filter(([path]) => isKept(path)).map(([, , bytes]) => bytes)),
    missing: [...index.filesFor(state)].filter((path) => !isKept(path)).length,
    everything: state.everything === true,
    rest: {
      transferBytes: sum(missingFiles.map(([, , , transferBytes]) => transferBytes)),
      bytes: sum(missingFiles.map(([, , bytes]) => bytes)),
    },
    updated: state.updated,
    keptPages,
  };
}

/** Keeps what the reader chose. What has been kept stays if it fails. */
async function keepChosen(event: ExtendableEvent): Promise<void> {
  const index = await getIndex();
  try {
    await keep(event, index.filesFor(await readState()));
    tellPages({type: 'kept'});
  } catch (error) {
    tellPages({type: 'failed', isFull: isQuotaError(error)});
  }
}

const answers = {
  status: statusOf,
  release: async () => (await getIndex()).list.release,
  async read(event: ExtendableEvent, {path}: {path: string}) {
    const index = await getIndex();
    const page = index.pageAt(path);
    if (page !== undefined) {
      await keep(event, index.filesOf(page));
    }
  },
  async keepAll(event: ExtendableEvent) {
    await changeState({everything: true});
    await keepChosen(event);
  },
  keepMissing: keepChosen,
  async remove() {
    await removeAll();
    await self.registration.unregister();
    tellPages({type: 'removed'});
  },
};

/** Answers a page's question on the port. */
export async function answer(
  event: ExtendableEvent,
  question: Question,
  port: MessagePort,
): Promise<void> {
  const handle = answers[question.type] as
    ((event: ExtendableEvent, question: Question) => Promise<unknown>) | undefined;
  try {
    port.postMessage({answer: await handle?.(event, question)});
  } catch (error) {
    port.postMessage({error: String(error)});
  }
}
