/** Changed lines of a file: first and last line number, from 1. */
type LineRange = readonly [first: number, last: number];

export interface ChangedFile {
  /** Folder in `packages/`. */
  readonly title: string;
  /** Path in the folder of the package. */
  readonly path: string;
  readonly ranges: readonly LineRange[];
}

/** Reads the output of `git diff --unified=0`. Deleted lines and files outside of packages are omitted. */
export function changedFiles(diff: string): readonly ChangedFile[] {
  return diff
    .split(/^diff --git /m)
    .slice(1)
    .flatMap((part) => {
      const [, title, path] = /^\+\+\+ b\/packages\/([^/]+)\/(.+)$/m.exec(part) ?? [];
      if (title === undefined || path === undefined) return [];
      const ranges = [...part.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)].flatMap(
        ([, first = '0', count = '1']): readonly LineRange[] =>
          count === '0' ? [] : [[Number(first), Number(first) + Number(count) - 1]],
      );
      return ranges.length === 0 ? [] : [{ title, path, ranges }];
    });
}

export function lineCount({ ranges }: Pick<ChangedFile, 'ranges'>): number {
  return ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
}

/** Selects the files with the fewest changed lines, up to `maxLines` in total. */
export function withinLines(
  files: readonly ChangedFile[],
  maxLines: number,
): { readonly taken: readonly ChangedFile[]; readonly leftOut: readonly ChangedFile[] } {
  let sum = 0;
  const taken = new Set(
    files
      .toSorted((a, b) => lineCount(a) - lineCount(b))
      .filter((file) => (sum += lineCount(file)) <= maxLines),
  );
  return {
    taken: files.filter((file) => taken.has(file)),
    leftOut: files.filter((file) => !taken.has(file)),
  };
}
