import { phoneForDisplay } from '@shop/checkout';
import { formatList, formatMoney, formatPercent } from '@shop/format';
import type { ShopConfig } from '@shop/shop-config';
import type { CommerceMethods } from '../commerce/commerce-methods.ts';
import type { InstalmentSettings } from './content-files.ts';

/** What texts of the content may name with `{group.name}`: said once, in the shop's settings. */
export type ShopFacts = Readonly<Record<string, string>>;

const forints = (minor: number) => formatMoney({ minor, currency: 'HUF' }, 'hu');

/** The facts of a shop, its lender and its fees, as Hungarian texts. Without a seller or a lender there are none of theirs. */
export function shopFacts(
  { shop, seller, offers, consent }: Pick<ShopConfig, 'shop' | 'seller' | 'offers' | 'consent'>,
  lender: InstalmentSettings | undefined,
  { shipping, payment }: CommerceMethods,
): ShopFacts {
  return {
    'shop.name': shop.name,
    'shop.product': shop.product,
    'shop.title': shop.title,
    'offers.freeShippingAbove': forints(offers.freeShippingAboveMinor),
    'offers.freeReturnDays': String(offers.freeReturnDays),
    'offers.newsletterCoupon': formatPercent(offers.newsletterCouponPercent, 'hu'),
    'consent.cookieDays': String(consent.cookieDays),
    ...Object.fromEntries(
      shipping.map((method) => [`shipping.${method.method_code}`, forints(method.price_incl_tax)]),
    ),
    ...Object.fromEntries(
      payment.map((method) => [`payment.${method.code}`, forints(method.cost_incl_tax)]),
    ),
    ...(seller !== null && {
      'seller.name': seller.name,
      'seller.seat': seller.seat,
      'seller.registrationNumber': seller.registrationNumber,
      'seller.taxNumber': seller.taxNumber,
      'seller.euTaxNumber': `HU${seller.taxNumber.slice(0, 8)}`,
      'seller.email': seller.email,
      'seller.phone': phoneForDisplay(seller.phone),
      'seller.phoneLink': `tel:${seller.phone}`,
      'seller.phoneHours': `${seller.phoneHours.from}–${seller.phoneHours.to} óra`,
    }),
    ...(lender !== undefined && {
      'lender.name': lender.lender ?? '',
      'lender.minPrice': forints(lender.min_price),
      'lender.maxPrice': forints(lender.max_price),
      'lender.months': formatList(lender.months.map(String), 'hu', 'or'),
      'lender.yearlyRate': formatPercent(lender.yearly_rate_percent, 'hu'),
    }),
  };
}

const named = /\{([a-z]+\.[A-Za-z]+)\}/g;

/**
 * The same value with every `{group.name}` in its texts said out.
 * Errors: throws, naming the file, for a fact the shop does not have.
 */
export function sayFacts<T>(file: string, value: T, facts: ShopFacts): T {
  const say = (part: unknown): unknown => {
    if (typeof part === 'string') {
      return part.replaceAll(named, (whole, name: string) => {
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
