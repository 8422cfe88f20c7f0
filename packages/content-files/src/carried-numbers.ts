const number = /\d+(?:[ \u00a0.,]\d+)*/g;
const place = /#|\d+(?:[ \u00a0.,]\d+)*/g;
const grouped = /^\d{1,3}(?:[ \u00a0]\d{3})+(?=,|$)/;

/** A text as phrasebooks have it: one entry for all texts that differ in nothing but their numbers. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(number, '#');
}

/**
 * A phrase with the numbers of the text it translates, in the same order, or as it counts them: `#2. Juni #1`.
 * Thousands
 * are parted by points, as German and Italian have them. A `#` of the text itself, of an address, keeps its place.
 */
export function carryNumbers(text: string, phrase: string): string {
  const numbers = text.match(place) ?? [];
  let next = 0;
  return phrase.replaceAll(/#([1-9])?/g, (_place, nth?: string) =>
    withPoints(numbers[nth === undefined ? next++ : Number(nth) - 1] ?? '#'),
  );
}

const withPoints = (digits: string) =>
  digits.replace(grouped, (whole) => whole.replaceAll(/[ \u00a0]/g, '.'));
