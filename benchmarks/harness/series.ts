/** Values of one measure, in the order they were taken. */
export interface Series {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Median, least and most. Errors: throws on no values. */
export function seriesOf(values: readonly number[]): Series {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => {
    const value = sorted[index];
    if (value === undefined) throw new Error('There are no values.');
    return value;
  };
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    min: at(0),
    max: at(sorted.length - 1),
  };
}

/** As `1,234 [1,100–1,400]`. */
export function seriesText({ median, min, max }: Series, digits = 0): string {
  const text = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return min === max ? text(median) : `${text(median)} [${text(min)}–${text(max)}]`;
}
