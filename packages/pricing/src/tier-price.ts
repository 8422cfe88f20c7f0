import type { TierPrice } from './price-fields.ts';

/** The tiers one customer group may know of. Source: PR-18. */
export function tiersOfGroup(
  tiers: readonly TierPrice[] | null | undefined,
  groupId: number,
): readonly TierPrice[] {
  return (tiers ?? []).filter((tier) => Number(tier.customer_group_id ?? 0) === groupId);
}

/**
 * The lowest tier value a group gets for `qty` pieces, per piece; `undefined` when none applies.
 *
 * Units: as the catalogue gives it (gross where sources include tax). Bounds: a tier begins at its own
 * quantity, included. The regular price may still be lower. Source: PR-18.
 */
export function tierPrice(
  tiers: readonly TierPrice[] | null | undefined,
  groupId: number,
  qty: number,
): number | undefined {
  const values = tiersOfGroup(tiers, groupId)
    .filter((tier) => Number(tier.qty) <= qty)
    .map((tier) => Number(tier.value));
  return values.length === 0 ? undefined : Math.min(...values);
}
