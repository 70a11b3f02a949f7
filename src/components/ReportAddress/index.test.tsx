import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import ReportAddress from '.';

const customFields = vi.hoisted(() => ({repositoryUrl: undefined as string | undefined}));

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({siteConfig: {customFields}}),
}));
vi.mock('@docusaurus/Link', () => ({
  default: ({to, children}: {to: string; children: string}) =>
    React.createElement('a', {href: to}, children),
}));

const linksIn = (of: 'error' | 'security problem') => {
  const html = renderToStaticMarkup(<ReportAddress of={of} />);
  return {html, links: [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)};
};

describe('reports about this site', () => {
  it("go to its repository, never to the framework's owners", () => {
    customFields.repositoryUrl = 'https://git.example.com/me/docs';
    expect(linksIn('error').links).toEqual(['https://git.example.com/me/docs/issues']);
    expect(linksIn('security problem').links).toEqual(['https://git.example.com/me/docs']);
  });

  it.each(['error', 'security problem'] as const)(
    'have no address in a build without a repository: %s',
    (of) => {
      customFields.repositoryUrl = undefined;
      const {html, links} = linksIn(of);
      expect(links).toEqual([]);
      expect(html).toContain('no address for reports');
    },
  );
});
