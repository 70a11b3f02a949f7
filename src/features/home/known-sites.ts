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

/** Those of them that the showcase still has, and how many other sites it has. */
export function knownSites(): {names: string[]; others: number} {
  const names = knownNames.filter((known) => showcaseSites.some(({name}) => name === known));
  return {names, others: showcaseSites.length - names.length};
}
