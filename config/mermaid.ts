import type {ThemeConfig} from '@docusaurus/theme-mermaid';

// Mermaid calculates shades from the colors of its themes, so those can't be CSS variables. Rules that
// come after a theme's own can, which keeps diagrams in the site's colors in both modes.
const themeCSS = `
.node rect, .node circle, .node ellipse, .node polygon, .node path, rect.actor, .labelBox {
  fill: var(--site-surface); stroke: var(--site-control-border); rx: 6px; ry: 6px;
}
.cluster rect {fill: var(--site-tint); stroke: var(--site-border-strong);}
.nodeLabel, .label text, .cluster-label, .cluster-label span, .edgeLabel, .edgeLabel p,
text.actor tspan, .messageText, .loopText, .loopText tspan, .labelText, .labelText tspan {
  fill: var(--site-text); color: var(--site-text);
}
.edgeLabel, .edgeLabel p, .edgeLabel rect {background-color: var(--ifm-background-color);}
.flowchart-link, .edge-thickness-normal, .messageLine0, .messageLine1, .actor-line, .loopLine,
.relation, .transition, .relationshipLine {stroke: var(--site-control-border);}
.marker, .arrowMarkerPath, .arrowheadPath, #arrowhead path, [id$="-arrowhead"] path {
  fill: var(--site-control-border); stroke: var(--site-control-border);
}
.note {fill: var(--site-tint-strong); stroke: var(--site-border-strong);}
.noteText, .noteText tspan, .flowchartTitleText {fill: var(--site-text);}
`;

/** Diagrams in the site's fonts and colors, in their own size: wide ones scroll. */
export const mermaid: ThemeConfig['mermaid'] = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    fontFamily: 'var(--ifm-font-family-base)',
    themeCSS,
    ...Object.fromEntries(
      ['flowchart', 'sequence', 'class', 'state', 'er', 'gitGraph', 'journey'].map((kind) => [
        kind,
        {useMaxWidth: false},
      ]),
    ),
  },
};
