import { foldText } from '@shop/format';

/** What is left of a stem that loses a vowel before an ending: `tükrök` is `tükör`. */
const shortenedStems: Readonly<Record<string, string>> = { tukr: 'tukor', szobr: 'szobor' };

const endings =
  /(?:(?<=[aeiou])[kts]|[aeo]k|[aeo]t|[aeo]s|ban|ben|ba|be|ra|re|nal|nel|hoz|hez|on|en|bol|rol|tol|i|u)$/;
/** `fiókkal`: the v of -val takes the form of the consonant before it. */
const assimilated = /([b-df-hj-np-tvwxz])\1[ae]l$/;

/**
 * A product word without accents and without its commonest endings (plural, accusative, places, -val/-vel,
 * adjectives), at most three of them. Coarser than a dictionary, the same on both sides of a search.
 */
export function lightStem(word: string): string {
  let stem = foldText(word);
  for (let round = 0; round < 3; round++) {
    const shorter = stem.replace(assimilated, '$1').replace(endings, '');
    const isTooShort = shorter.length < 3 && !(shorter.length === 2 && stem.endsWith('k'));
    if (shorter === stem || isTooShort) break;
    stem = shorter;
  }
  return shortenedStems[stem] ?? stem;
}
