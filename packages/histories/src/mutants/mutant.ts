/** A fault planted in a package: replaces `text` of `file`, which breaks one guarantee. */
export interface Mutant {
  readonly breaks: string;
  /** The test command runs it. `pnpm test:long` runs all. */
  readonly isQuick?: true;
  /** Path from `packages`. */
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly text: string;
  readonly replacement: string;
}
