/** A word of a `tsvector` and where it stands: 14 bits of position under 2 of weight, A is 3 and D is 0. */
export interface VectorWord {
  readonly lexeme: string;
  readonly positions: readonly number[];
}

const weightOf: Readonly<Record<string, number>> = { A: 3, B: 2, C: 1 };
const maxPosition = 2 ** 14 - 1;

/** Reads a `tsvector` as PostgreSQL writes it: `'asztal':2A,5C 'kerek':1A`. */
export function readSearchVector(text: string): readonly VectorWord[] {
  const words: VectorWord[] = [];
  let at = 0;
  while (at < text.length) {
    // A quote, the word, a quote; quotes and backslashes in a word are written twice.
    let end = text.indexOf("'", at + 1);
    while (text[end + 1] === "'") end = text.indexOf("'", end + 2);
    const spelledText = text.slice(at + 1, end);
    const lexeme = /['\\]/.test(spelledText)
      ? spelledText.replaceAll("''", "'").replaceAll('\\\\', '\\')
      : spelledText;
    const space = text.indexOf(' ', end);
    const stop = space === -1 ? text.length : space;
    words.push({ lexeme, positions: positionsOf(text.slice(end + 2, stop)) });
    at = stop + 1;
  }
  return words;
}

function positionsOf(text: string): readonly number[] {
  if (text === '') return [];
  return text.split(',').map((place) => {
    const weight = weightOf[place.at(-1) ?? ''];
    return ((weight ?? 0) << 14) | Math.min(maxPosition, Number.parseInt(place, 10));
  });
}

/** A `tsvector` as text, of words in their order, each list of its own weight. Words are of letters and digits. */
export function writeSearchVector(
  lists: readonly { readonly words: readonly string[]; readonly weight: 'A' | 'B' | 'C' | 'D' }[],
): string {
  const places = new Map<string, string[]>();
  let position = 0;
  for (const { words, weight } of lists) {
    for (const word of words) {
      position = Math.min(maxPosition, position + 1);
      const place = `${position}${weight === 'D' ? '' : weight}`;
      places.set(word, [...(places.get(word) ?? []), place]);
    }
  }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ');
}
