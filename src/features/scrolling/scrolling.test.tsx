import {fireEvent} from '@testing-library/react';
import BackToTopButton from '@theme/BackToTopButton';
import Navbar from '@theme/Navbar';
import path from 'node:path';
import React from 'react';
import {beforeEach, expect, it, vi} from 'vitest';
import {runInlineScript} from '../../testing/inline-script';
import {renderPage} from '../../testing/render-page';

const root = document.documentElement;
const isHidden = () => root.hasAttribute('data-navbar-hidden');
const isButtonShown = () => root.hasAttribute('data-back-to-top');

function scrollTo(position: number) {
  vi.stubGlobal('scrollY', position);
  fireEvent.scroll(window);
}

beforeEach(() => {
  runInlineScript(path.resolve(import.meta.dirname, 'follow-scrolling.js'));
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.stubGlobal('innerHeight', 800);
  renderPage('/docs/cli/', [<Navbar key="navbar" />, <BackToTopButton key="button" />]);
});

it(
  'the navbar of a page that opens scrolled hides when the reader scrolls on, not before',
  {tags: ['navbar-hide-on-scroll']},
  () => {
    scrollTo(500);
    expect(isHidden()).toBe(false);
    scrollTo(600);
    expect(isHidden()).toBe(true);
    scrollTo(500);
    expect(isHidden()).toBe(false);
  },
);

it('the button shows on the way up, but not near the top, and not while the page bounces', () => {
  for (const [position, isShown] of [
    [1000, false],
    [1200, false],
    [1100, true],
    [1150, false],
    [1000, true],
    [250, false],
    [4300, false],
    [4200, false],
  ] as const) {
    scrollTo(position);
    expect(isButtonShown(), String(position)).toBe(isShown);
  }
});

it('a tab that keeps its place scrolls the page, but the navbar stays', () => {
  document.body.insertAdjacentHTML('beforeend', '<button role="tab">npm</button>');
  scrollTo(500);
  fireEvent.click(document.querySelector('[role="tab"]')!);
  scrollTo(600);
  expect(isHidden()).toBe(false);
  document.querySelector('[role="tab"]')!.remove();
});
