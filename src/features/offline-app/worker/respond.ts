import {
  getIndex,
  hasEssentials,
  isRemoved,
  keep,
  keptFiles,
  keptKeys,
  loadIndex,
  readState,
} from './kept-files';

declare const self: ServiceWorkerGlobalScope;

const scope = new URL(self.registration.scope);
const offlinePage = new URL('offline/', scope).pathname;

/** When even the offline page is gone. */
const lastResort = () =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>You’re offline</title>
<h1>You’re offline</h1>
<p>Your browser deleted this site’s offline copy, for example because space ran out.</p>
<p><a href="">Try again</a> when you’re connected. The site then restores the copy.</p>
</html>`,
    {status: 503, headers: {'Content-Type': 'text/html; charset=utf-8'}},
  );

const getOfflinePage = async (event: FetchEvent): Promise<Response | undefined> => {
  const response = await keptFiles
    .handle({request: new Request(offlinePage), event})
    .catch(() => undefined);
  return response?.ok ? response : undefined;
};

/**
 * The frame of the site without a page, which the app fills in (see `client/register.ts`).
 *
 * @returns undefined if the code of the page isn't kept
 */
async function frameFor(event: FetchEvent, page: string): Promise<Response | undefined> {
  const index = await getIndex();
  const keys = await keptKeys();
  const frame = await getOfflinePage(event);
  if (!frame || !index.codeOf(page).every((path) => keys.has(index.keyOf(path)!))) {
    return undefined;
  }
  const html = (await frame.text())
    .replace('<html ', '<html data-offline-frame ')
    .replace(/(<title\b[^>]*>)[^<]*/u, '$1')
    .replace(/<main\b.*<\/main>/su, '<main></main>');
  return new Response(html, {headers: frame.headers});
}

/** Shows the offline page, which suggests kept pages for the requested path. */
async function offlineAnswer(event: FetchEvent, path: string): Promise<Response> {
  if (path === offlinePage || !(await getOfflinePage(event))) {
    return lastResort();
  }
  const query = new URLSearchParams({page: path}).toString();
  return Response.redirect(`${offlinePage}?${query}`);
}

/**
 * Keeps everything anew after the browser has deleted the cache, in which the first files of the
 * page that was opened may be by now.
 */
async function restore(event: FetchEvent): Promise<void> {
  if (!(await hasEssentials())) {
    const index = await loadIndex();
    await keep(event, index.filesFor(await readState()));
  }
}

async function answerNavigation(event: FetchEvent): Promise<Response> {
  const {request} = event;
  const {pathname, search} = new URL(request.url);
  const index = await getIndex().catch(() => undefined);
  const page = index?.pageAt(pathname);
  if (page !== undefined && page !== pathname) {
    return Response.redirect(page + search);
  }
  try {
    const response = await keptFiles.handle({request, event});
    event.waitUntil(restore(event).catch(() => {}));
    return response;
  } catch {
    const frame = page === undefined ? undefined : await frameFor(event, page);
    return frame ?? offlineAnswer(event, pathname);
  }
}

/** For a damaged file that the site fetches again, for example. */
const isFresh = ({cache}: Request) => cache === 'reload' || cache === 'no-store';

/**
 * Answers requests for files of this site: from the cache, then from the network. Pages that are
 * neither kept nor reachable become the offline page.
 */
export function respond(event: FetchEvent): void {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  if (
    isRemoved ||
    request.method !== 'GET' ||
    origin !== scope.origin ||
    !pathname.startsWith(scope.pathname) ||
    isFresh(request)
  ) {
    return;
  }
  event.respondWith(
    request.mode === 'navigate' ? answerNavigation(event) : keptFiles.handle({request, event}),
  );
}
