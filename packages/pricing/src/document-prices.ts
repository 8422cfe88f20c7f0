import { isLower } from './lower-price.ts';
import type { Priceable, PriceDraft, WireAmount } from './price-fields.ts';
import type { PriceRun } from './price-run.ts';
import { tell, type PriceStep } from './price-trace.ts';
import { roundHalfUp } from './rounding.ts';
import { isInSpecialWindow } from './special-window.ts';
import { tierPrice, tiersOfGroup } from './tier-price.ts';
import { fromGross, fromNet, zeroAmount, type TaxedAmount } from './taxed-amount.ts';
import { toNumber, toUnits, writeFields } from './wire-prices.ts';

/**
 * Whether the prices of a document were worked out before, here or elsewhere: its three original prices are there, are
 * not 0 and add up, to less than a minor unit. Only `original_source_price` says that it was here. Source: PR-57.
 */
export function isPriced(document: Priceable, scale: number): boolean {
  const { original_price: net, original_price_tax: tax, original_price_incl_tax: gross } = document;
  const lost = toNumber(net) + Number(tax ?? Number.NaN) - toNumber(gross);
  return toNumber(gross) !== 0 && Math.abs(lost * scale) < 1;
}

/**
 * Works out the prices of one document, its variants left aside, and writes them into `target`.
 *
 * Units: the rate in percent points. Source: PR-10 to PR-18.
 */
export function writePrices(
  target: PriceDraft & { tier_prices?: Priceable['tier_prices'] },
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
        ? fromGross(roundHalfUp(amount * scale), ratePercent)
        : fromNet(amount * scale, ratePercent);

  // A document priced here keeps the catalogue's amounts, one priced elsewhere in the family keeps net amounts. Of a raw
  // one the original price counts before the price.
  const ours = document.original_source_price;
  const isOurs = ours !== undefined && ours !== null;
  const isForeign = !isOurs && isPriced(document, scale);
  const source = (kept: WireAmount, raw: WireAmount): number =>
    toNumber(kept) || (isOurs ? 0 : toNumber(raw));
  const given = isForeign
    ? toNumber(document.original_price_incl_tax)
    : source(ours ?? document.original_price, document.price);
  const givenSpecial = source(document.original_special_price, document.special_price);
  const givenFinal = source(document.original_final_price, isForeign ? 0 : document.final_price);

  const original = taxed(given, isForeign || includesTax);
  const offer = taxed(givenSpecial, !isForeign && includesTax);
  const isFinalGross = !isForeign && context.finalPriceIncludesTax;
  // Mostly it repeats the price.
  const final =
    givenFinal === given && isFinalGross === includesTax
      ? original
      : taxed(givenFinal, isFinalGross);
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
  const tiers = (value: number | undefined): TaxedAmount => taxed(toNumber(value), includesTax);
  let tier = zeroAmount;
  if (tierGroupId !== undefined) {
    tier = tiers(tierPrice(document.tier_prices, tierGroupId, 1));
    if (target.tier_prices)
      target.tier_prices = tiersOfGroup(target.tier_prices, tierGroupId).map((each) => ({
        ...each,
        value_incl_tax: toUnits(tiers(each.value).gross, scale),
      }));
  }
  const isTierLower = isLower(tier.gross, price.gross);

  if (steps !== undefined) {
    tell(steps, 'PR-10', 'source-price', original.gross, { ratePercent, net: original.net });
    if (isFinalLower) tell(steps, 'PR-12', 'final-price', final.gross);
    if (offer.gross > 0)
      tell(
        steps,
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
    if (isTierLower) tell(steps, 'PR-18', 'tier-price', tier.gross);
  }

  if (isTierLower) {
    price = tier;
    special = zeroAmount;
  }
  const isFinalUsed = isFinalLower && final.gross < price.gross;
  writeFields(target, price, original, special, isFinalUsed ? final : price, scale);
  if (!isForeign) target.original_source_price = given;
  if (givenSpecial !== 0) target.original_special_price = givenSpecial;
  if (givenFinal !== 0) target.original_final_price = givenFinal;
}
