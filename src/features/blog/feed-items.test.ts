import {expect, it} from 'vitest';
import {createFeedItems} from './feed-items';

const picture = (mode: string) =>
  `<img src="/a.${mode}.webp" alt="A" class="themedComponent_a themedComponent--${mode}_b">`;
const withoutClass = picture('light').replace(/ class="[^"]*"/u, '');

/** What a feed has of the content of a post. */
async function inFeed(content: string) {
  const params = {
    defaultCreateFeedItems: async () => [{content}],
    siteConfig: {url: 'https://docs.test', baseUrl: '/base/'},
  } as unknown as Parameters<typeof createFeedItems>[0];
  return (await createFeedItems(params))[0]!.content;
}

it('a feed has each screenshot once, without buttons', async () => {
  const button = '<button type="button" class="enlarge_c"><svg></svg></button>';
  expect(
    await inFeed(`<p>Text</p><figure>${picture('light')}${picture('dark')}${button}</figure>`),
  ).toBe(`<p>Text</p><figure>${withoutClass}</figure>`);
});

it('a feed has diagrams as images with their description', async () => {
  const svg = '<svg id="diagram-0a1b"><desc id="d">A → "B"; B → C.</desc><g><path/></g></svg>';
  expect(await inFeed(`<div>${svg}</div>${svg}`)).toBe(
    ['<div>', '</div>', ''].join(
      '<img src="https://docs.test/base/img/diagrams/0a1b.svg" alt="A → &quot;B&quot;; B → C.">',
    ),
  );
});

it('a feed has neither the colors of code nor classes, but code as it is', async () => {
  const code =
    '<pre class="prism"><code><span class="token-line" style="color:red"><span class="token">&lt;a class="b"&gt;</span><br></span></code></pre>';
  expect(await inFeed(code)).toBe('<pre><code>&lt;a class="b"&gt;<br></code></pre>');
});

it('a feed has formulas once, and headings without links to themselves', async () => {
  const formula =
    '<span class="katex"><span class="katex-mathml"><math><mi>x</mi></math></span><span class="katex-html" aria-hidden="true">x</span></span>';
  expect(await inFeed(`<h2 id="a">A<a class="hash-link" href="#a"></a></h2>${formula}`)).toBe(
    '<h2 id="a">A</h2><math><mi>x</mi></math>',
  );
});

it('a feed has all tabs, each below its label', async () => {
  const tab = (name: string, hidden: string) =>
    `<div class="name_d" data-name="${name}" aria-hidden="true"></div><div role="tabpanel"${hidden} id="p" aria-labelledby="t"><p>${name}</p></div>`;
  const tabs = `<ul role="tablist"><li role="tab">npm</li></ul><div>${tab('npm', '')}${tab('a &amp; b', ' hidden=""')}</div>`;
  expect(await inFeed(tabs)).toBe(
    '<div><p>npm:</p><div><p>npm</p></div><p>a &amp; b:</p><div><p>a &amp; b</p></div></div>',
  );
});
