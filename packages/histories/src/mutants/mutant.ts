/** A fault planted in a package: `text` of `file` is replaced, which breaks one guarantee. */
export interface Mutant {
  readonly breaks: string;
  /** The test command runs it. `pnpm test:long` runs all. */
  readonly isQuick?: true;
  /** From `packages`. */
  readonly file: string;
  /** Occurs once in the file. */
  readonly text: string;
  readonly replacement: string;
}
