import { fitsPattern, readPostcodePattern, type PostcodePattern } from './postcode-pattern.ts';

interface ZonePostcodes {
  readonly code: string;
  readonly country: string;
  readonly postcodes: readonly string[];
}

/** A pattern that shares a postcode with one of another zone. */
export interface OverlappingPattern {
  readonly zone: string;
  readonly pattern: string;
}

interface ReadPattern extends OverlappingPattern {
  readonly country: string;
  readonly read: PostcodePattern;
}

/**
 * Returns the first two patterns of different zones of one country that share a postcode; `undefined` if there are
 * none. Ignores invalid patterns. Source: DZ-3.
 */
export function findOverlap(
  zones: readonly ZonePostcodes[],
): readonly [OverlappingPattern, OverlappingPattern] | undefined {
  const patterns = zones.flatMap(({ code, country, postcodes }) =>
    postcodes.flatMap((pattern): ReadPattern[] => {
      const read = readPostcodePattern(pattern);
      return read === undefined ? [] : [{ zone: code, country, pattern, read }];
    }),
  );
  // Sorting by first postcode avoids comparing all pairs.
  const sorted = patterns.toSorted((a, b) => compare(startOf(a.read), startOf(b.read)));
  for (const [index, later] of sorted.entries()) {
    for (const earlier of sorted.slice(0, index)) {
      const isOther = later.country === earlier.country && later.zone !== earlier.zone;
      if (isOther && overlaps(later.read, earlier.read)) return [earlier, later];
    }
  }
  return undefined;
}

const startOf = (pattern: PostcodePattern) =>
  pattern.kind === 'prefix' ? pattern.start : pattern.from;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Returns true if a postcode matches both patterns. */
function overlaps(first: PostcodePattern, second: PostcodePattern): boolean {
  if (first.kind === 'prefix' && second.kind === 'prefix') {
    return first.start.startsWith(second.start) || second.start.startsWith(first.start);
  }
  if (first.kind === 'prefix') return overlaps(second, first);
  if (second.kind === 'range') {
    return fitsPattern(first.from, second) || fitsPattern(second.from, first);
  }
  const { from, to } = first;
  const { start } = second;
  if (from === to) return from.startsWith(start);
  if (start.length > from.length || !/^\d+$/.test(start)) return false;
  const lowest = start.padEnd(from.length, '0');
  const highest = start.padEnd(from.length, '9');
  return lowest <= to && from <= highest;
}
