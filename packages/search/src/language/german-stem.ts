import { foldText } from '@shop/format';

/** Words that have no ending to remove: without them `Leder` (leather) would become `LED`. */
const wholeWords: ReadonlySet<string> = new Set(['leder', 'haus', 'glas', 'ofen', 'eisen']);
const shortest = 3;

/** Folds `Stühle`, `Stuehle` and `stuhle` to one word; in `neue` and `quer` the letters `ue` are no umlaut. */
export function germanFold(word: string): string {
  return foldText(word).replaceAll(
    /([ao])e|(?<![aeiouq])ue/g,
    (_whole, vowel?: string) => vowel ?? 'u',
  );
}

/**
 * Folds a word and removes the endings of plural, case and adjective: `Stuhl`, `Stühle` and `Stühlen` are all `stuhl`.
 * The stem need not be a word; it is only compared with other stems. Algorithm: Savoy's light stemmer, modified.
 */
export function germanStem(word: string): string {
  const folded = germanFold(word);
  if (wholeWords.has(folded)) return folded;
  const stem = folded
    .replace(/(?:ern|e[mnrs]|e|(?<=[bdfghklmnt])s|(?<=.{3}[aio])s|(?<=[lr])n)$/, '')
    .replace(/(?<=.{3})(?:er|en)$/, '');
  return stem.length < shortest ? folded : stem;
}
