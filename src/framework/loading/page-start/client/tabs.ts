// Tabs before React, by the attributes that ARIA defines: a list of tabs, and their panels next to it.
import {answerClicks, answerKeys} from './early-actions';

/** React, which also selects it in other groups and stores it, repeats the click. */
function selectTab(tab: HTMLElement): 'shown' {
  const list = tab.parentElement!;
  const panels = list.nextElementSibling?.querySelectorAll<HTMLElement>(
    ':scope > [role="tabpanel"]',
  );
  Array.from(list.children as HTMLCollectionOf<HTMLElement>).forEach((other, index) => {
    const isSelected = other === tab;
    other.setAttribute('aria-selected', String(isSelected));
    other.tabIndex = isSelected ? 0 : -1;
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

/** Answers tabs. */
export function answerTabs(): void {
  answerClicks('[role="tab"]', selectTab);
  answerKeys(moveAmongTabs);
}
