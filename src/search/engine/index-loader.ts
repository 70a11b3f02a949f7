import type {
  CodeShard,
  HeadingsShard,
  Manifest,
  MeaningsShard,
  ShardFile,
  TextShard,
} from '../index-format';

/** Gives the files of the index. What fails is asked for again. */
export type IndexLoader = {
  /** @throws {@link SearchLoadError} */
  manifest(): Promise<Manifest>;
  /** @throws {@link SearchLoadError} */
  headings(file: ShardFile): Promise<HeadingsShard>;
  text(file: ShardFile): Promise<TextShard>;
  code(file: ShardFile): Promise<CodeShard>;
  meanings(file: ShardFile): Promise<MeaningsShard>;
};
