import APITable from '@site/src/features/api-table/APITable';
import BrowserWindow from '@site/src/components/BrowserWindow';
import MathStyles from '@site/src/features/math/MathStyles';
import ScrollTable from '@site/src/components/ScrollTable';
import TaskCheckbox from '@site/src/components/TaskCheckbox';
import VersionChanges from '@site/src/features/version-changes/VersionChanges';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  // Markdown knows no other input than the box of a task list.
  input: TaskCheckbox,
  table: ScrollTable,
  // The math-styles remark plugin writes <MathStyles /> into pages with formulas.
  MathStyles,
  // The version-changes remark plugin writes it into the docs.
  VersionChanges,
  APITable,
  BrowserWindow,
};
