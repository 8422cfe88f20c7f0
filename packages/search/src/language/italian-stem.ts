import { foldText } from '@shop/format';

const shortest = 3;

/**
 * Folds a word and removes the vowel of gender and number, and the h that keeps a c or g hard before it: `specchio` and
 * `specchi` are equal, `bianca` and `bianche` too. The stem need not be a word; it is only compared with other stems.
 * Algorithm: Savoy's light stemmer, modified.
 */
export function italianStem(word: string): string {
  const folded = foldText(word);
  const stem = folded.replace(/i?[aeio]$/, '').replace(/(?<=[cg])h$/, '');
  return stem.length < shortest ? folded : stem;
}
