import type { PriceTier } from './price-fields.ts';

/** Group of tiers that apply to all customers. */
const allGroups = 32_000;

/** Returns the tiers of a customer group: its own and those of all groups. Source: PR-21. */
export function tiersOfGroup<Tier extends { readonly customer_group_id?: unknown }>(
  tiers: readonly Tier[] | null | undefined,
  groupId: number,
): readonly Tier[] {
  return (tiers ?? []).filter(({ customer_group_id: group }) =>
    [groupId, allGroups].includes(Number(group ?? 0)),
  );
}

/**
 * Returns the lowest tier value of a group for `qty` pieces, per piece; `undefined` if none applies.
 *
 * Units: as in the catalog (gross if its prices include tax). Bounds: the quantity of a tier is inclusive. The regular
 * price may still be lower. Source: PR-21.
 */
export function tierPriceFor(
  tiers: readonly PriceTier[] | null | undefined,
  groupId: number,
  qty: number,
): number | undefined {
  const values = tiersOfGroup(tiers, groupId)
    .filter((tier) => Number(tier.qty) <= qty)
    .map((tier) => Number(tier.value));
  return values.length === 0 ? undefined : Math.min(...values);
}
