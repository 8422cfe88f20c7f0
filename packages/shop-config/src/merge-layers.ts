/** Merges plain objects; a later layer overrides an earlier one. Any other value replaces the earlier value. */
export function mergeLayers(layers: readonly unknown[]): unknown {
  let merged: unknown = {};
  for (const layer of layers) merged = mergeTwo(merged, layer);
  return merged;
}

function mergeTwo(below: unknown, above: unknown): unknown {
  if (above === undefined) return below;
  if (!isPlainObject(below) || !isPlainObject(above)) return above;
  const merged = new Map(Object.entries(below));
  for (const [key, value] of Object.entries(above))
    merged.set(key, mergeTwo(merged.get(key), value));
  return Object.fromEntries(merged);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
