import type { PriceableChild } from './price-fields.ts';

/**
 * Returns a copy of a variant whose missing fields are filled from its `custom_attributes`. Existing fields are never
 * replaced, so a second run gives the same result. Source: PR-24.
 */
export function flattenVariant(child: PriceableChild): PriceableChild & Record<string, unknown> {
  const flat: Record<string, unknown> = { ...child };
  for (const { attribute_code: code, value } of child.custom_attributes ?? []) flat[code] ??= value;
  return flat;
}
