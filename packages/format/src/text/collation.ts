import { foldText } from './folding.ts';
import type { Locale } from '../locale.ts';

/**
 * Compares two texts by the alphabet of the language: negative if `a` comes first, 0 only for texts of the same
 * characters. The same on every machine.
 * Hungarian: cs, dz, dzs, gy, ly, ny, sz, ty, zs are separate letters, also doubled (`ssz` is sz + sz); ö/ő come after
 * o/ó and ü/ű after u/ú; long and short vowels differ only if the rest is equal. In other languages this applies to
 * every accent. Lower case comes before upper. Signs come before numbers, numbers before letters, and numbers compare
 * by value: 80 before 160.
 * Source: FO-36, FO-37.
 */
export function compareText(a: string, b: string, locale: Locale): number {
  return compareCodes(collationKey(a, locale), collationKey(b, locale));
}

/**
 * Returns a text whose order by code unit (`<`) is the order of {@link compareText}: computed once per text to sort
 * many. Do not show or store it: the format may change with the version.
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

/** One letter, number or sign as three texts that compare by code unit; no text is a prefix of another of its kind. */
interface Element {
  /** The letter without accent and case. */
  readonly letter: string;
  /** Ends with {@link end}. */
  readonly accent: string;
  /** Lower before upper case, the doubled digraph last. */
  readonly form: string;
}

/** Sorts before everything, so that the shorter of two texts comes first. */
const end = '\0';
/** Base code of the numbers for letters of an element; letters of the Latin alphabet have the codes in between. */
const sign = '\u0001';
const number = '\u0002';
const firstLatin = 0x10;
const otherScript = '\u007F';
/** Number of sort positions per letter: the letter and at most two digraphs after it. */
const placesOfLetter = 3;

/** Digraphs by their first letter, which they follow in the alphabet, the longest first. */
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

/** Reads the number at `at`. Returns its number of characters, 0 if there is none. */
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

/** Elements of characters below this code, which include the Latin letters, are cached. */
const usualCharacters = 0x250;
const knownElements: Readonly<Record<'hu' | 'others', (readonly Element[])[]>> = {
  hu: [],
  others: [],
};

/** Returns the elements of a character; several for `ß` and similar characters. */
function elementsOfCharacter(character: string, locale: Locale): readonly Element[] {
  const lower = character.toLowerCase();
  const form = lower === character ? '0' : '1';
  const vowel = locale === 'hu' ? ownVowels[lower] : undefined;
  if (vowel !== undefined) return [{ letter: letterOf(vowel[0], 1), accent: vowel[1] + end, form }];
  const folded = foldText(lower) || lower;
  const accent = folded === lower ? end : (lower.normalize('NFD').slice(1) || lower) + end;
  return [...folded].map((character) => ({ letter: letterOf(character, 0), accent, form }));
}

/** Reads a digraph, single (`sz`) or doubled (`ssz`). Returns its number of characters. */
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

/** Case form of a digraph: `sz`, `Sz` or `SZ`. Undefined for `sZ`, where one word ends and the next begins. */
function capitalsOf(digraph: string): string | undefined {
  const lower = digraph.toLowerCase();
  if (digraph === lower) return '0';
  if (digraph === lower.charAt(0).toUpperCase() + lower.slice(1)) return '1';
  return digraph === digraph.toUpperCase() ? '2' : undefined;
}

/** `place` is 0 for the letter itself, higher for the letters that follow it in the alphabet. */
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
