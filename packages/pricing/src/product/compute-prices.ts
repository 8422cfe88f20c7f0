import { isDiscounted } from './is-discounted.ts';
import type { Priceable, PriceDraft, WireAmount } from './price-fields.ts';
import type { Pricer } from './pricer.ts';
import { addStep, type PriceStep } from './price-trace.ts';
import { roundWritten } from '@shop/money';
import { isInSpecialWindow } from './special-window.ts';
import { tierPriceFor, tiersOfGroup } from './tier-price.ts';
import { fromGross, fromNet, zeroAmount, type TaxedAmount } from '../tax/taxed-amount.ts';
import { toNumber, toUnits, writeFields } from './wire-prices.ts';

/**
 * Returns true if the prices of a document were computed before, here or by another implementation: its three original
 * prices exist, are not 0 and add up with a tolerance below one minor unit. Only `original_source_price` marks a
 * document priced here. Source: PR-13.
 */
export function isPriced(document: Priceable, scale: number): boolean {
  const { original_price: net, original_price_tax: tax, original_price_incl_tax: gross } = document;
  const difference = toNumber(net) + Number(tax ?? Number.NaN) - toNumber(gross);
  return toNumber(gross) !== 0 && Math.abs(difference * scale) < 1;
}

/**
 * Computes the prices of one document without its variants, and writes them into `target`.
 *
 * Units: the rate in percent points. Source: PR-11, PR-12, PR-14 to PR-17 and PR-19 to PR-21.
 */
export function computePrices(
  target: PriceDraft & { tier_prices?: Priceable['tier_prices'] },
  document: Priceable,
  ratePercent: number,
  pricer: Pricer,
  steps?: PriceStep[],
): void {
  const { context, scale } = pricer;
  const includesTax = context.sourcePriceIncludesTax;
  const taxed = (amount: number, isGross: boolean): TaxedAmount =>
    amount === 0
      ? zeroAmount
      : isGross
        ? fromGross(roundWritten(amount * scale), ratePercent)
        : fromNet(amount * scale, ratePercent);

  // A document priced here keeps the catalog's amounts; one priced by another implementation keeps net amounts. In a
  // raw document the original price takes precedence over the price.
  const ownSource = document.original_source_price;
  const isOwn = ownSource !== undefined && ownSource !== null;
  const isForeign = !isOwn && isPriced(document, scale);
  const source = (storedAmount: WireAmount, raw: WireAmount): number =>
    toNumber(storedAmount) || (isOwn ? 0 : toNumber(raw));
  const sourcePrice = isForeign
    ? toNumber(document.original_price_incl_tax)
    : source(ownSource ?? document.original_price, document.price);
  const sourceSpecial = source(document.original_special_price, document.special_price);
  const sourceFinal = source(document.original_final_price, isForeign ? 0 : document.final_price);

  const original = taxed(sourcePrice, isForeign || includesTax);
  const offer = taxed(sourceSpecial, !isForeign && includesTax);
  const isFinalGross = !isForeign && context.finalPriceIncludesTax;
  // The final price is mostly equal to the price: reuse the result.
  const final =
    sourceFinal === sourcePrice && isFinalGross === includesTax
      ? original
      : taxed(sourceFinal, isFinalGross);
  const isOfferDiscounted = isDiscounted(offer.gross, original.gross);
  const isOfferActive =
    isOfferDiscounted && isInSpecialWindow(document, context.now, context.timeZone);
  // A final price equal to the special price is active only together with it.
  const isFinalDiscounted =
    isDiscounted(final.gross, original.gross) && final.gross !== offer.gross;

  let price = isFinalDiscounted ? final : original;
  let special = zeroAmount;
  if (isOfferActive) {
    special = price.gross < offer.gross ? price : offer;
    price = offer;
  }
  const { tierGroupId } = context;
  const taxedTier = (value: number | undefined): TaxedAmount => taxed(toNumber(value), includesTax);
  let tier = zeroAmount;
  if (tierGroupId !== undefined) {
    tier = taxedTier(tierPriceFor(document.tier_prices, tierGroupId, 1));
    if (target.tier_prices)
      target.tier_prices = tiersOfGroup(target.tier_prices, tierGroupId).map((tierOfGroup) => ({
        ...tierOfGroup,
        value_incl_tax: toUnits(taxedTier(tierOfGroup.value).gross, scale),
      }));
  }
  const isTierDiscounted = isDiscounted(tier.gross, price.gross);

  if (steps !== undefined) {
    addStep(steps, 'PR-11', 'source-price', original.gross, { ratePercent, net: original.net });
    if (isFinalDiscounted) addStep(steps, 'PR-14', 'final-price', final.gross);
    if (offer.gross > 0)
      addStep(
        steps,
        'PR-15',
        isOfferActive
          ? 'special-price'
          : isOfferDiscounted
            ? 'special-not-running'
            : 'special-not-lower',
        price.gross,
        {
          special: offer.gross,
          from: document.special_from_date ?? '',
          to: document.special_to_date ?? '',
          now: context.now,
        },
      );
    if (isTierDiscounted) addStep(steps, 'PR-21', 'tier-price', tier.gross);
  }

  if (isTierDiscounted) {
    price = tier;
    special = zeroAmount;
  }
  const isFinalUsed = isFinalDiscounted && final.gross < price.gross;
  writeFields(target, price, original, special, isFinalUsed ? final : price, scale);
  if (!isForeign) target.original_source_price = sourcePrice;
  if (sourceSpecial !== 0) target.original_special_price = sourceSpecial;
  if (sourceFinal !== 0) target.original_final_price = sourceFinal;
}
