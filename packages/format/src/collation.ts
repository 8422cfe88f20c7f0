import { foldText } from './folding.ts';
import type { Locale } from './locale.ts';

/**
 * The order of two texts in the alphabet of the language: negative when `a` comes first, 0 when they are
 * the same text. Total and the same on every machine.
 *
 * Hungarian: cs, dz, dzs, gy, ly, ny, sz, ty, zs are letters of their own, also doubled (`ssz`); ö/ő come
 * after o/ó and ü/ű after u/ú; long and short vowels differ only when all else is equal. Elsewhere accents
 * differ only when all else is equal. Lower case before upper. Numbers compare by value: 80 before 160.
 *
 * Source: FO-26, FO-27.
 */
export function compareText(a: string, b: string, locale: Locale): number {
  throw new Error(`${a}${b}${locale}${foldText('')}`);
}
