import type { Source } from './document.ts';

/**
 * Normalises every text of a JSON value to NFC, names of fields included: macOS and Windows encode accents differently.
 * Returns the value itself if nothing changes.
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
