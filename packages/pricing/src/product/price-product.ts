import { cheapestVariant, isConfigurable } from './cheapest-variant.ts';
import { isPriced, computePrices } from './compute-prices.ts';
import { flattenVariant } from './flatten-variant.ts';
import { addStep, type PriceStep } from './price-trace.ts';
import type {
  Priceable,
  PriceableChild,
  PriceableProduct,
  Priced,
  PriceDraft,
  PriceFields,
} from './price-fields.ts';
import { createPricer, type Pricer } from './pricer.ts';
import type { PricingContext } from './pricing-context.ts';
import { toMinor } from './wire-prices.ts';

/**
 * Computes all prices of a product document: net, tax and gross of the price, the regular, the special and the final
 * price, for the product and its variants. A configurable has the price of its cheapest variant. Unknown fields are
 * copied; the input document is not changed.
 *
 * Accepts its own output, also after JSON serialization and at another time: the catalog's amounts stay in the
 * `original_…` fields and are the input of each run.
 *
 * Units: the store's currency; gross is the base. Errors: none; an unreadable amount counts as 0. Source: PR-10 to
 * PR-24.
 */
export function priceProduct<T extends PriceableProduct>(
  product: T,
  context: PricingContext,
): Priced<T> {
  return priceDocument(product, createPricer(context));
}

/**
 * Computes the prices like `priceProduct`, and returns the applied rules step by step. For a configurable these are the
 * steps of the variant whose price it has. Source: PR-31.
 */
export function explainPrice<T extends PriceableProduct>(
  product: T,
  context: PricingContext,
): { readonly product: Priced<T>; readonly steps: readonly PriceStep[] } {
  const steps: PriceStep[] = [];
  return { product: priceDocument(product, createPricer(context), steps), steps };
}

function priceDocument<T extends PriceableProduct>(
  product: T,
  pricer: Pricer,
  steps?: PriceStep[],
): Priced<T> {
  const { scale } = pricer;
  const isCurrent = product.price_is_current === true;
  if (isCurrent || isSumOfParts(product, scale)) {
    const document = product as Priced<T>;
    const gross = toMinor(document.price_incl_tax, scale);
    if (isCurrent) addStep(steps, 'PR-30', 'platform-price', gross);
    else addStep(steps, 'PR-25', 'sum-of-parts', gross);
    return document;
  }
  const children = product.configurable_children?.map((child) =>
    priceVariant(child, product, pricer),
  );
  const cheapest = children && isConfigurable(product) ? cheapestVariant(children) : undefined;
  const result = { ...product } as Draft;
  priceInto(result, cheapest ?? product, product, pricer, steps);
  if (children) result.configurable_children = children;
  if (cheapest !== undefined) {
    const sku = String(cheapest.sku);
    addStep(steps, 'PR-23', 'cheapest-child', toMinor(cheapest.price_incl_tax, scale), { sku });
    copyOffer(result as Record<string, unknown>, cheapest);
  }
  return result as unknown as Priced<T>;
}

type PricedVariant = PriceableChild & PriceFields;
type Writable<T> = { -readonly [Field in keyof T]: T[Field] };
/** A copy of a document whose prices are not complete yet. */
type Draft = Writable<Priceable> &
  PriceDraft & { configurable_children?: readonly PricedVariant[] };

function priceVariant(child: PriceableChild, parent: Priceable, pricer: Pricer): PricedVariant {
  const flat = flattenVariant(child);
  priceInto(flat as Draft, flat, parent, pricer);
  return flat as unknown as PricedVariant;
}

/** Prices a document with the rate of its own tax class; without one, with that of its parent. */
function priceInto(
  target: Draft,
  document: Priceable,
  parent: Priceable,
  pricer: Pricer,
  steps?: PriceStep[],
): void {
  const ratePercent = pricer.rateOf(document.tax_class_id ?? parent.tax_class_id);
  computePrices(target, document, ratePercent, pricer, steps);
}

/** Copies the special price and the price history of the variant; those of the parent are removed. */
const offerFields = [
  'original_source_price',
  'original_special_price',
  'original_final_price',
  'special_from_date',
  'special_to_date',
  'tier_prices',
  'price_history',
] as const;

function copyOffer(product: Record<string, unknown>, child: PricedVariant): void {
  for (const field of offerFields)
    if (child[field] !== undefined) product[field] = child[field];
    // Deleting a missing property would make an object with many fields slow.
    else if (field in product) delete product[field];
}

/** Returns true for a grouped product or bundle whose price was already computed from its parts. */
function isSumOfParts(product: PriceableProduct, scale: number): boolean {
  return (
    (product.type_id === 'grouped' || product.type_id === 'bundle') &&
    toMinor(product.price_incl_tax, scale) > 0 &&
    isPriced(product, scale)
  );
}
