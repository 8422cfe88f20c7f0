import { foldText } from './folding.ts';
import type { Locale } from '../locale.ts';

/**
 * The order of two texts in the alphabet of the language: negative when `a` comes first, 0 only for texts of
 * the same characters. The same on every machine.
 *
 * Hungarian: cs, dz, dzs, gy, ly, ny, sz, ty, zs are letters of their own, also doubled (`ssz` is sz + sz);
 * ö/ő come after o/ó and ü/ű after u/ú; long and short vowels differ only when all else is equal. In the
 * other languages every accent differs only then. Lower case comes before upper. Signs come before numbers,
 * numbers before letters, and numbers compare by value: 80 before 160.
 *
 * Source: FO-36, FO-37.
 */
export function compareText(a: string, b: string, locale: Locale): number {
  return compareCodes(collationKey(a, locale), collationKey(b, locale));
}

/**
 * A text whose order by code unit (`<`) is the order of {@link compareText}: made once of each text where many are
 * for sorting. Neither shown nor stored: another version may use another form.
 *
 * Source: FO-39.
 */
export function collationKey(text: string, locale: Locale): string {
  const elements = elementsOf(text, locale);
  const parts: string[] = [];
  for (const { letter } of elements) parts.push(letter);
  parts.push(end);
  for (const { accent } of elements) parts.push(accent);
  for (const { form } of elements) parts.push(form);
  parts.push(text);
  return parts.join('');
}

/** One letter, number or sign, as three texts that compare by code unit; none begins with another of its kind. */
interface Element {
  /** Which it is, whatever its accents and case. */
  readonly letter: string;
  /** Ends with {@link end}. */
  readonly accent: string;
  /** Lower before upper case, the doubled digraph last. */
  readonly form: string;
}

/** Comes before everything, so that the shorter of two comes first. */
const end = '\0';
/** Code from which the letters of an element are numbered; letters of the Latin alphabet have the codes in between. */
const sign = '\u0001';
const number = '\u0002';
const firstLatin = 0x10;
const otherScript = '\u007F';
/** A letter and at most two digraphs after it. */
const placesOfLetter = 3;

/** The digraphs by the letter they begin with and follow in the alphabet, the longest first. */
const digraphs: Readonly<Record<string, readonly (readonly [text: string, place: number])[]>> = {
  c: [['cs', 1]],
  d: [
    ['dzs', 2],
    ['dz', 1],
  ],
  g: [['gy', 1]],
  l: [['ly', 1]],
  n: [['ny', 1]],
  s: [['sz', 1]],
  t: [['ty', 1]],
  z: [['zs', 1]],
};
const ownVowels: Readonly<Record<string, readonly [after: string, accent: string]>> = {
  ö: ['o', ''],
  ő: ['o', '\u030B'],
  ü: ['u', ''],
  ű: ['u', '\u030B'],
};

function elementsOf(text: string, locale: Locale): readonly Element[] {
  const normalized = text.normalize('NFC');
  const elements: Element[] = [];
  let at = 0;
  while (at < normalized.length) {
    at += pushNumber(normalized, at, elements) || pushLetter(normalized, at, locale, elements);
  }
  return elements;
}

/** Reads the number that begins at `at`; how many characters it took, 0 when there is none. */
function pushNumber(text: string, at: number, elements: Element[]): number {
  let behind = at;
  while (isDigit(text.charCodeAt(behind))) behind += 1;
  if (behind === at) return 0;
  const digits = text.slice(at, behind).replace(/^0+/, '');
  const size = String.fromCharCode(Math.min(digits.length, 0xffff));
  elements.push({ letter: number + size + digits, accent: end, form: '' });
  return behind - at;
}

function pushLetter(text: string, at: number, locale: Locale, elements: Element[]): number {
  if (locale === 'hu') {
    const digraphLength = pushDigraph(text, at, elements);
    if (digraphLength > 0) return digraphLength;
  }
  const code = text.codePointAt(at) ?? 0;
  const character = String.fromCodePoint(code);
  if (code >= usualCharacters) elements.push(...elementsOfCharacter(character, locale));
  else {
    const elementsOfLocale = knownElements[locale === 'hu' ? 'hu' : 'others'];
    elements.push(...(elementsOfLocale[code] ??= elementsOfCharacter(character, locale)));
  }
  return character.length;
}

/** Characters before this one, the Latin letters among them, are looked into once. */
const usualCharacters = 0x250;
const knownElements: Readonly<Record<'hu' | 'others', (readonly Element[])[]>> = {
  hu: [],
  others: [],
};

/** More than one for `ß` and its like. */
function elementsOfCharacter(character: string, locale: Locale): readonly Element[] {
  const lower = character.toLowerCase();
  const form = lower === character ? '0' : '1';
  const vowel = locale === 'hu' ? ownVowels[lower] : undefined;
  if (vowel !== undefined) return [{ letter: letterOf(vowel[0], 1), accent: vowel[1] + end, form }];
  const folded = foldText(lower) || lower;
  const accent = folded === lower ? end : (lower.normalize('NFD').slice(1) || lower) + end;
  return [...folded].map((character) => ({ letter: letterOf(character, 0), accent, form }));
}

/** Reads a digraph, single (`sz`) or doubled (`ssz`); how many characters it took. */
function pushDigraph(text: string, at: number, elements: Element[]): number {
  const first = text.charAt(at).toLowerCase();
  const candidates = digraphs[first];
  if (candidates === undefined) return 0;
  const ahead = text.slice(at, at + 4).toLowerCase();
  for (const [digraph, place] of candidates) {
    const isDoubled = ahead.startsWith(first + digraph);
    if (!isDoubled && !ahead.startsWith(digraph)) continue;
    const length = digraph.length + (isDoubled ? 1 : 0);
    const capitals = capitalsOf(text.slice(at, at + length));
    if (capitals === undefined) continue;
    const form = isDoubled ? `3${capitals}` : capitals;
    const element = { letter: letterOf(first, place), accent: end, form };
    elements.push(element);
    if (isDoubled) elements.push(element);
    return length;
  }
  return 0;
}

/** Case form of a digraph: `sz`, `Sz` or `SZ`. Undefined for `sZ`, which is the border of two words. */
function capitalsOf(digraph: string): string | undefined {
  const lower = digraph.toLowerCase();
  if (digraph === lower) return '0';
  if (digraph === lower.charAt(0).toUpperCase() + lower.slice(1)) return '1';
  return digraph === digraph.toUpperCase() ? '2' : undefined;
}

/** `place` 0 for the letter itself, more for the letters that follow it in the alphabet. */
function letterOf(character: string, place: number): string {
  if (/^[a-z]$/.test(character)) {
    const letter = (character.charCodeAt(0) - 'a'.charCodeAt(0)) * placesOfLetter;
    return String.fromCharCode(firstLatin + letter + place);
  }
  return (/^\p{L}/u.test(character) ? otherScript : sign) + character;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function compareCodes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
