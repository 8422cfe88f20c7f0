import { cheapestChild } from './cheapest-child.ts';
import { isPriced, writePrices } from './document-prices.ts';
import { flatChild } from './flat-child.ts';
import type { PriceStep } from './price-trace.ts';
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
    steps?.push({
      rule: isCurrent ? 'PR-26' : 'PR-21',
      step: isCurrent ? 'platform-price' : 'sum-of-parts',
      gross: toMinor(done.price_incl_tax, scale),
      because: {},
    });
    return done;
  }
  const children = product.configurable_children?.map((child) => pricedChild(child, product, run));
  const cheapest = children && cheapestChild(children);
  const result = { ...product } as Draft;
  fill(result, cheapest ?? product, product, run, steps);
  if (children) result.configurable_children = children;
  if (cheapest !== undefined) {
    steps?.push({
      rule: 'PR-19',
      step: 'cheapest-child',
      gross: toMinor(cheapest.price_incl_tax, scale),
      because: { sku: String(cheapest.sku) },
    });
    takeOffer(result, cheapest);
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
  const { tierGroupId } = run.context;
  if (tierGroupId !== undefined && target.tier_prices)
    target.tier_prices = tiersOfGroup(target.tier_prices, tierGroupId);
}

/**
 * What the catalogue said of the offer and of the past comes along; the parent keeps nothing of its own. Written out:
 * a loop over the names would turn a document of many fields into a slow one.
 */
function takeOffer(product: Draft, child: PricedChild): void {
  if (child.original_special_price !== undefined)
    product.original_special_price = child.original_special_price;
  else if ('original_special_price' in product) delete product.original_special_price;
  if (child.original_final_price !== undefined)
    product.original_final_price = child.original_final_price;
  else if ('original_final_price' in product) delete product.original_final_price;
  if (child.special_from_date !== undefined) product.special_from_date = child.special_from_date;
  else if ('special_from_date' in product) delete product.special_from_date;
  if (child.special_to_date !== undefined) product.special_to_date = child.special_to_date;
  else if ('special_to_date' in product) delete product.special_to_date;
  if (child.price_history !== undefined) product.price_history = child.price_history;
  else if ('price_history' in product) delete product.price_history;
}

/** A grouped product or a bundle that has its price from its parts already. */
function isSumOfParts(product: PriceableProduct, scale: number): boolean {
  return (
    (product.type_id === 'grouped' || product.type_id === 'bundle') &&
    toMinor(product.price_incl_tax, scale) > 0 &&
    isPriced(product, scale)
  );
}
