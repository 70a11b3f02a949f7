import type {ThemeConfig} from '@docusaurus/preset-classic';
import {docPath} from '../src/data/versions';
import {env} from './env';
import {frameworkRepository} from './site';

/** An image link with fixed dimensions, so the footer doesn't shift while the image loads. */
const badge = (href: string, file: string, width: number, height: number, alt: string) => ({
  html: `<a class="footer-badge" href="${href}"><img src="${env.baseUrl}img/badges/${file}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></a>`,
});

export const footer: ThemeConfig['footer'] = {
  style: 'dark',
  links: [
    {
      title: 'Learn',
      items: [
        {label: 'Introduction', to: docPath()},
        {label: 'Installation', to: docPath('installation/')},
        {label: 'Configuration', to: docPath('configuration/')},
        {label: 'Deployment', to: docPath('deployment/')},
        {label: 'All versions', to: '/versions/'},
        {label: 'Upgrade', to: '/versions/#upgrade'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Support', to: '/community/support/'},
        {label: 'Contributing', to: '/community/contributing/'},
        {label: 'Feature requests', to: '/feature-requests/'},
        {label: 'Showcase', to: '/showcase/'},
        {label: 'Team', to: '/community/team/'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Blog', to: '/blog/'},
        {label: 'Changelog', to: '/changelog/'},
        {label: 'Search', to: '/search/'},
        {label: 'Offline reading', to: '/offline/'},
        {label: 'About this site', to: '/about/'},
        {label: 'Docusaurus on GitHub', href: frameworkRepository},
        badge(
          `${env.baseUrl}${docPath().slice(1)}`,
          'built-with-docusaurus.svg',
          114,
          51,
          'Built with Docusaurus',
        ),
      ],
    },
    {
      title: 'Legal',
      items: [
        {label: 'License', to: '/license/'},
        {label: 'Privacy', to: '/privacy/'},
        {label: 'Docusaurus security policy', href: `${frameworkRepository}/security/policy`},
        badge(
          `${env.baseUrl}license/`,
          'license-cc-by.svg',
          133,
          20,
          'Content licensed under CC BY 4.0',
        ),
      ],
    },
  ],
  logo: {
    alt: 'Docusaurus Docs',
    src: '/img/logo.svg',
    srcDark: '/img/logo-dark.svg',
    href: '/',
    width: 48,
    height: 48,
  },
  copyright: `<p>An independent documentation site about Docusaurus, not run by its owners. See <a href="${env.baseUrl}about/#checks">how it’s made and checked</a>, or <a href="${env.baseUrl}about/#report">report an error</a>.</p>Content under CC BY 4.0, code under MIT. Docusaurus is a trademark of its owners.`,
};
