import React, {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** How far below the screen an island begins to load. */
const rootMargin = '400px';

const controlsOf = (island: HTMLElement) =>
  Array.from(island.querySelectorAll<HTMLElement>('a, button, input, select, [role="tab"]'));

/** The content is rendered anew from the same data, so that a control keeps its place among all. */
const placeOf = (island: HTMLElement, target: EventTarget | null) =>
  controlsOf(island).findIndex((control) => target instanceof Node && control.contains(target));

/**
 * A part of a page whose code loads when the part comes near the screen. Until then the HTML of the
 * build stands as it is, whatever else on the page is rendered; Suspense would put its fallback in
 * place of it at the first change of a context. A click that comes too early counts later, and the
 * keyboard's place stays.
 *
 * @param load imports the module of the content
 */
function lazyIsland<Props extends object>(load: () => Promise<{default: ComponentType<Props>}>) {
  return function Island(props: Props): ReactNode {
    const ref = useRef<HTMLDivElement>(null);
    const earlier = useRef({clicked: -1, focused: -1});
    const [Content, setContent] = useState<ComponentType<Props>>();

    useEffect(() => {
      const island = ref.current!;
      if (Content) {
        return undefined;
      }
      const remember = ({target}: Event) => {
        earlier.current.clicked = placeOf(island, target);
      };
      const observer = new IntersectionObserver(
        async ([entry]) => {
          // What could not be loaded is tried again when the visitor comes back to it.
          if (entry?.isIntersecting) {
            const {default: Loaded} = await load();
            earlier.current.focused = placeOf(island, document.activeElement);
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
        const controls = controlsOf(ref.current!);
        controls[earlier.current.focused]?.focus();
        controls[earlier.current.clicked]?.click();
      }
    }, [Content]);

    return Content ? (
      <div ref={ref}>
        <Content {...props} />
      </div>
    ) : (
      // React leaves alone what it is told to be HTML, also when the page has other HTML there.
      <div ref={ref} dangerouslySetInnerHTML={{__html: ''}} suppressHydrationWarning />
    );
  };
}

/** What the browser loads of the demonstrations; `islands.server` has what the build renders. */
export const ColorIsland = lazyIsland(() => import('./ColorDemo'));
export const MarkdownIsland = lazyIsland(() => import('./MarkdownDemo'));
export const SidebarIsland = lazyIsland(() => import('./SidebarDemo'));
