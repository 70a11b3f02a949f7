import {useHistory} from '@docusaurus/router';
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {FilterForm, SearchField} from '@site/src/components/FilterForm';
import styles from './styles.module.css';

const levelOf = ({tagName}: Element): number => Number(/^H([2-6])$/u.exec(tagName)?.[1] ?? 0);

/**
 * Hides everything after an element, except options whose name contains a text and the headings
 * above them. React doesn't manage the attribute, so that the options need no state.
 *
 * @returns the number of these options and of all options, or nothing if the text is empty
 */
function filterOptions(start: Element, text: string): {shown: number; all: number} | undefined {
  const wanted = text.trim().toLowerCase();
  const headings: HTMLElement[] = [];
  let shown = 0;
  let all = 0;
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    const element = next as HTMLElement;
    const level = levelOf(element);
    const options = element.querySelectorAll<HTMLElement>(`.${styles.option}`);
    const shownBefore = shown;
    options.forEach((option) => {
      const name = option.querySelector('code')!.textContent!.toLowerCase();
      option.hidden = !name.includes(wanted);
      shown += Number(!option.hidden);
    });
    all += options.length;
    element.hidden = wanted !== '' && shown === shownBefore;
    if (level > 0) {
      while (headings.length > 0 && levelOf(headings.at(-1)!) >= level) {
        headings.pop();
      }
      headings.push(element);
    } else if (!element.hidden) {
      headings.forEach((heading) => {
        heading.hidden = false;
      });
    }
  }
  return wanted === '' ? undefined : {shown, all};
}

/** A field that filters the options below it, in all lists of the page. */
export default function FindOption(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [count, setCount] = useState<{shown: number; all: number}>();
  const history = useHistory();

  const find = (wanted: string) => {
    setText(wanted);
    setCount(filterOptions(box.current!, wanted));
  };

  // Links lead to options and headings that a filter hides.
  useEffect(
    () =>
      history.listen(({hash}) => {
        const target = document.getElementById(hash.slice(1));
        if (target?.closest('[hidden]')) {
          setText('');
          setCount(filterOptions(box.current!, ''));
          target.scrollIntoView();
        }
      }),
    [history],
  );

  return (
    <div ref={box} className={styles.find}>
      <FilterForm label="Options on this page">
        <div className={styles.fields}>
          <SearchField label="Find an option" value={text} onChange={find} />
          <p role="status">
            {count &&
              (count.shown > 0
                ? `${count.shown} of ${count.all} options`
                : `No option matches “${text.trim()}”.`)}
          </p>
        </div>
      </FilterForm>
    </div>
  );
}
