import type { Priceable, PriceFields, WireAmount } from './price-fields.ts';
import type { PriceStep } from './price-trace.ts';
import { scaleOf, type PricingContext } from './pricing-context.ts';
import { isInSpecialWindow } from './special-window.ts';
import { tierPrice } from './tier-price.ts';
import { fromGross, fromNet, zeroAmount, type TaxedAmount } from './taxed-amount.ts';
import { toFields, toMinor } from './wire-prices.ts';

/** What the catalogue gave, still in the units it gave it in; minor units. */
interface Sources {
  readonly regular: number;
  readonly special: number;
  readonly final: number;
}

/**
 * Whether the prices of a document were worked out before: its three original prices are there, are not 0
 * and add up. No flag travels with a document, so none can be lost on the way. Source: PR-11.
 */
export function isPriced(document: Priceable, scale: number): boolean {
  const gross = toMinor(document.original_price_incl_tax, scale);
  const net = toMinor(document.original_price, scale);
  return gross !== 0 && net + toMinor(document.original_price_tax, scale) === gross;
}

/**
 * The price fields of one document, its variants left aside.
 *
 * Units: the rate in percent points. Source: PR-10 to PR-18.
 */
export function documentPrices(
  document: Priceable,
  ratePercent: number,
  context: PricingContext,
  steps?: PriceStep[],
): PriceFields {
  const scale = scaleOf(context);
  const given = sourcesOf(document, context, scale);
  const taxed = (amount: number, includesTax: boolean): TaxedAmount =>
    includesTax ? fromGross(amount, ratePercent) : fromNet(amount, ratePercent);

  const original = taxed(given.regular, context.sourcePriceIncludesTax);
  const offer = taxed(given.special, context.sourcePriceIncludesTax);
  const final = taxed(given.final, context.finalPriceIncludesTax);
  const isOfferLower = offer.gross > 0 && offer.gross < original.gross;
  const runs = isOfferLower && isInSpecialWindow(document, context.now, context.timeZone);
  // A final price that only repeats the offer lives and dies with it.
  const isFinalLower =
    final.gross > 0 && final.gross < original.gross && final.gross !== offer.gross;

  let price = isFinalLower ? final : original;
  let special = zeroAmount;
  if (runs) {
    special = price.gross < offer.gross ? price : offer;
    price = offer;
  }
  const tier = taxed(tierSource(document, context, scale), context.sourcePriceIncludesTax);
  const isTierLower = tier.gross > 0 && tier.gross < price.gross;

  if (steps !== undefined) {
    const tell = (
      rule: string,
      step: PriceStep['step'],
      gross: number,
      because: PriceStep['because'],
    ): void => void steps.push({ rule, step, gross, because });
    tell('PR-10', 'source-price', original.gross, { ratePercent, net: original.net });
    if (isFinalLower) tell('PR-12', 'final-price', final.gross, {});
    if (offer.gross > 0)
      tell(
        'PR-13',
        runs ? 'special-price' : isOfferLower ? 'special-not-running' : 'special-not-lower',
        price.gross,
        {
          special: offer.gross,
          from: document.special_from_date ?? '',
          to: document.special_to_date ?? '',
          now: context.now,
        },
      );
    if (isTierLower) tell('PR-18', 'tier-price', tier.gross, {});
  }

  if (isTierLower) {
    price = tier;
    special = zeroAmount;
  }
  const isFinalUsed = isFinalLower && final.gross < price.gross;
  return {
    ...toFields(price, original, special, isFinalUsed ? final : price, scale),
    ...(given.special !== 0 && { original_special_price: given.special / scale }),
    ...(given.final !== 0 && { original_final_price: given.final / scale }),
  };
}

/** On a document priced before, the originals speak; on a raw one, an original price before the price. */
function sourcesOf(document: Priceable, context: PricingContext, scale: number): Sources {
  const isDone = isPriced(document, scale);
  const source = (kept: WireAmount, raw: WireAmount): number =>
    toMinor(kept, scale) || (isDone ? 0 : toMinor(raw, scale));
  const original =
    isDone && context.sourcePriceIncludesTax
      ? document.original_price_incl_tax
      : document.original_price;
  return {
    regular: source(original, document.price),
    special: source(document.original_special_price, document.special_price),
    final: source(document.original_final_price, document.final_price),
  };
}

function tierSource(document: Priceable, context: PricingContext, scale: number): number {
  if (context.tierGroupId === undefined || !document.tier_prices?.length) return 0;
  return toMinor(tierPrice(document.tier_prices, context.tierGroupId, 1), scale);
}
