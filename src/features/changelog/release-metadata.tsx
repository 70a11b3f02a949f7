import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Release} from './types';

type Metadata = ReturnType<typeof useBlogPost>['metadata'];

/** The metadata of the current entry, including what the changelog plugin adds. */
export const useReleaseMetadata = (): Metadata & {release: Release} =>
  useBlogPost().metadata as Metadata & {release: Release};
