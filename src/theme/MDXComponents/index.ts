import APITable from '@site/src/features/api-table/APITable';
import FindOption from '@site/src/features/api-table/FindOption';
import BrowserWindow from '@site/src/components/BrowserWindow';
import MathStyles from '@site/src/features/math/MathStyles';
import Screenshot from '@site/src/features/screenshots/Screenshot';
import ScrollTable from '@site/src/components/ScrollTable';
import TaskCheckbox from '@site/src/components/TaskCheckbox';
import DocMeta from '@site/src/features/version-changes/DocMeta';
import MDXComponents from '@theme-original/MDXComponents';
import {Activity} from 'react';

export default {
  ...MDXComponents,
  // The only input in Markdown is the checkbox of a task list.
  input: TaskCheckbox,
  table: ScrollTable,
  // The rehype plugin in features/hydration-slices adds it to long pages.
  Slice: Activity,
  // The remark plugin in features/math adds it to pages with formulas.
  MathStyles,
  // The remark plugin in features/version-changes adds it to the docs.
  DocMeta,
  APITable,
  // The remark plugin in features/api-table adds it to pages with many options.
  FindOption,
  BrowserWindow,
  Screenshot,
};
