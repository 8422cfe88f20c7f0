import { isLower } from './lower-price.ts';
import type { Priceable, PriceDraft, WireAmount } from './price-fields.ts';
import type { PriceRun } from './price-run.ts';
import type { PriceStep } from './price-trace.ts';
import { isInSpecialWindow } from './special-window.ts';
import { tierPrice } from './tier-price.ts';
import { fromGross, fromNet, zeroAmount, type TaxedAmount } from './taxed-amount.ts';
import { toMinor, toUnits, writeFields } from './wire-prices.ts';

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
 * Works out the prices of one document, its variants left aside, and writes them into `target`.
 *
 * Units: the rate in percent points. Source: PR-10 to PR-18.
 */
export function writePrices(
  target: PriceDraft,
  document: Priceable,
  ratePercent: number,
  run: PriceRun,
  steps?: PriceStep[],
): void {
  const { context, scale } = run;
  const includesTax = context.sourcePriceIncludesTax;
  const taxed = (amount: number, isGross: boolean): TaxedAmount =>
    amount === 0
      ? zeroAmount
      : isGross
        ? fromGross(amount, ratePercent)
        : fromNet(amount, ratePercent);

  // On a document priced before, the originals speak; on a raw one, an original price before the price.
  const isDone = isPriced(document, scale);
  const source = (kept: WireAmount, raw: WireAmount): number =>
    toMinor(kept, scale) || (isDone ? 0 : toMinor(raw, scale));
  const givenSpecial = source(document.original_special_price, document.special_price);
  const givenFinal = source(document.original_final_price, document.final_price);
  const kept = isDone && includesTax ? document.original_price_incl_tax : document.original_price;

  const given = source(kept, document.price);
  const original = taxed(given, includesTax);
  const offer = taxed(givenSpecial, includesTax);
  // Mostly it repeats the price.
  const final =
    givenFinal === given && context.finalPriceIncludesTax === includesTax
      ? original
      : taxed(givenFinal, context.finalPriceIncludesTax);
  const isOfferLower = isLower(offer.gross, original.gross);
  const runs = isOfferLower && isInSpecialWindow(document, context.now, context.timeZone);
  // A final price that only repeats the offer lives and dies with it.
  const isFinalLower = isLower(final.gross, original.gross) && final.gross !== offer.gross;

  let price = isFinalLower ? final : original;
  let special = zeroAmount;
  if (runs) {
    special = price.gross < offer.gross ? price : offer;
    price = offer;
  }
  const { tierGroupId } = context;
  const tierValue = tierGroupId === undefined ? 0 : tierPrice(document.tier_prices, tierGroupId, 1);
  const tier = taxed(toMinor(tierValue, scale), includesTax);
  const isTierLower = isLower(tier.gross, price.gross);

  if (steps !== undefined) {
    const tell = (
      rule: string,
      step: PriceStep['step'],
      gross: number,
      because: PriceStep['because'] = {},
    ): void => void steps.push({ rule, step, gross, because });
    tell('PR-10', 'source-price', original.gross, { ratePercent, net: original.net });
    if (isFinalLower) tell('PR-12', 'final-price', final.gross);
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
    if (isTierLower) tell('PR-18', 'tier-price', tier.gross);
  }

  if (isTierLower) {
    price = tier;
    special = zeroAmount;
  }
  const isFinalUsed = isFinalLower && final.gross < price.gross;
  writeFields(target, price, original, special, isFinalUsed ? final : price, scale);
  if (givenSpecial !== 0) target.original_special_price = toUnits(givenSpecial, scale);
  if (givenFinal !== 0) target.original_final_price = toUnits(givenFinal, scale);
}
