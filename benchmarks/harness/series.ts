/** Values of one measure, in the order of measurement. */
export interface Series {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

/** Returns the values with their median, minimum and maximum. Errors: throws if there are no values. */
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

/** Returns a text such as `1,234 [1,100–1,400]`: median, minimum and maximum. */
export function seriesText({ median, min, max }: Series, digits = 0): string {
  const text = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return min === max ? text(median) : `${text(median)} [${text(min)}–${text(max)}]`;
}
