import type { PriceableChild } from './price-fields.ts';

/**
 * A copy of a variant whose own attributes fill its gaps. They never replace a field: that keeps a second run equal.
 * Source: PR-24.
 */
export function flattenVariant(child: PriceableChild): PriceableChild & Record<string, unknown> {
  const flat: Record<string, unknown> = { ...child };
  for (const { attribute_code: code, value } of child.custom_attributes ?? []) flat[code] ??= value;
  return flat;
}
