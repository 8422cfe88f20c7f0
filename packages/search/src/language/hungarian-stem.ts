import { foldText } from '@shop/format';

/** Stems that lose a vowel before an ending (`tükrök` is `tükör`), and stems too short to shorten. */
const specialStems: ReadonlyMap<string, string> = new Map([
  ['tukr', 'tukor'],
  ['szobr', 'szobor'],
  ['bogr', 'bogre'],
  ['falior', 'faliora'],
  ['fak', 'fa'],
  ['fat', 'fa'],
]);

/** Words that only look inflected: `kerek` is no form of `ker`. */
const roots: ReadonlySet<string> = new Set([
  'bogre',
  'faliora',
  'kerek',
  'keret',
  'kert',
  'lampas',
  'teritek',
]);

const endings =
  /(?:ban|ben|nal|nel|hoz|hez|bol|rol|tol|(?<=[aeiou])v[ae]l|ba|be|ra|re|on|en|[aeiou][kts]|(?<=[jlnrsz])t|[aeiou])$/;
/** `fiókkal`: the v of -val changes into the consonant before it. */
const assimilated = /([b-df-hj-np-tvwxz])\1[ae]l$/;
const shortest = 3;

/**
 * Removes the accents, the most frequent endings (plural, accusative, locative, -val/-vel, adjectives) and the last
 * vowels of a word. The stem need not be a word; it is only compared with other stems: `lámpa`, `lámpák` and `lámpát`
 * are all `lamp`.
 */
export function hungarianStem(word: string): string {
  let stem = foldText(word);
  for (let round = 0; round < 4 && !roots.has(stem); round++) {
    const cut = stem.replace(assimilated, '$1');
    const shorter = cut === stem ? stem.replace(endings, '') : cut;
    if (shorter === stem || shorter.length < shortest) break;
    stem = shorter;
  }
  return specialStems.get(stem) ?? stem;
}
