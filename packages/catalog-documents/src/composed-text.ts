import type { Source } from './document.ts';

/**
 * A JSON value with every text in it composed (NFC), names of fields too: a name typed on a Mac and the same typed on
 * Windows are one. Returns the value itself where nothing changes.
 */
export function normaliseUnicode(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const composed = value.map(normaliseUnicode);
    return composed.every((element, at) => element === value[at]) ? value : composed;
  }
  const entries = Object.entries(value as Source);
  const composed = entries.map(
    ([name, inner]) => [name.normalize('NFC'), normaliseUnicode(inner)] as const,
  );
  const isSame = composed.every(
    ([name, inner], at) => name === entries[at]?.[0] && inner === entries[at]?.[1],
  );
  return isSame ? value : Object.fromEntries(composed);
}
