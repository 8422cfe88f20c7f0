import { cheapestChild, isConfigurable } from './cheapest-child.ts';
import { isPriced, writePrices } from './document-prices.ts';
import { flatChild } from './flat-child.ts';
import { tell, type PriceStep } from './price-trace.ts';
import type {
  Priceable,
  PriceableChild,
  PriceableProduct,
  Priced,
  PriceDraft,
  PriceFields,
} from './price-fields.ts';
import { priceRun, type PriceRun } from './price-run.ts';
import type { PricingContext } from './pricing-context.ts';
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
  return priced(product, priceRun(context));
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
  return { product: priced(product, priceRun(context), steps), steps };
}

function priced<T extends PriceableProduct>(
  product: T,
  run: PriceRun,
  steps?: PriceStep[],
): Priced<T> {
  const { scale } = run;
  const isCurrent = product.price_is_current === true;
  if (isCurrent || isSumOfParts(product, scale)) {
    const done = product as Priced<T>;
    const gross = toMinor(done.price_incl_tax, scale);
    if (isCurrent) tell(steps, 'PR-26', 'platform-price', gross);
    else tell(steps, 'PR-21', 'sum-of-parts', gross);
    return done;
  }
  const children = product.configurable_children?.map((child) => pricedChild(child, product, run));
  const cheapest = children && isConfigurable(product) ? cheapestChild(children) : undefined;
  const result = { ...product } as Draft;
  fill(result, cheapest ?? product, product, run, steps);
  if (children) result.configurable_children = children;
  if (cheapest !== undefined) {
    const sku = String(cheapest.sku);
    tell(steps, 'PR-19', 'cheapest-child', toMinor(cheapest.price_incl_tax, scale), { sku });
    takeOffer(result as Record<string, unknown>, cheapest);
  }
  return result as unknown as Priced<T>;
}

type PricedChild = PriceableChild & PriceFields;
type Writable<T> = { -readonly [Field in keyof T]: T[Field] };
/** A copy of a document, while it is being filled in. */
type Draft = Writable<Priceable> & PriceDraft & { configurable_children?: readonly PricedChild[] };

function pricedChild(child: PriceableChild, parent: Priceable, run: PriceRun): PricedChild {
  const flat = flatChild(child);
  fill(flat as Draft, flat, parent, run);
  return flat as unknown as PricedChild;
}

/** A variant is taxed by its own class; without one, as its parent. */
function fill(
  target: Draft,
  document: Priceable,
  parent: Priceable,
  run: PriceRun,
  steps?: PriceStep[],
): void {
  const ratePercent = run.rateOf(document.tax_class_id ?? parent.tax_class_id);
  writePrices(target, document, ratePercent, run, steps);
}

/** What the catalogue said of the offer and of the past comes along; the parent keeps nothing of its own. */
const offerFields = [
  'original_source_price',
  'original_special_price',
  'original_final_price',
  'special_from_date',
  'special_to_date',
  'tier_prices',
  'price_history',
] as const;

function takeOffer(product: Record<string, unknown>, child: PricedChild): void {
  for (const field of offerFields)
    if (child[field] !== undefined) product[field] = child[field];
    // Deleting what is not there would turn a document of many fields into a slow one.
    else if (field in product) delete product[field];
}

/** A grouped product or a bundle that has its price from its parts already. */
function isSumOfParts(product: PriceableProduct, scale: number): boolean {
  return (
    (product.type_id === 'grouped' || product.type_id === 'bundle') &&
    toMinor(product.price_incl_tax, scale) > 0 &&
    isPriced(product, scale)
  );
}
