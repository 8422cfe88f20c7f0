import type { ProductOption } from '@shop/contract';
import { stableHash } from './stable-hash.ts';

/**
 * Computes the fingerprint of the chosen bundle and custom options, with numbers as text and in a fixed order;
 * `undefined` without options. Variants have none: their sku identifies them. Source: CS-2.
 */
export function optionChecksum(option: ProductOption | undefined): string | undefined {
  const options = option?.extension_attributes;
  const custom = (options?.custom_options ?? [])
    .filter(({ option_value }) => option_value !== null && option_value !== '')
    .map(({ option_id, option_value }) => asText(option_id, option_value));
  const bundle = (options?.bundle_options ?? [])
    .filter(({ option_selections }) => option_selections.length > 0)
    .map(({ option_id, option_qty, option_selections }) =>
      asText(option_id, option_qty, ...option_selections.map(String).sort()),
    );
  const parts = [...custom, ...bundle];
  return parts.length === 0 ? undefined : stableHash(asText(...parts.sort()));
}

/** Joins parts into a text that no other parts give. */
function asText(...parts: readonly unknown[]): string {
  return JSON.stringify(parts.map(String));
}
