/** Neighbouring days with the same opening hours. */
export interface OpeningSpan {
  /** First and last day, from Monday (0) to Sunday (6), both inclusive. */
  readonly from: number;
  readonly to: number;
  /** Hours as in `storedPoint`; '' if closed. */
  readonly open: string;
}

/** Returns true if the point is open all day on every day. Source: PP-9. */
export function isAlwaysOpen(hours: readonly string[]): boolean {
  return hours.length === 7 && hours.every((day) => /^00:00-(24:00|23:59)$/.test(day));
}

/** Groups the days of a week by their opening hours, starting on Monday. Source: PP-9. */
export function openingSpans(hours: readonly string[]): readonly OpeningSpan[] {
  const spans: OpeningSpan[] = [];
  for (const [day, open] of hours.entries()) {
    const last = spans.at(-1);
    if (last?.open === open) spans[spans.length - 1] = { ...last, to: day };
    else spans.push({ from: day, to: day, open });
  }
  return spans;
}
