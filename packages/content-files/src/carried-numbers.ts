const number = /\d+(?:[ \u00a0.,]\d+)*/g;
const place = /#|\d+(?:[ \u00a0.,]\d+)*/g;
const grouped = /^\d{1,3}(?:[ \u00a0]\d{3})+(?=,|$)/;

/** Returns a text as a key of phrasebooks: one entry for all texts that differ only in their numbers. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(number, '#');
}

/**
 * Returns a phrase with the numbers of the translated text, in the same order, or by index: `#2. Juni #1`. Thousands
 * are separated by points, as in German and Italian. A `#` of the text itself, of an address, stays.
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
