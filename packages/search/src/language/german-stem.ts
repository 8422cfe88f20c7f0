import { foldText } from '@shop/format';

/** Words that an ending's cut would make into another: `Leder` is no `LED`. */
const wholeWords: ReadonlySet<string> = new Set(['leder', 'haus', 'glas', 'ofen', 'eisen']);
const shortest = 3;

/** `Stühle`, `Stuehle` and `stuhle` are one; in `neue` and `quer` no umlaut is written out. */
export function germanFold(word: string): string {
  return foldText(word).replaceAll(
    /([ao])e|(?<![aeiouq])ue/g,
    (_whole, vowel?: string) => vowel ?? 'u',
  );
}

/**
 * A product word folded and without the endings of plural, case and adjective: `Stuhl`, `Stühle` and `Stühlen` are
 * all `stuhl`. No word any more, but the same on both sides of a search. After Savoy's light stemmer.
 */
export function germanStem(word: string): string {
  const folded = germanFold(word);
  if (wholeWords.has(folded)) return folded;
  const stem = folded
    .replace(/(?:ern|e[mnrs]|e|(?<=[bdfghklmnt])s|(?<=.{3}[aio])s|(?<=[lr])n)$/, '')
    .replace(/(?<=.{3})(?:er|en)$/, '');
  return stem.length < shortest ? folded : stem;
}
