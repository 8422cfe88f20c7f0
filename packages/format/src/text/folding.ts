const marks = /\p{M}+/gu;
const withoutDecomposition: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};
const letters = /[ßæœøđłı]/g;

/**
 * Returns the text in the form that search compares: lower case, without accents. `Kanapéágy` and `KANAPEAGY` are
 * equal. Folding twice changes nothing.
 * Source: FO-34.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(marks, '')
    .replace(letters, (letter) => withoutDecomposition[letter] ?? letter);
}

/**
 * Returns the text as one part of a URL: folded, each run of other characters replaced by one hyphen, none at the ends.
 * `Általános szerződési feltételek` becomes `altalanos-szerzodesi-feltetelek`. May be empty.
 * Source: FO-35.
 */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
