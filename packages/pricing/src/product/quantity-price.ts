import type { Gross, MajorUnits } from '@shop/money';

/** Fields of a priced product that determine its price by quantity. */
export interface QuantityPriced {
  readonly price_incl_tax?: Gross<MajorUnits> | null | undefined;
  readonly tier_prices?:
    | readonly {
        readonly qty: number;
        readonly value_incl_tax?: Gross<MajorUnits> | null | undefined;
      }[]
    | null
    | undefined;
}

/** A minimum quantity and the lower price of one piece from there on. */
export interface QuantityStep {
  readonly qty: number;
  /** Price of one piece. */
  readonly grossPrice: Gross<MajorUnits>;
}

/**
 * Returns the price of one piece if `qty` are bought: the lowest of the product's price and the tiers that apply. Uses
 * only tiers that `priceProduct` has priced: those of the shopper's group, while tier prices are enabled.
 *
 * Units: gross, in major units. Bounds: the quantity of a tier is inclusive. Source: PR-22.
 */
export function unitPriceAt(
  { price_incl_tax: price, tier_prices: tiers }: QuantityPriced,
  qty: number,
): Gross<MajorUnits> {
  const activeTierPrices = (tiers ?? []).flatMap((tier) =>
    tier.qty <= qty && tier.value_incl_tax ? [tier.value_incl_tax] : [],
  );
  return Math.min(price ?? 0, ...activeTierPrices);
}

/** Returns the quantities from which the price of one piece is lower, ascending. Source: PR-22. */
export function quantitySteps(product: QuantityPriced): readonly QuantityStep[] {
  const quantities = [...new Set((product.tier_prices ?? []).map(({ qty }) => qty))];
  let lastPrice: number = unitPriceAt(product, 1);
  return quantities
    .sort((a, b) => a - b)
    .flatMap((qty) => {
      const price = unitPriceAt(product, qty);
      if (price >= lastPrice) return [];
      lastPrice = price;
      return [{ qty, grossPrice: price }];
    });
}
