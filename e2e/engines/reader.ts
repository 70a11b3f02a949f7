import {setTimeout as pause} from 'node:timers/promises';
import type {Tab} from './engines';

/** A visible element: the first that matches the selector and, if given, has or starts with the name. */
export type Target = string | [selector: string, name: string];

type Box = {x: number; y: number; width: number; height: number};

/** Milliseconds, because machines of tests are busy. */
const patience = 20_000;

/** Runs in the page. */
function find(selector: string, name: string | null, mark: string | null): Box | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent!)
      .replace(/[\u200B\s]+/gu, ' ')
      .trim();
  /** What slides in from the side is there before, and inert. */
  const isVisible = (element: Element) =>
    Array.from(element.getClientRects()).some(({left, right}) => right > 0 && left < innerWidth) &&
    !element.closest('[inert]') &&
    (element.checkVisibility?.({visibilityProperty: true, contentVisibilityAuto: false}) ?? true);
  const all = Array.from(document.querySelectorAll(selector)).filter(isVisible);
  const found =
    name === null
      ? all[0]
      : (all.find((element) => nameOf(element) === name) ??
        all.find((element) => nameOf(element).startsWith(name)));
  if (!found) {
    return null;
  }
  if (mark) {
    const {top, bottom} = found.getBoundingClientRect();
    // Below the navbar, and not at the edges.
    if (top < 60 || bottom > innerHeight - 10) {
      found.scrollIntoView({block: 'center', behavior: 'instant'});
    }
  }
  const {x, y, width, height} = found.getBoundingClientRect();
  if (mark) {
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!hit || !(found.contains(hit) || hit.contains(found))) {
      return null;
    }
  }
  return {x, y, width, height};
}

/** What a reader does in a tab, and what they then see. Everything waits until it's possible or true. */
export class Reader {
  constructor(
    readonly tab: Tab,
    readonly origin: string,
  ) {}

  /** Waits until a condition holds. */
  async until(what: string, condition: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + patience;
    let failure: unknown;
    do {
      try {
        if (await condition()) {
          return;
        }
        failure = undefined;
      } catch (error) {
        // The page may be on its way to another one.
        failure = error;
      }
      await pause(50);
    } while (Date.now() < end);
    throw new Error(`not within ${patience / 1000} s: ${what}`, {cause: failure});
  }

  open = (route: string): Promise<void> => this.tab.open(this.origin + route);

  private find(target: Target, toClick = false): Promise<Box | null> {
    const [selector, name] = typeof target === 'string' ? [target, null] : target;
    return this.tab.run(find, selector, name, toClick ? 'click' : null);
  }

  async box(target: Target): Promise<Box> {
    let box: Box | null = null;
    await this.until(`${target} is there`, async () => (box = await this.find(target)));
    return box!;
  }

  async click(target: Target): Promise<void> {
    let box: Box | null = null;
    let before = '';
    let stillFor = 0;
    // It may still move, or be about to.
    await this.until(`${target} can be clicked`, async () => {
      box = await this.find(target, true);
      stillFor = box && JSON.stringify(box) === before ? stillFor + 1 : 0;
      before = JSON.stringify(box);
      return stillFor >= 2;
    });
    const {x, y, width, height} = box!;
    await this.tab.click(Math.round(x + width / 2), Math.round(y + height / 2));
  }

  async hover(target: Target): Promise<void> {
    const {x, y, width, height} = await this.box(target);
    await this.tab.move(Math.round(x + width / 2), Math.round(y + height / 2));
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.tab.press(key);
    }
  }

  type = (text: string): Promise<void> => this.tab.type(text);

  sees = (target: Target): Promise<void> =>
    this.until(`${target} is visible`, () => this.find(target));

  seesNo = (target: Target): Promise<void> =>
    this.until(`${target} isn't visible`, async () => !(await this.find(target)));

  /** Waits for the value of an expression in the page. */
  is = (what: string, page: () => unknown): Promise<void> =>
    this.until(what, () => this.tab.run(page));

  /** Waits for the path of the page, with its query string and hash. */
  isAt = (address: string): Promise<void> =>
    this.until(`the address is ${address}`, async () => {
      const current = await this.tab.run(() => location.pathname + location.search + location.hash);
      return current === address;
    });

  /** The element with the focus, as its name. */
  isFocused = (name: string): Promise<void> =>
    this.until(`"${name}" has the focus`, () =>
      this.tab.run((expected) => {
        const {activeElement} = document;
        const label = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
        return label
          ?.replace(/[\u200B\s]+/gu, ' ')
          .trim()
          .startsWith(expected);
      }, name),
    );

  back = (): Promise<void> =>
    // The page may be gone before it answers.
    this.tab.run(() => history.back()).catch(() => {});

  /** What a moving mouse does: the code of the page starts. */
  async hydrate(): Promise<void> {
    await this.until('the page is hydrated', () =>
      this.tab.run(() => {
        dispatchEvent(new PointerEvent('pointermove', {pointerType: 'mouse', movementX: 1}));
        return document.documentElement.dataset.hasHydrated === 'true';
      }),
    );
  }

  /** Fails if the page was busy for longer than the milliseconds while the reader did something. */
  async withoutBlock(limit: number, act: () => Promise<void>): Promise<void> {
    await this.tab.run(() => {
      const watch = {last: performance.now(), longest: 0};
      const tick = () => {
        const now = performance.now();
        watch.longest = Math.max(watch.longest, now - watch.last);
        watch.last = now;
        setTimeout(tick);
      };
      tick();
      Object.assign(window, {watch});
    });
    await act();
    await pause(500);
    const longest = await this.tab.run(
      () => (window as unknown as {watch: {longest: number}}).watch.longest,
    );
    if (longest > limit) {
      throw new Error(`the page was busy for ${Math.round(longest)} ms`);
    }
  }
}
