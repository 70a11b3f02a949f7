export type ChangeCount = {id: string; count: number};

/** Release data that pages show in addition to the post. */
export type Release = {
  /** The previous version; the oldest has none. */
  previous?: string;
  /** The kinds of change in the entry, in its order. */
  changes: ChangeCount[];
};
