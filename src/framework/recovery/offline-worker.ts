/** True for a worker of plugin-pwa that keeps pages, by the parameters of its script. */
export function isOffline(worker: Pick<ServiceWorker, 'scriptURL'> | null | undefined): boolean {
  const params = worker && new URL(worker.scriptURL).searchParams.get('params');
  return Boolean(params && (JSON.parse(params) as {offlineMode?: boolean}).offlineMode);
}
