import { foldText } from '@shop/format';

/** Stems that lose a vowel before an ending (`tükrök` is `tükör`), and those too short to cut. */
const specialStems: ReadonlyMap<string, string> = new Map([
  ['tukr', 'tukor'],
  ['szobr', 'szobor'],
  ['bogr', 'bogre'],
  ['falior', 'faliora'],
  ['fak', 'fa'],
  ['fat', 'fa'],
]);

/** Words that end like an inflected form and are none: `kerek` is no form of `ker`. */
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
/** `fiókkal`: the v of -val takes the form of the consonant before it. */
const assimilated = /([b-df-hj-np-tvwxz])\1[ae]l$/;
const shortest = 3;

/**
 * A product word without accents and without its commonest endings (plural, accusative, places, -val/-vel,
 * adjectives) and last vowels. Coarser than a dictionary and no word any more, but the same on both sides of a
 * search: `lámpa`, `lámpák` and `lámpát` are all `lamp`.
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
