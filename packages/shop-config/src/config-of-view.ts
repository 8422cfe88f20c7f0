import { minorPerUnit } from '@shop/money';
import { storeView } from './lookups.ts';
import type { ShopConfig } from './schema.ts';
import { viewAmount } from './view-amount.ts';

/**
 * Returns the configuration for one store view. Tax follows the country of the view. Amounts are in its currency:
 * prices are rounded as list prices, bounds are only converted. Keeps only shipping methods for its country. Guarantee
 * by price and credit exist in the default country only.
 *
 * Source: SC-36.
 */
export function configOfView(config: ShopConfig, code: string): ShopConfig {
  const base = storeView(config);
  const view = config.stores.views.find((candidate) => candidate.code === code);
  if (view === undefined) return config;
  const { checkout, offers, products } = config;
  const shippingMethods = checkout.shippingMethods.filter(
    ({ countries }) => countries === undefined || countries.includes(view.country),
  );
  if (view.code === base.code) return { ...config, checkout: { ...checkout, shippingMethods } };
  const bound = (amount: number) => amount / view.baseUnits;
  const minorUnits = minorPerUnit[view.currency];
  const baseMinorUnits = minorPerUnit[base.currency];
  const minor = (amount: number) => Math.round((bound(amount) * minorUnits) / baseMinorUnits);
  return {
    ...config,
    tax: { ...config.tax, defaultCountry: view.country },
    products: {
      ...products,
      priceRanges: products.priceRanges.map(({ from, to }) => ({
        from: bound(from),
        ...(to === undefined ? {} : { to: bound(to) }),
      })),
    },
    checkout: {
      ...checkout,
      shippingMethods: shippingMethods.map((method) => ({
        ...method,
        amount: viewAmount(view, method.amount),
        price_incl_tax: viewAmount(view, method.price_incl_tax),
      })),
      paymentMethods: checkout.paymentMethods.map((method) => ({
        ...method,
        cost: viewAmount(view, method.cost),
        cost_incl_tax: viewAmount(view, method.cost_incl_tax),
      })),
    },
    offers: {
      ...offers,
      freeShippingAboveMinor:
        offers.freeShippingAboveMinor === null ? null : minor(offers.freeShippingAboveMinor),
      ...(view.country !== base.country && { guarantee: [], instalmentFromMinor: null }),
    },
  };
}
