import {stemOf, tokenize} from './terms';

/** Groups of words and phrases for the same thing, one per line. The docs use one of each. */
const groups = `
  remove, delete, hide, disable, turn off, get rid of, exclude
  enable, turn on, activate
  deploy, publish, host, put online, go live, upload
  translate, language, i18n, locale, multilingual, french
  dark mode, light mode, color mode, dark theme, theme switch, theme toggle
  home page, homepage, landing page, start page
  image, picture, photo, screenshot, figure
  url, address, path, permalink
  slow, fast, speed, performance
  broken link, dead link
  offline, pwa, without internet, internet connection, service worker
  announcement bar, banner, notice
  diagram, mermaid, flowchart, chart
  equation, math, latex, formula, katex
  admonition, callout, info box
  seo, search engine, google, crawler, noindex
  sync, synchronize
  redirect, moved, old address
  sass, scss
  css, style, stylesheet
  table of contents, toc, on this page, outline
  upgrade, update, migrate
  font, typeface
  syntax highlighting, prism, code coloring
  folder, directory
  navbar, header, top bar, top menu, top left
  sidebar, left menu, left column, side navigation
  environment variable, env
  order, sort, position, reorder
  development server, dev server, npm start
  serve, preview, locally
  partial, reuse, snippet, import
  schedule, future, date
  bundle size, javascript bundle, bundle analyzer
  dismiss, close, closeable
  right-to-left, rtl, arabic, hebrew
  feed, rss, atom
  author, writer, contributor
  analytics, gtag, tracking, statistics
  playground, live code, live editor, editable code
  page change, route change, page view, client module
  collapse, fold, collapsible
  details, accordion, expandable, click to open
  last updated, last update
  front matter, frontmatter
  error, crash, fail, exception
  cache, clear, still the same, stale
  eject, swizzle, replace component
  custom field, own setting
  draft, unlisted, unfinished
  phone, mobile, small screen
  social card, preview image, link preview, og image
  download, attachment, file
  subfolder, subdirectory, base url, under a path
  summary, excerpt, truncate, read more
  video, mp4, embed, iframe
  browser, browserslist, firefox, chrome
  pagination, previous and next, next button
  version banner, old version, old release, unmaintained
  heading, headline, section title
  plugin, extension, add-on
  post, article
  latest, newest, recent
  width, narrow, narrower, wide, wider
`
  .trim()
  .split('\n')
  .map((line) => line.split(',').map((phrase) => tokenize(phrase).map(stemOf)));

const contains = (all: string[], phrase: string[]) =>
  all.some((_, start) => phrase.every((term, place) => all[start + place] === term));

/**
 * Finds the phrases of a query that have synonyms.
 *
 * @param terms stems of the query, in order
 * @returns each phrase with the stems of the other phrases in its group
 */
export const synonymsOf = (terms: string[]): {phrase: string[]; synonyms: string[][]}[] =>
  groups.flatMap((group) =>
    group
      .filter((phrase) => contains(terms, phrase))
      .map((phrase) => ({phrase, synonyms: group.filter((other) => other !== phrase)})),
  );
