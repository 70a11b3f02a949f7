import {translate} from '@docusaurus/Translate';

/** A button of a notice. */
type Action = {label: string; run: () => void};

declare global {
  interface Window {
    /** See `load-recovery.js`, which is inlined in every page. */
    loadRecovery: {
      /**
       * Checks whether the server responds for the current URL. Otherwise a reload would replace a
       * readable page with the browser's error page.
       */
      serverAnswers: () => Promise<boolean>;
      /** Shows texts and buttons at the bottom of the screen, without React. */
      showNotice: (kind: 'danger' | 'warning', texts: string[], actions: Action[]) => HTMLElement;
      /**
       * Reloads a page whose code didn't load, or says so if it has been reloaded already or the
       * server doesn't respond.
       */
      recover: (error: unknown) => Promise<void>;
      /**
       * Says whether the page's code should run now, which is so unless a page waits with it. If it
       * hasn't run within 10 seconds, the reader is told.
       */
      expectHydration: (isExpected: boolean) => void;
    };
  }
}

export const reload: Action = {
  label: translate({id: 'site.loading.reload', message: 'Reload'}),
  run: () => window.location.reload(),
};
