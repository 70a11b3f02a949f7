import {readFileSync} from 'node:fs';
import {describe, it} from 'vitest';
import {expectCaught} from '../planted-fault.fixture.mjs';

const config = 'docs/api/docusaurus.config.js.mdx';

// Each fault means checking a long page again.
describe.runIf(process.env.FULL_TESTS)('finds in prose', () => {
  it.each([
    {
      fault: 'an unknown hook',
      name: '`useDocusaurusSite`',
      says: 'there is no hook "useDocusaurusSite"',
    },
    {
      fault: 'an unknown package',
      name: '`@docusaurus/plugin-docs`',
      says: 'there is no package or module',
    },
    {
      fault: 'an unknown component',
      name: '`@theme/DocPage`',
      says: 'there is no theme component "DocPage"',
    },
    {
      fault: 'an unknown command',
      name: '`docusaurus publish`',
      says: 'there is no command "publish"',
    },
    {fault: 'an unknown option', name: '`future.v5`', says: 'there is no option "future.v5"'},
    {fault: 'an unknown name', name: '`onBrokenHref`', says: 'there is no name "onBrokenHref"'},
  ])('$fault', ({name, says}) => {
    const [heading] = /^## .*$/m.exec(readFileSync(config, 'utf8')) ?? [];
    return expectCaught({
      file: config,
      from: heading,
      to: `Planted: ${name}.\n\n${heading}`,
      at: 'Planted',
      says,
    });
  });
});
