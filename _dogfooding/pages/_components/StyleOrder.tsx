import useIsBrowser from '@docusaurus/useIsBrowser';
import React, {type ReactNode} from 'react';

/** A selector that only one source of styles has. CSS modules add a hash to their names. */
const landmarks = {
  Infima: /^\.avatar__photo$/,
  'Modules of the theme': /^\.themedComponent_/,
  'src/css/content.css': /^\.theme-admonition$/,
  'src/css/layout.css': /^\.footer-badge/,
  'Modules of the site': /^\.error_/,
};

type Rule = {selector: string; layer: string};

/** Style rules in their order, with the cascade layer that they are in; conditions are left out. */
function* walk(rules: CSSRuleList, layer = ''): Generator<Rule> {
  for (const rule of Array.from(rules)) {
    if (rule instanceof CSSStyleRule) {
      yield {selector: rule.selectorText, layer};
    } else if (rule instanceof CSSLayerBlockRule) {
      yield* walk(rule.cssRules, rule.name);
    }
  }
}

function readRules(): Rule[] {
  const own = Array.from(document.styleSheets).filter(({href}) => href?.includes('/assets/css/'));
  return own.flatMap(({cssRules}) => [...walk(cssRules)]);
}

/** Where each source of styles begins in the style sheets that the page has loaded. */
export default function StyleOrder(): ReactNode {
  const rules = useIsBrowser() ? readRules() : [];
  const places = Object.entries(landmarks)
    .map(([name, pattern]) => {
      const place = rules.findIndex(({selector}) => pattern.test(selector));
      return {name, place, layer: rules[place]?.layer};
    })
    .sort((one, other) => one.place - other.place);
  return (
    <table>
      <caption>Sources of styles, in their order</caption>
      <thead>
        <tr>
          <th scope="col">Source</th>
          <th scope="col">Layer</th>
          <th scope="col">Starts at rule</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({name, place, layer}) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{layer || 'none'}</td>
            <td>{place < 0 ? 'not found' : place + 1}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
