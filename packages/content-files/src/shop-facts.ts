import { phoneForDisplay } from '@shop/forms';
import { formatList, formatMoney, formatPercent, type Locale } from '@shop/format';
import type { ShopConfig, StoreView } from '@shop/shop-config';
import type { InstalmentSettings } from './commerce-files.ts';

/** Values that texts of the content insert with `{group.name}`: defined once, in the shop's settings. */
export type ShopFacts = Readonly<Record<string, string>>;

/** Fees of delivery and payment in texts, in minor units with tax. */
interface FeeMethods {
  readonly shipping: readonly { readonly method_code: string; readonly price_incl_tax: number }[];
  readonly payment: readonly { readonly code: string; readonly cost_incl_tax: number }[];
}

/** Formats opening hours. */
const hoursText: Readonly<Record<Locale, (from: number, to: number) => string>> = {
  hu: (from, to) => `${from}\u00a0és\u00a0${to}\u00a0óra`,
  en: (from, to) => `${from}–${to}`,
  de: (from, to) => `${from}–${to}\u00a0Uhr`,
  it: (from, to) => `${from}–${to}`,
  ro: (from, to) => `${from}–${to}`,
};

/** Text for a fee of 0. */
const freeText: Readonly<Record<Locale, string>> = {
  hu: 'ingyenes',
  en: 'free',
  de: 'kostenlos',
  it: 'gratuito',
  ro: 'gratuit',
};

/**
 * Returns the data of a shop, its lender and its fees, as texts of a view. Without a seller or a lender, theirs are
 * absent. `shop` and `methods`: of the view; the lender's amounts are always in forints.
 */
export function shopFacts(
  { shop, seller, offers, consent }: Pick<ShopConfig, 'shop' | 'seller' | 'offers' | 'consent'>,
  { language, currency, grouping }: Pick<StoreView, 'language' | 'currency' | 'grouping'>,
  {
    lender,
    methods,
  }: {
    readonly lender: InstalmentSettings | undefined;
    readonly methods: FeeMethods;
  },
): ShopFacts {
  const money = (minor: number) => formatMoney({ minor, currency }, language, grouping);
  const fee = (minor: number) => (minor === 0 ? freeText[language] : money(minor));
  const forints = (minor: number) => formatMoney({ minor, currency: 'HUF' }, language, grouping);
  const euTaxNumber = seller === null ? undefined : euTaxNumberOf(seller);
  return {
    'shop.name': shop.name,
    'shop.product': shop.product,
    'shop.title': shop.title,
    ...(offers.freeShippingAboveMinor !== null && {
      'offers.freeShippingAbove': money(offers.freeShippingAboveMinor),
    }),
    'offers.freeReturnDays': String(offers.freeReturnDays),
    'offers.newsletterCoupon': formatPercent(offers.newsletterCouponPercent, language),
    'offers.newsletterCouponDays': String(offers.newsletterCouponDays),
    'consent.cookieDays': String(consent.cookieDays),
    ...Object.fromEntries(
      methods.shipping.map((method) => [
        `shipping.${method.method_code}`,
        fee(method.price_incl_tax),
      ]),
    ),
    ...Object.fromEntries(
      methods.payment.map((method) => [`payment.${method.code}`, fee(method.cost_incl_tax)]),
    ),
    ...(seller !== null && {
      'seller.name': seller.name,
      'seller.seat': seller.seat,
      'seller.registrationNumber': seller.registrationNumber,
      'seller.taxNumber': seller.taxNumber,
      'seller.email': seller.email,
      // A line never ends within the number.
      'seller.phone': phoneForDisplay(seller.phone).replaceAll(' ', '\u00a0'),
      'seller.phoneLink': `tel:${seller.phone}`,
      'seller.phoneHours': hoursText[language](seller.phoneHours.from, seller.phoneHours.to),
    }),
    ...(euTaxNumber !== undefined && { 'seller.euTaxNumber': euTaxNumber }),
    ...(lender !== undefined && {
      'lender.name': lender.lender ?? '',
      'lender.minPrice': forints(lender.min_price),
      'lender.maxPrice': forints(lender.max_price),
      'lender.months': formatList(lender.months.map(String), language, 'or'),
      'lender.yearlyRate': formatPercent(lender.yearly_rate_percent, language),
    }),
  };
}

/** Returns the seller's European tax number, or the one derived from its Hungarian tax number. */
function euTaxNumberOf({
  euTaxNumber,
  taxNumber,
}: NonNullable<ShopConfig['seller']>): string | undefined {
  if (euTaxNumber !== undefined) return euTaxNumber;
  const hungarian = /^(\d{8})-\d-\d{2}$/.exec(taxNumber)?.[1];
  return hungarian === undefined ? undefined : `HU${hungarian}`;
}

const factName = /\{([a-z]+\.[A-Za-z]+)\}/g;

/**
 * Returns the value with every `{group.name}` in its texts replaced.
 * Errors: throws with the file for an unknown name.
 */
export function insertFacts<T>(file: string, value: T, facts: ShopFacts): T {
  const say = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.replaceAll(factName, (whole, name: string) => {
        const fact = facts[name];
        if (fact === undefined) throw new Error(`${file}: this shop has no ${whole}`);
        return fact;
      });
    }
    if (Array.isArray(part)) return part.map(say);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, say(inner)]));
  };
  return say(value) as T;
}
