import { foldText } from '@shop/format';

const shortest = 3;

/**
 * A product word folded and without the vowel that says gender and number, nor the h that keeps a c or g hard before
 * it: `specchio` and `specchi`, `bianca` and `bianche` are one. No word any more, but the same on both sides of a
 * search. After Savoy's light stemmer.
 */
export function italianStem(word: string): string {
  const folded = foldText(word);
  const stem = folded.replace(/i?[aeio]$/, '').replace(/(?<=[cg])h$/, '');
  return stem.length < shortest ? folded : stem;
}
