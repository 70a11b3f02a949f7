import showcaseSites from '../../data/showcase.json';

/** Sites that most readers have heard of, by their names in the showcase. */
const knownNames = [
  'React Native',
  'Redux',
  'Jest',
  'Ionic',
  'Home Assistant',
  'pnpm',
  'Testing Library',
  'Relay',
  'Hasura',
  'WebdriverIO',
  'Plausible Analytics',
  'Algolia DocSearch',
];

/**
 * @returns names of well-known sites, and how many other sites the showcase has
 * @throws when the showcase lacks one of them
 */
export function knownSites(): {names: string[]; others: number} {
  const missing = knownNames.filter((name) => !showcaseSites.some((site) => site.name === name));
  if (missing.length > 0) {
    throw new Error(
      `The home page names sites that aren't in the showcase: ${missing.join(', ')}. Remove them from src/features/home/known-sites.ts.`,
    );
  }
  return {names: knownNames, others: showcaseSites.length - knownNames.length};
}
