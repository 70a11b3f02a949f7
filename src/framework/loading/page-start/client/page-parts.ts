// What the theme's controls do, without React. The markup is that of @docusaurus/theme-classic 3.9.2
// and of this site's own parts; e2e/early-actions.spec.ts uses each of them.
import {answerClicks, answerKeys, type Answer} from './early-actions';

/** When React repeats the clicks, it changes the same attributes of the same tabs. */
function selectTab(tab: HTMLElement): Answer {
  const list = tab.parentElement!;
  const panels = list.nextElementSibling?.querySelectorAll<HTMLElement>(
    ':scope > [role="tabpanel"]',
  );
  Array.from(list.children as HTMLCollectionOf<HTMLElement>).forEach((other, index) => {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
    other.classList.toggle('tabs__item--active', isSelected);
    if (panels?.[index]) {
      panels[index].hidden = !isSelected;
    }
  });
  return 'shown';
}

function moveAmongTabs({target, key}: KeyboardEvent): boolean {
  const step = {ArrowRight: 1, ArrowLeft: -1}[key];
  const tab = target instanceof Element && target.closest<HTMLElement>('[role="tab"]');
  if (!tab || !step) {
    return false;
  }
  const tabs = Array.from(tab.parentElement!.children) as HTMLElement[];
  tabs.at((tabs.indexOf(tab) + step) % tabs.length)!.focus();
  return true;
}

function toggleDetails(summary: HTMLElement): () => void {
  const details = summary.parentElement as HTMLDetailsElement;
  details.open = !details.open;
  return () => void (details.open = !details.open);
}

/** Only the table of contents for wide screens is in the HTML. It is copied below the button. */
function openContents(button: HTMLElement): Answer {
  const contents = document.querySelector('ul.table-of-contents')?.cloneNode(true);
  if (!(contents instanceof HTMLElement)) {
    return undefined;
  }
  const {left, bottom, width} = button.getBoundingClientRect();
  contents.className = 'early early-contents';
  contents.style.cssText = `left: ${left + scrollX}px; top: ${bottom + scrollY}px; width: ${width}px`;
  document.body.append(contents);
  button.setAttribute('aria-expanded', 'true');
  return () => {
    contents.remove();
    button.setAttribute('aria-expanded', 'false');
  };
}

/** Opens a dropdown until the focus leaves it. */
function openDropdown(button: HTMLElement, event: MouseEvent): Answer {
  const pointer = event as Partial<PointerEvent>;
  const leadsElsewhere = (button as HTMLAnchorElement).pathname !== location.pathname;
  if (pointer.pointerType === 'mouse' && event.detail > 0 && leadsElsewhere) {
    // The mouse has opened it, so a click follows the link, as later.
    return 'native';
  }
  const dropdown = button.parentElement!;
  // A finger leaves the dropdown in the state of hovering.
  dropdown.classList.remove('dropdown--hoverable');
  dropdown.classList.add('dropdown--show');
  button.focus();
  button.setAttribute('aria-expanded', 'true');
  const controller = new AbortController();
  dropdown.addEventListener(
    'focusout',
    ({relatedTarget}) => {
      if (!dropdown.contains(relatedTarget as Node | null)) {
        // A second click takes it back.
        button.click();
      }
    },
    {signal: controller.signal},
  );
  return () => {
    controller.abort();
    dropdown.classList.remove('dropdown--show');
    button.setAttribute('aria-expanded', 'false');
  };
}

/** Escape, also from a link in the dropdown. A second click on its button takes it back. */
function closeDropdown({target, key}: KeyboardEvent): boolean {
  const dropdown = key === 'Escape' && target instanceof Element && target.closest('.dropdown');
  const button = dropdown && dropdown.querySelector<HTMLElement>(':scope > [aria-expanded="true"]');
  if (!button) {
    return false;
  }
  button.focus();
  button.click();
  return true;
}

/** Answers the controls of the theme and of the site's own parts. */
export function answerThemeControls(): void {
  answerClicks('[role="tab"]', selectTab);
  answerClicks('summary', toggleDetails);
  answerClicks('.theme-doc-toc-mobile > button', openContents);
  answerClicks('.dropdown > [role="button"]', openDropdown);
  answerKeys(moveAmongTabs);
  answerKeys(closeDropdown);
}
