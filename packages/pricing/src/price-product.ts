import { cheapestChild } from './cheapest-child.ts';
import { documentPrices, isPriced } from './document-prices.ts';
import type { PriceStep } from './price-trace.ts';
import type {
  Priceable,
  PriceableChild,
  PriceableProduct,
  Priced,
  PriceFields,
} from './price-fields.ts';
import { scaleOf, type PricingContext } from './pricing-context.ts';
import { taxRate } from './tax-rate.ts';
import { tiersOfGroup } from './tier-price.ts';
import { toMinor } from './wire-prices.ts';

/**
 * A product document with every price worked out: net, tax and gross of the price, the regular, the special
 * and the final price, for the product and its variants. A configurable takes the price of its cheapest
 * variant. Fields it does not know pass through; the document given is left as it is.
 *
 * Usable on its own output, also after a trip through JSON and at another moment: what the catalogue gave is
 * kept in the `original_…` fields and worked from again.
 *
 * Units: the store's currency, gross as the truth. Errors: none; an unreadable amount counts as 0.
 * Source: PR-9 to PR-20.
 */
export function priceProduct<T extends PriceableProduct>(
  product: T,
  context: PricingContext,
): Priced<T> {
  return priced(product, context);
}

/**
 * The same price with the story of how it came about, step by step. For a configurable it is the story of
 * the variant whose price it takes. Source: PR-27.
 */
export function explainPrice<T extends PriceableProduct>(
  product: T,
  context: PricingContext,
): { readonly product: Priced<T>; readonly steps: readonly PriceStep[] } {
  const steps: PriceStep[] = [];
  return { product: priced(product, context, steps), steps };
}

function priced<T extends PriceableProduct>(
  product: T,
  context: PricingContext,
  steps?: PriceStep[],
): Priced<T> {
  const scale = scaleOf(context);
  const isCurrent = product.price_is_current === true;
  if (isCurrent || isSumOfParts(product, scale)) {
    const done = product as Priced<T>;
    steps?.push({
      rule: isCurrent ? 'PR-26' : 'PR-21',
      step: isCurrent ? 'platform-price' : 'sum-of-parts',
      gross: toMinor(done.price_incl_tax, scale),
      because: {},
    });
    return done;
  }
  const children = product.configurable_children?.map((child) =>
    pricedChild(child, product, context),
  );
  const cheapest = children && cheapestChild(children);
  const result: object = {
    ...product,
    ...pricesOf(cheapest ?? product, product, context, steps),
    ...visibleTiers(product, context),
    ...(children && { configurable_children: children }),
  };
  if (cheapest === undefined) return result as Priced<T>;
  steps?.push({
    rule: 'PR-19',
    step: 'cheapest-child',
    gross: toMinor(cheapest.price_incl_tax, scale),
    because: { sku: String(cheapest.sku) },
  });
  return takeOffer(result as Record<string, unknown>, cheapest) as Priced<T>;
}

type PricedChild = PriceableChild & PriceFields;

/** A child's own attributes fill its gaps, never replace a field: that keeps a second run equal. */
function pricedChild(
  child: PriceableChild,
  parent: Priceable,
  context: PricingContext,
): PricedChild {
  const flat: Record<string, unknown> = { ...child };
  for (const { attribute_code: code, value } of child.custom_attributes ?? []) flat[code] ??= value;
  const document: Priceable = flat;
  return Object.assign(flat, pricesOf(document, parent, context), visibleTiers(document, context));
}

/** A variant is taxed by its own class; without one, as its parent. */
function pricesOf(
  document: Priceable,
  parent: Priceable,
  context: PricingContext,
  steps?: PriceStep[],
): PriceFields {
  const taxClass = document.tax_class_id ?? parent.tax_class_id;
  return documentPrices(document, taxRate(context.taxRules, taxClass, context), context, steps);
}

/** What the catalogue said of the offer comes along with the price; the parent keeps nothing of its own. */
function takeOffer(product: Record<string, unknown>, child: PricedChild): unknown {
  for (const field of [
    'original_special_price',
    'original_final_price',
    'special_from_date',
    'special_to_date',
  ] as const) {
    if (child[field] !== undefined) product[field] = child[field];
    else delete product[field];
  }
  return product;
}

function visibleTiers({ tier_prices: tiers }: Priceable, context: PricingContext): Priceable {
  return context.tierGroupId === undefined || !tiers
    ? {}
    : { tier_prices: tiersOfGroup(tiers, context.tierGroupId) };
}

/** A grouped product or a bundle that has its price from its parts already. */
function isSumOfParts(product: PriceableProduct, scale: number): boolean {
  return (
    (product.type_id === 'grouped' || product.type_id === 'bundle') &&
    toMinor(product.price_incl_tax, scale) > 0 &&
    isPriced(product, scale)
  );
}
