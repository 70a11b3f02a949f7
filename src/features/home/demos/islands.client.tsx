import React, {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** How far below the viewport an island starts to load. */
const rootMargin = '400px';

const controlsOf = (island: HTMLElement) =>
  Array.from(island.querySelectorAll<HTMLElement>('a, button, input, select, [role="tab"]'));

/** Which of the controls with the same name: some, such as copy buttons, only exist after loading. */
type Place = {name: string; index: number};

const nameOf = (control: HTMLElement) =>
  [
    control.tagName,
    control.getAttribute('role'),
    control.getAttribute('aria-label') ?? control.textContent,
  ].join(' ');

const namesakes = (island: HTMLElement, name: string) =>
  controlsOf(island).filter((control) => nameOf(control) === name);

function placeOf(island: HTMLElement, target: EventTarget | null): Place | undefined {
  const control = controlsOf(island).find(
    (candidate) => target instanceof Node && candidate.contains(target),
  );
  const name = control && nameOf(control);
  return name === undefined ? undefined : {name, index: namesakes(island, name).indexOf(control!)};
}

const controlAt = (island: HTMLElement, place: Place | undefined) =>
  place && namesakes(island, place.name)[place.index];

/**
 * A part of a page whose code loads when it comes near the viewport. Until then, the HTML of the
 * build stays untouched by other renders, while Suspense would show its fallback at the first
 * context change. Early clicks are repeated after loading, and the focus stays where it was.
 *
 * @param load imports the module of the content
 */
function lazyIsland<Props extends object>(load: () => Promise<{default: ComponentType<Props>}>) {
  return function Island(props: Props): ReactNode {
    const ref = useRef<HTMLDivElement>(null);
    const earlier = useRef<{clicked?: Place; focused?: Place}>({});
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
          // If loading fails, it is retried when the visitor scrolls back here.
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
        const {clicked, focused} = earlier.current;
        controlAt(ref.current!, focused)?.focus();
        controlAt(ref.current!, clicked)?.click();
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

/** The demos for the browser. `islands.server` has those that the build renders. */
export const ColorIsland = lazyIsland(() => import('./ColorDemo'));
export const MarkdownIsland = lazyIsland(() => import('./MarkdownDemo'));
export const SidebarIsland = lazyIsland(() => import('./SidebarDemo'));
