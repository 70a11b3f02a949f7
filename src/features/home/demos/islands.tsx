import React, {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as server from './demos-on-server';

/** How far below the viewport an island starts to load. */
const rootMargin = '400px';

const nameOf = (control: HTMLElement) =>
  [
    control.tagName,
    control.getAttribute('role'),
    control.getAttribute('aria-label') ?? control.textContent,
  ].join(' ');

/**
 * The controls of an island, by their names and by how many before them have the same. Some, such as
 * copy buttons, only exist after loading.
 */
function controlsOf(island: HTMLElement): Map<string, HTMLElement> {
  const controls = new Map<string, HTMLElement>();
  island
    .querySelectorAll<HTMLElement>('a, button, input, select, [role="tab"]')
    .forEach((control) => {
      let name = nameOf(control);
      while (controls.has(name)) {
        name += ' again';
      }
      controls.set(name, control);
    });
  return controls;
}

const controlAt = (island: HTMLElement, target: EventTarget | null): string | undefined =>
  Array.from(controlsOf(island)).find(([, control]) =>
    control.contains(target as Node | null),
  )?.[0];

/**
 * A part of a page whose code loads when it comes near the viewport. Until then, the HTML of the
 * build stays untouched by other renders, while Suspense would show its fallback at the first
 * context change. Early clicks are repeated after loading, and the focus stays where it was.
 *
 * @param built the content in the build, which renders it to HTML
 * @param load imports the module of the content
 */
function lazyIsland<Props extends object>(
  built: ComponentType<Props> | undefined,
  load: () => Promise<{default: ComponentType<Props>}>,
) {
  return function Island(props: Props): ReactNode {
    const ref = useRef<HTMLDivElement>(null);
    const earlier = useRef<{clicked?: string; focused?: string}>({});
    const [Content, setContent] = useState(() => built);

    useEffect(() => {
      const island = ref.current!;
      if (Content) {
        return undefined;
      }
      const remember = ({target}: Event) => {
        earlier.current.clicked = controlAt(island, target);
      };
      const observer = new IntersectionObserver(
        async ([entry]) => {
          // If loading fails, it is retried when the visitor scrolls back here.
          if (entry?.isIntersecting) {
            const {default: Loaded} = await load();
            earlier.current.focused = controlAt(island, document.activeElement);
            setContent(() => Loaded);
          }
        },
        {rootMargin},
      );
      observer.observe(island);
      island.addEventListener('click', remember);
      return () => {
        observer.disconnect();
        island.removeEventListener('click', remember);
      };
    }, [Content]);

    useLayoutEffect(() => {
      if (Content) {
        const {clicked = '', focused = ''} = earlier.current;
        const controls = controlsOf(ref.current!);
        controls.get(focused)?.focus();
        controls.get(clicked)?.click();
      }
    }, [Content]);

    return Content ? (
      <div ref={ref}>
        <Content {...props} />
      </div>
    ) : (
      // React keeps the existing HTML here, even if it differs.
      <div ref={ref} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
    );
  };
}

export const ColorIsland = lazyIsland(server.ColorDemo, () => import('./ColorDemo'));
export const MarkdownIsland = lazyIsland(server.MarkdownDemo, () => import('./MarkdownDemo'));
export const SidebarIsland = lazyIsland(server.SidebarDemo, () => import('./SidebarDemo'));
