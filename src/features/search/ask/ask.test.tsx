import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {renderPage} from '@site/src/testing/render-page';
import SearchBar from '@theme/SearchBar';
import React from 'react';
import {expect, it, vi} from 'vitest';
import {
  answerWithFile,
  holdAnswers,
  lastVersion,
  modalField,
  olderVersion,
  server,
} from '../testing/small-site';

vi.mock('../client', () => import('../testing/small-site'));

const question = 'How do I deploy to GitHub Pages?';

const dialog = () => screen.getByRole('dialog', {name: 'Search'});
const answer = () => dialog().querySelector('.DocSearch-Markdown-Content');
const reopen = (user: {click: (element: Element) => Promise<void>}) =>
  user.click(screen.getByRole('button', {name: /^Search/u}));

const status = () => within(dialog()).getByRole('status');

const quoted = () => waitFor(() => expect(answer()).toHaveTextContent('Quoted from'));

async function ask(text: string, url = `/docs/${lastVersion}/installation/`) {
  const page = renderPage(url, <SearchBar />);
  await reopen(page.user);
  const field = await modalField();
  fireEvent.change(field, {target: {value: text}});
  await waitFor(() => expect(dialog().querySelector('.DocSearch-Hit--AskAI')).not.toBeNull());
  await page.user.click(dialog().querySelector('.DocSearch-Hit--AskAI')!);
  return {...page, field};
}

it(
  'a question is answered with excerpts from the reader’s version that link to their sections',
  {tags: ['search-ask']},
  async () => {
    const {user, history, field} = await ask(question, `/docs/${olderVersion}/installation/`);
    await waitFor(() => expect(answer()).toHaveTextContent(`Quoted from Docs ${olderVersion}:`));
    expect(status()).toHaveTextContent('Answer ready');
    expect(dialog()).toHaveTextContent('Answers quote the docs. No AI is involved.');
    expect(dialog()).not.toHaveTextContent('generated with AI');
    expect(field).toHaveAttribute('placeholder', 'Ask another question...');
    const link = answer()!.querySelector('a')!;
    const path = `/docs/${olderVersion}/deployment/#github-pages`;
    expect(link).toHaveAttribute('href', path);
    await user.click(link);
    expect(history.location.pathname + history.location.hash).toBe(path);
  },
);

it(
  'a question that the docs don’t answer gets the closest sections',
  {tags: ['search-ask']},
  async () => {
    await ask('How do I bake sourdough bread with <b>rye</b> flour?');
    await waitFor(() =>
      expect(answer()).toHaveTextContent(`Docs ${lastVersion} doesn’t answer this question.`),
    );
    expect(dialog().querySelector('.DocSearch-AskAiScreen b')).toBeNull();
  },
);

it(
  'Ctrl+Enter asks what was typed, and a follow-up is answered in the context of the previous question',
  {tags: ['search-ask']},
  async () => {
    const sendIndex = holdAnswers();
    const {user} = renderPage(`/docs/${lastVersion}/cli/`, <SearchBar />);
    await reopen(user);
    const field = await modalField();
    // The index arrives after that.
    await user.type(field, question);
    await user.keyboard('{Control>}{Enter}{/Control}');
    sendIndex();
    await quoted();
    await user.clear(field);
    await user.type(field, 'Can you show an example?{Enter}');
    const asked = () =>
      Array.from(dialog().querySelectorAll('.DocSearch-AskAiScreen-Query')).map(
        ({textContent}) => textContent,
      );
    await waitFor(() => expect(asked()).toEqual(['Can you show an example?', question]));
    await waitFor(() => expect(screen.getAllByText(/^Quoted from/u)).toHaveLength(2));
  },
);

it(
  'the keyboard reaches the row that asks, and the way back leads to the empty field',
  {tags: ['search-ask']},
  async () => {
    const {user} = renderPage(`/docs/${lastVersion}/cli/`, <SearchBar />);
    await reopen(user);
    const field = await modalField();
    await user.type(field, 'deploy');
    await waitFor(() => expect(status()).toHaveTextContent('results for “deploy”'));
    const button = screen.getByRole('button', {name: 'Quote the docs: deploy'});
    await user.tab({shift: true});
    await user.tab();
    while (document.activeElement !== button) {
      expect(document.activeElement).not.toBe(document.body);
      await user.tab();
    }
    await user.keyboard('{Enter}');
    await quoted();
    await user.click(screen.getByRole('button', {name: 'Back to keyword search'}));
    expect(field).toHaveFocus();
    expect(status()).toHaveTextContent(/^$/u);
  },
);

it('answering is shown and can be stopped', {tags: ['search-ask']}, async () => {
  server.answer = (file) => (file.endsWith('-text') ? new Promise(() => {}) : answerWithFile(file));
  const {user} = await ask(question);
  expect(await screen.findByText('Answering...')).toBeInTheDocument();
  expect(status()).toHaveTextContent('Answering…');
  await user.click(screen.getByRole('button', {name: 'Stop answering'}));
  await waitFor(() => expect(screen.queryByText('Answering...')).toBeNull());
  expect(status()).toHaveTextContent('Answer stopped');
});

it('a question that can’t be answered is announced', {tags: ['search-ask']}, async () => {
  server.answer = async () => new Response('garbage');
  await ask(question);
  await waitFor(() => expect(status()).toHaveTextContent('Unable to answer'));
  await waitFor(() => expect(screen.queryByText('Answering...')).toBeNull());
});

it(
  'conversations are saved, and can be reopened and removed',
  {tags: ['search-stored']},
  async () => {
    const {fetch} = globalThis;
    const {user} = await ask(question);
    await quoted();
    expect(globalThis.fetch).not.toBe(fetch);
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // Requests are only intercepted while the search is open.
    await waitFor(() => expect(globalThis.fetch).toBe(fetch));
    await reopen(user);
    expect(await screen.findByText('Recent conversations')).toBeInTheDocument();
    await user.click(screen.getByRole('button', {name: question}));
    await quoted();
    await user.keyboard('{Escape}');
    await user.click(
      await screen.findByRole('button', {name: 'Remove this conversation from history'}),
    );
    await waitFor(() => expect(screen.queryByText('Recent conversations')).toBeNull());
  },
);
