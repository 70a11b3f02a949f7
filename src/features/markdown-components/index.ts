import type {ComponentModules} from './recma';

/** The site's own components, which Markdown files use without an import. */
export const siteComponents: ComponentModules = {
  APITable: '@site/src/features/api-table/APITable',
  BrowserWindow: '@site/src/components/BrowserWindow',
  // Added by the remark plugin in features/diagrams.
  diagram: '@site/src/features/diagrams/Diagram',
  // Added by the remark plugin in features/version-changes.
  DocMeta: '@site/src/features/version-changes/DocMeta',
  // Added by the remark plugin in features/api-table.
  FindOption: '@site/src/features/api-table/FindOption',
  // Added by the remark plugin in features/math.
  MathStyles: '@site/src/features/math/MathStyles',
  Screenshot: '@site/src/features/screenshots/Screenshot',
  // The only input in Markdown is the checkbox of a task list.
  input: '@site/src/components/TaskCheckbox',
  table: '@site/src/components/ScrollTable',
};
