import { foldText } from './folding.ts';
import type { Locale } from './locale.ts';

/**
 * The order of two texts in the alphabet of the language: negative when `a` comes first, 0 only for texts of
 * the same characters. The same on every machine.
 *
 * Hungarian: cs, dz, dzs, gy, ly, ny, sz, ty, zs are letters of their own, also doubled (`ssz` is sz + sz);
 * ö/ő come after o/ó and ü/ű after u/ú; long and short vowels differ only when all else is equal. In the
 * other languages every accent differs only then. Lower case comes before upper. Signs come before numbers,
 * numbers before letters, and numbers compare by value: 80 before 160.
 *
 * Source: FO-26, FO-27.
 */
export function compareText(a: string, b: string, locale: Locale): number {
  const first = elementsOf(a, locale);
  const second = elementsOf(b, locale);
  return (
    compareLevel(first, second, 'letter') ||
    compareLevel(first, second, 'accent') ||
    compareLevel(first, second, 'form') ||
    compareCodes(a, b)
  );
}

/** One letter, number or sign, as three texts that compare by code unit. */
interface Element {
  /** Which it is, whatever its accents and case. */
  readonly letter: string;
  readonly accent: string;
  /** Lower before upper case, the doubled digraph last. */
  readonly form: string;
}

const sign = '0';
const number = '1';
const latin = '2';
const otherScript = '3';

/** The digraphs after the letter they follow in the alphabet, the longest first. */
const digraphs: readonly (readonly [text: string, after: string, place: number])[] = [
  ['dzs', 'd', 2],
  ['cs', 'c', 1],
  ['dz', 'd', 1],
  ['gy', 'g', 1],
  ['ly', 'l', 1],
  ['ny', 'n', 1],
  ['sz', 's', 1],
  ['ty', 't', 1],
  ['zs', 'z', 1],
];
const ownVowels: Readonly<Record<string, readonly [after: string, accent: string]>> = {
  ö: ['o', ''],
  ő: ['o', '\u030B'],
  ü: ['u', ''],
  ű: ['u', '\u030B'],
};

function elementsOf(text: string, locale: Locale): readonly Element[] {
  const written = text.normalize('NFC');
  const elements: Element[] = [];
  let at = 0;
  while (at < written.length) {
    at += pushNumber(written, at, elements) || pushLetter(written, at, locale, elements);
  }
  return elements;
}

/** Reads the number that begins at `at`; how many characters it took, 0 when there is none. */
function pushNumber(written: string, at: number, elements: Element[]): number {
  let end = at;
  while (isDigit(written.charCodeAt(end))) end += 1;
  if (end === at) return 0;
  const digits = written.slice(at, end).replace(/^0+/, '');
  const size = String.fromCharCode(Math.min(digits.length, 0xffff));
  elements.push({ letter: number + size + digits, accent: '', form: '' });
  return end - at;
}

function pushLetter(written: string, at: number, locale: Locale, elements: Element[]): number {
  if (locale === 'hu') {
    const taken = pushDigraph(written, at, elements);
    if (taken > 0) return taken;
  }
  const character = String.fromCodePoint(written.codePointAt(at) ?? 0);
  const lower = character.toLowerCase();
  const form = lower === character ? '0' : '1';
  const vowel = locale === 'hu' ? ownVowels[lower] : undefined;
  if (vowel !== undefined) {
    elements.push({ letter: letterOf(vowel[0], 1), accent: vowel[1], form });
    return character.length;
  }
  const folded = foldText(lower) || lower;
  const accent = folded === lower ? '' : lower.normalize('NFD').slice(1) || lower;
  for (const one of folded) elements.push({ letter: letterOf(one, 0), accent, form });
  return character.length;
}

/** Reads a digraph, single (`sz`) or doubled (`ssz`); how many characters it took. */
function pushDigraph(written: string, at: number, elements: Element[]): number {
  const ahead = written.slice(at, at + 4).toLowerCase();
  for (const [digraph, after, place] of digraphs) {
    const isDoubled = ahead.startsWith(digraph.charAt(0) + digraph);
    if (!isDoubled && !ahead.startsWith(digraph)) continue;
    const length = digraph.length + (isDoubled ? 1 : 0);
    const capitals = capitalsOf(written.slice(at, at + length));
    if (capitals === undefined) continue;
    const form = isDoubled ? `3${capitals}` : capitals;
    const element = { letter: letterOf(after, place), accent: '', form };
    elements.push(element);
    if (isDoubled) elements.push(element);
    return length;
  }
  return 0;
}

/** How `sz`, `Sz` and `SZ` are told apart. Undefined for `sZ`, where two words meet and not two halves. */
function capitalsOf(digraph: string): string | undefined {
  const lower = digraph.toLowerCase();
  if (digraph === lower) return '0';
  if (digraph === lower.charAt(0).toUpperCase() + lower.slice(1)) return '1';
  return digraph === digraph.toUpperCase() ? '2' : undefined;
}

/** `place` 0 for the letter itself, more for the letters that follow it in the alphabet. */
function letterOf(character: string, place: number): string {
  if (/^[a-z]$/.test(character)) return latin + character + String(place);
  return (/^\p{L}/u.test(character) ? otherScript : sign) + character;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function compareLevel(
  first: readonly Element[],
  second: readonly Element[],
  level: keyof Element,
): number {
  const shorter = Math.min(first.length, second.length);
  for (let at = 0; at < shorter; at++) {
    const order = compareCodes(first[at]?.[level] ?? '', second[at]?.[level] ?? '');
    if (order !== 0) return order;
  }
  return first.length - second.length;
}

function compareCodes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
