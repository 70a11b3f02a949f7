import {usePluginData} from '@docusaurus/useGlobalData';
import {useCallback, useEffect, useState} from 'react';
import {isOffline} from '../../../framework/recovery/offline-worker';
import {offlineMode} from '../client/activation';
import {ask, listen, type Message, type Status} from '../messages';

export type OfflineCopy = {
  /**
   * `unavailable`: the browser or this build doesn't support it. `installing`: the worker is about
   * to take over this page.
   */
  mode: 'unavailable' | 'off' | 'installing' | 'on' | 'unknown';
  status?: Status;
  /** The latest news of a download. */
  message?: Message;
  /** `keepMissing` downloads what should be kept and isn't. */
  tell: (type: 'keepAll' | 'keepMissing' | 'remove') => Promise<void>;
  /** Looks for an update. */
  check: () => void;
  /** What `check` found. */
  checked?: 'failed' | 'found' | 'none';
};

async function findWorker(): Promise<{worker?: ServiceWorker; isInstalling: boolean}> {
  const registration = await navigator.serviceWorker.getRegistration();
  const {active, installing, waiting} = registration ?? {};
  return {
    worker: active && isOffline(active) ? active : undefined,
    isInstalling: isOffline(installing) || isOffline(waiting) || offlineMode.get() === 'true',
  };
}

/** The state of the offline copy, which follows downloads. */
export function useOfflineCopy(): OfflineCopy {
  const {isEnabled} = usePluginData('docusaurus-plugin-pwa') as {isEnabled: boolean};
  const isAvailable = isEnabled && 'serviceWorker' in navigator;
  const [mode, setMode] = useState<OfflineCopy['mode']>(isAvailable ? 'unknown' : 'unavailable');
  const [status, setStatus] = useState<Status>();
  const [message, setMessage] = useState<Message>();
  const [checked, setChecked] = useState<OfflineCopy['checked']>();

  const refresh = useCallback(async () => {
    const {worker, isInstalling} = await findWorker();
    setMode(worker ? 'on' : isInstalling ? 'installing' : 'off');
    setStatus(worker && (await ask<Status>(worker, {type: 'status'})));
  }, []);

  useEffect(() => {
    if (!isAvailable) {
      return undefined;
    }
    const update = () => {
      refresh().catch((error: unknown) => {
        // eslint-disable-next-line no-console -- the page keeps what it shows
        console.error('The offline copy could not be examined.', error);
        // Where storage is blocked, browsers don't say whether there is a worker.
        setMode((known) => (known === 'unknown' ? 'unavailable' : known));
      });
    };
    update();
    navigator.serviceWorker.addEventListener('controllerchange', update);
    const stop = listen((news) => {
      setMessage(news);
      if (news.type !== 'progress') {
        update();
      }
    });
    return () => {
      stop();
      navigator.serviceWorker.removeEventListener('controllerchange', update);
    };
  }, [isAvailable, refresh]);

  return {
    mode,
    status,
    message,
    checked,
    async tell(type) {
      if (type === 'remove') {
        offlineMode.del();
      }
      const {worker} = await findWorker();
      if (worker) {
        await ask(worker, {type});
      }
    },
    check() {
      void navigator.serviceWorker
        .getRegistration()
        .then((registration) => registration?.update())
        .then((registration) =>
          setChecked(registration?.installing || registration?.waiting ? 'found' : 'none'),
        )
        .catch(() => setChecked('failed'));
    },
  };
}
