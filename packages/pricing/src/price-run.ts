import { minorPerUnit } from './money.ts';
import type { Priceable } from './price-fields.ts';
import type { PricingContext } from './pricing-context.ts';
import { isInSpecialWindow } from './special-window.ts';
import { taxRate } from './tax-rate.ts';

/**
 * One call of `priceProduct`: what is the same for all its documents, and what the last of them asked. Variants
 * mostly ask the same: they share their parent's tax class and the dates of its offer.
 */
export interface PriceRun {
  readonly context: PricingContext;
  /** Minor units in one unit of the wire. */
  readonly scale: number;
  /** In percent points. Source: PR-5. */
  rateOf(taxClass: Priceable['tax_class_id']): number;
  /** Source: PR-14. */
  isInWindow(document: Priceable): boolean;
}

export function priceRun(context: PricingContext): PriceRun {
  let taxClass: Priceable['tax_class_id'];
  let rate = 0;
  let from: Priceable['special_from_date'];
  let to: Priceable['special_to_date'];
  let isOpen = true;
  return {
    context,
    scale: minorPerUnit[context.currency ?? 'HUF'],
    rateOf(asked) {
      if (asked !== taxClass) {
        taxClass = asked;
        rate = taxRate(context.taxRules, asked, context);
      }
      return rate;
    },
    isInWindow(document) {
      if (document.special_from_date !== from || document.special_to_date !== to) {
        from = document.special_from_date;
        to = document.special_to_date;
        isOpen = isInSpecialWindow(document, context.now, context.timeZone);
      }
      return isOpen;
    },
  };
}
