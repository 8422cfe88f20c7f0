import { minorPerUnit } from './money.ts';
import type { Priceable, PriceFields } from './price-fields.ts';
import type { PriceStep } from './price-trace.ts';
import type { PricingContext } from './pricing-context.ts';
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
  const { original_price: net, original_price_tax: tax, original_price_incl_tax: gross } = document;
  return (
    typeof net === 'number' &&
    typeof tax === 'number' &&
    typeof gross === 'number' &&
    gross !== 0 &&
    toMinor(net, scale) + toMinor(tax, scale) === toMinor(gross, scale)
  );
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
  const scale = minorPerUnit[context.currency ?? 'HUF'];
  const given = sourcesOf(document, context, scale);
  const taxed = (amount: number, includesTax: boolean): TaxedAmount =>
    amount === 0
      ? zeroAmount
      : includesTax
        ? fromGross(amount, ratePercent)
        : fromNet(amount, ratePercent);

  const original = taxed(given.regular, context.sourcePriceIncludesTax);
  const offer = taxed(given.special, context.sourcePriceIncludesTax);
  const final = taxed(given.final, context.finalPriceIncludesTax);
  const isOfferLower = offer.gross > 0 && offer.gross < original.gross;
  const runs =
    isOfferLower && isInSpecialWindow(document, context.now, context.timeZone ?? 'Europe/Budapest');
  const isEcho = final.gross === offer.gross && !runs;
  const isFinalLower = final.gross > 0 && final.gross < original.gross && !isEcho;

  let price = isFinalLower ? final : original;
  steps?.push({
    rule: 'PR-10',
    step: 'source-price',
    gross: original.gross,
    because: { includesTax: context.sourcePriceIncludesTax, ratePercent, net: original.net },
  });
  if (isFinalLower)
    steps?.push({
      rule: 'PR-12',
      step: 'final-price',
      gross: price.gross,
      because: { final: final.gross },
    });

  let special = zeroAmount;
  if (runs) {
    special = isFinalLower && final.gross < offer.gross ? final : offer;
    price = offer;
  }
  if (offer.gross > 0)
    steps?.push({
      rule: 'PR-13',
      step: runs
        ? 'special-price'
        : isOfferLower
          ? 'special-price-not-running'
          : 'special-price-not-lower',
      gross: price.gross,
      because: {
        special: offer.gross,
        original: original.gross,
        from: document.special_from_date ?? '',
        to: document.special_to_date ?? '',
        now: context.now,
      },
    });

  const tier = taxed(tierSource(document, context, scale), context.sourcePriceIncludesTax);
  const isTierLower = tier.gross > 0 && tier.gross < price.gross;
  if (isTierLower) {
    price = tier;
    special = zeroAmount;
    steps?.push({
      rule: 'PR-18',
      step: 'tier-price',
      gross: price.gross,
      because: { group: context.tierGroupId ?? 0 },
    });
  }
  const isFinalUsed = final.gross > 0 && !isEcho && final.gross < price.gross;
  const fields = toFields({ price, original, special, final: isFinalUsed ? final : price }, scale);
  return {
    ...fields,
    ...(given.special !== 0 && { original_special_price: given.special / scale }),
    ...(given.final !== 0 && { original_final_price: given.final / scale }),
  };
}

/** On a document priced before, the originals speak; on a raw one, an original price before the price. */
function sourcesOf(document: Priceable, context: PricingContext, scale: number): Sources {
  if (isPriced(document, scale)) {
    const regular = context.sourcePriceIncludesTax
      ? document.original_price_incl_tax
      : document.original_price;
    return {
      regular: toMinor(regular, scale),
      special: toMinor(document.original_special_price, scale),
      final: toMinor(document.original_final_price, scale),
    };
  }
  return {
    regular: toMinor(document.original_price, scale) || toMinor(document.price, scale),
    special:
      toMinor(document.original_special_price, scale) || toMinor(document.special_price, scale),
    final: toMinor(document.original_final_price, scale) || toMinor(document.final_price, scale),
  };
}

function tierSource(document: Priceable, context: PricingContext, scale: number): number {
  if (context.tierGroupId === undefined || !document.tier_prices?.length) return 0;
  return toMinor(tierPrice(document.tier_prices, context.tierGroupId, 1), scale);
}
