import MDXComponents from '@theme-original/MDXComponents';
import {Activity} from 'react';

export default {
  ...MDXComponents,
  // The rehype plugin in features/hydration-slices adds it.
  Slice: Activity,
};
