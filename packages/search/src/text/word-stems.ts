/** Stems of words as an index has them. */
export interface WordStems {
  /** By word; words that mean nothing by themselves are left out. */
  of(words: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
