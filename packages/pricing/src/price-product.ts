import { cheapestChild } from './cheapest-child.ts';
import { documentPrices, isPriced } from './document-prices.ts';
import { minorPerUnit } from './money.ts';
import type { PriceStep } from './price-trace.ts';
import type {
  Priceable,
  PriceableChild,
  PriceableProduct,
  Priced,
  PriceFields,
} from './price-fields.ts';
import type { PricingContext } from './pricing-context.ts';
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
  if (product.price_is_current === true) return settled(product, context, 'PR-26', steps);
  if (isSumOfParts(product, context)) return settled(product, context, 'PR-21', steps);

  const rate = taxRate(context.taxRules, product.tax_class_id, context);
  const children = product.configurable_children?.map((child) =>
    pricedChild(child, product, rate, context),
  );
  const cheapest = children && cheapestChild(children);
  const prices =
    cheapest === undefined
      ? documentPrices(product, rate, context, steps)
      : pricesTakenFrom(cheapest, product, rate, context, steps);
  const result: object = {
    ...product,
    ...prices,
    ...visibleTiers(product, context),
    ...(children && { configurable_children: children }),
  };
  if (cheapest !== undefined) takeOffer(result as Record<string, unknown>, cheapest);
  return result as Priced<T>;
}

type PricedChild = PriceableChild & PriceFields;

/** A child's own attributes fill its gaps, never replace a field: that keeps a second run equal. */
function pricedChild(
  child: PriceableChild,
  parent: PriceableProduct,
  parentRate: number,
  context: PricingContext,
): PricedChild {
  const flat: Record<string, unknown> = { ...child };
  for (const { attribute_code: code, value } of child.custom_attributes ?? []) flat[code] ??= value;
  const document: Priceable = flat;
  const rate = childRate(document, parent, parentRate, context);
  return Object.assign(
    flat,
    documentPrices(document, rate, context),
    visibleTiers(document, context),
  );
}

/** A variant is taxed by its own class; without one, as its parent. */
function childRate(
  child: Priceable,
  parent: PriceableProduct,
  parentRate: number,
  context: PricingContext,
): number {
  return child.tax_class_id === undefined ||
    child.tax_class_id === null ||
    child.tax_class_id === parent.tax_class_id
    ? parentRate
    : taxRate(context.taxRules, child.tax_class_id, context);
}

function pricesTakenFrom(
  child: PricedChild,
  parent: PriceableProduct,
  parentRate: number,
  context: PricingContext,
  steps?: PriceStep[],
): PriceFields {
  const rate = childRate(child, parent, parentRate, context);
  const prices = documentPrices(child, rate, context, steps);
  steps?.push({
    rule: 'PR-19',
    step: 'cheapest-child',
    gross: toMinor(child.price_incl_tax, minorPerUnit[context.currency ?? 'HUF']),
    because: { sku: String((child as { sku?: unknown }).sku ?? '') },
  });
  return prices;
}

/** What the catalogue said of the offer comes along with the price; the parent keeps nothing of its own. */
function takeOffer(product: Record<string, unknown>, child: PricedChild): void {
  for (const field of [
    'original_special_price',
    'original_final_price',
    'special_from_date',
    'special_to_date',
  ] as const) {
    if (child[field] !== undefined) product[field] = child[field];
    else if (field in product) delete product[field];
  }
}

function visibleTiers(document: Priceable, context: PricingContext): Priceable {
  return context.tierGroupId === undefined || !document.tier_prices
    ? {}
    : { tier_prices: tiersOfGroup(document.tier_prices, context.tierGroupId) };
}

/** A grouped product or a bundle that has its price from its parts already. */
function isSumOfParts(product: PriceableProduct, context: PricingContext): boolean {
  return (
    (product.type_id === 'grouped' || product.type_id === 'bundle') &&
    isPriced(product, minorPerUnit[context.currency ?? 'HUF'])
  );
}

function settled<T extends PriceableProduct>(
  product: T,
  context: PricingContext,
  rule: 'PR-21' | 'PR-26',
  steps?: PriceStep[],
): Priced<T> {
  const done = product as Priced<T>;
  steps?.push({
    rule,
    step: rule === 'PR-26' ? 'platform-price' : 'sum-of-parts',
    gross: toMinor(done.price_incl_tax, minorPerUnit[context.currency ?? 'HUF']),
    because: {},
  });
  return done;
}
