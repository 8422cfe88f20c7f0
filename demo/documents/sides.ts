import type { Size } from './vocabulary.ts';
import { sizes } from './vocabulary.ts';

/** Width and depth (or height) that a size names, in cm; `usual` when nobody chose. A diameter is both. */
export function sidesOf(
  size: Size | undefined,
  usual: readonly [number, number],
): readonly [number, number] {
  if (size === undefined) return usual;
  const [first, second] = [...sizes[size].label.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  if (first === undefined) return usual;
  return [first, second ?? (size.startsWith('atmero') ? first : usual[1])];
}
