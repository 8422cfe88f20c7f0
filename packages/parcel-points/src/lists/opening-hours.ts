const spans = /(\d{1,2})[:.](\d{2})\s*[-–—]\s*(\d{1,2})[:.](\d{2})/g;
const isClosed = (text: string): boolean =>
  text === '' || /^(-|–|z[aá]rva|closed|zavřeno)$/i.test(text);

/** Formats a time span of a day; `8:00` becomes `08:00`. */
export function spanOf(from: string, to: string): string {
  return `${from.padStart(5, '0')}-${to.padStart(5, '0')}`;
}

/**
 * Reads seven days from Monday, each as a text with spans such as `8:00–12:00, 13:00–18:00`. Returns `undefined` if a
 * day cannot be read, because a day that seems closed could be open. Returns `undefined` also if no day is open,
 * because then the hours are unknown. Source: PP-3.
 */
export function readHours(days: readonly string[]): string[] | undefined {
  const hours: string[] = [];
  for (const day of days) {
    const read = [...day.matchAll(spans)].map(([, h1 = '', m1 = '', h2 = '', m2 = '']) =>
      spanOf(`${h1}:${m1}`, `${h2}:${m2}`),
    );
    if (read.length === 0 && !isClosed(day)) return undefined;
    hours.push(read.join(', '));
  }
  return hours.length === 7 && hours.some((day) => day !== '') ? hours : undefined;
}
