import { foldText } from '@shop/format';

const shortest = 3;

/**
 * A product word folded and without its article and the endings that say number and case: `scaun`, `scaunul`, `scaune`
 * and `scaunelor` are one, and so are `plantă`, `planta` and `plantele`. The sounds that change before an ending are
 * one too: `verde` and `verzi`, `stropitoare` and `stropitori`. No word any more, but the same on both sides of a search.
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
