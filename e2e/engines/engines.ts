import {execFileSync, spawn} from 'node:child_process';
import {setTimeout as pause} from 'node:timers/promises';
import getPort from 'get-port';
import puppeteer, {type Browser as PuppeteerBrowser, type KeyInput} from 'puppeteer-core';
import {Builder, Capabilities, Key, Origin} from 'selenium-webdriver';
import {findBrowser} from '../../tools/lib/browser.mjs';

/** A tab of a browser, in which a reader uses the mouse and the keyboard. Points are in CSS pixels. */
export type Tab = {
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. What it takes and gives has to be JSON. */
  run: <Args extends unknown[], Result>(
    page: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  move: (x: number, y: number) => Promise<void>;
  /** On a phone, a tap. */
  click: (x: number, y: number) => Promise<void>;
  /** Presses a key as `KeyboardEvent.key` names it, with modifiers before it, such as `Control+k`. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

export type Engine = {
  /** Opens a tab that shares nothing with others. */
  tab: (options: {isPhone: boolean}) => Promise<Tab>;
  stop: () => Promise<void>;
};

const desktop = {width: 1280, height: 800};
/** WebKitGTK's window can't be narrower than 447 pixels. */
const phone = {width: 450, height: 800};

const onPath = (command: string) => {
  try {
    return execFileSync('which', [command], {encoding: 'utf8', stdio: 'pipe'}).trim();
  } catch {
    return undefined;
  }
};

const split = (keys: string) => {
  const [key, ...modifiers] = keys.split('+').reverse() as [string, ...string[]];
  return {key, modifiers};
};

function withPuppeteer(browser: PuppeteerBrowser): Engine {
  return {
    async tab({isPhone}) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({...(isPhone ? phone : desktop), hasTouch: isPhone});
      return {
        open: async (url) => void (await page.goto(url, {waitUntil: 'load'})),
        run: (run, ...args) => page.evaluate(run as (...given: unknown[]) => never, ...args),
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
        async press(keys) {
          const {key, modifiers} = split(keys);
          for (const modifier of modifiers) {
            await page.keyboard.down(modifier as KeyInput);
          }
          await page.keyboard.press(key as KeyInput);
          for (const modifier of modifiers) {
            await page.keyboard.up(modifier as KeyInput);
          }
        },
        type: (text) => page.keyboard.type(text),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}

/** Selenium's names are like ARROW_DOWN. */
const seleniumKey = (key: string) =>
  (Key as unknown as Record<string, string>)[
    key.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toUpperCase()
  ] ?? key;

/** Starts a program with its own group of processes. */
function start(command: string, args: string[], env = {}): {stop: () => void} {
  const child = spawn(command, args, {
    stdio: 'ignore',
    detached: true,
    env: {...process.env, ...env},
  });
  return {stop: () => void process.kill(-child.pid!, 'SIGKILL')};
}

/** WebKitWebDriver sometimes does what it's asked to and never answers, which this no longer waits for. */
const soon = (answer: Promise<unknown>) => Promise.race([answer.catch(() => {}), pause(5_000)]);

/** As `soon`, for what has a result. It fails without one, so that whoever waits for it asks again. */
const soonOrFail = <Result>(answer: Promise<Result>): Promise<Result> =>
  Promise.race([
    answer,
    pause(5_000).then(() => Promise.reject(new Error('WebKitWebDriver does not answer'))),
  ]);

async function startDriver(display: string): Promise<{url: string; stop: () => void}> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const {stop} = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    await pause(50);
  }
  return {url, stop};
}

const miniBrowser = () =>
  execFileSync('sh', ['-c', 'ls /usr/lib/*/webkit*/MiniBrowser | head -n 1'], {encoding: 'utf8'});

async function startWebKit(): Promise<Engine> {
  const display = `:${90 + (process.pid % 900)}`;
  const screen = start('Xvfb', [display, '-screen', '0', '1600x1200x24']);
  const binary = miniBrowser().trim();
  return {
    async tab({isPhone}) {
      const driver = await startDriver(display);
      const session = await new Builder()
        .usingServer(driver.url)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            // Commands would wait for the load event, and it for code that a test holds back.
            pageLoadStrategy: 'eager',
            'webkitgtk:browserOptions': {binary, args: ['--automation', '--private']},
          }),
        )
        .build();
      await session
        .manage()
        .window()
        .setRect(isPhone ? phone : desktop);
      const actions = () => session.actions({async: true});
      const moveTo = (x: number, y: number) =>
        actions().move({x, y, origin: Origin.VIEWPORT, duration: 20});
      return {
        open: (url) => session.get(url),
        run: (run, ...args) =>
          soonOrFail(session.executeScript(`return (${run})(...arguments)`, ...args)),
        move: async (x, y) => void (await soon(moveTo(x, y).perform())),
        click: async (x, y) => void (await soon(moveTo(x, y).click().perform())),
        async press(keys) {
          const {key, modifiers} = split(keys);
          const held = modifiers.map(seleniumKey);
          const sequence = actions();
          held.forEach((modifier) => sequence.keyDown(modifier));
          sequence.sendKeys(seleniumKey(key));
          held.forEach((modifier) => sequence.keyUp(modifier));
          await soon(sequence.perform());
        },
        type: async (text) => void (await soon(actions().sendKeys(text).perform())),
        async close() {
          await soon(session.quit());
          driver.stop();
        },
      };
    },
    stop: async () => screen.stop(),
  };
}

/** Safe where tests run as root, on machines without a graphics card. */
const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** A mouse that hovers, which a headless Firefox lacks. */
const withMouse = {'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6};

/** How to start each engine, or undefined where it isn't installed. */
export const engines: Record<string, () => Promise<(() => Promise<Engine>) | undefined>> = {
  async chromium() {
    const executablePath = await findBrowser();
    return executablePath
      ? async () => withPuppeteer(await puppeteer.launch({executablePath, args: chromiumArgs}))
      : undefined;
  },
  async firefox() {
    const executablePath = onPath('firefox-esr') ?? onPath('firefox');
    return executablePath
      ? async () =>
          withPuppeteer(
            await puppeteer.launch({
              browser: 'firefox',
              executablePath,
              extraPrefsFirefox: withMouse,
            }),
          )
      : undefined;
  },
  async webkit() {
    return onPath('WebKitWebDriver') && onPath('Xvfb') ? startWebKit : undefined;
  },
};
