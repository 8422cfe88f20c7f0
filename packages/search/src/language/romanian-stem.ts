import { foldText } from '@shop/format';

const shortest = 3;

/**
 * Folds a word and removes its article and the endings of number and case: `scaun`, `scaunul`, `scaune` and `scaunelor`
 * are equal, and so are `plantă`, `planta` and `plantele`. Sounds that change before an ending are equal too: `verde`
 * and `verzi`, `stropitoare` and `stropitori`. The stem need not be a word; it is only compared with other stems.
 */
export function romanianStem(word: string): string {
  const folded = foldText(word);
  const bare = folded.replace(/(?:(?:uri|le)?(?:le|lor)|uri|ului|ul|ei)$/, '');
  const stem = (bare.length < shortest ? folded : bare)
    .replace(/[aeiu]+$/, '')
    .replace(/oar$/, 'or')
    .replace(/z$/, 'd');
  return stem.length < shortest ? folded : stem;
}
