import type { ShopConfig } from './schema.ts';

/**
 * Returns the shop with its ways of delivery and payment named in one language. A method without a title in that
 * language keeps its own. The result has no titles in other languages.
 *
 * Source: SC-57.
 */
export function withMethodTitles(config: ShopConfig, language: string): ShopConfig {
  const { checkout } = config;
  return {
    ...config,
    checkout: {
      ...checkout,
      shippingMethods: checkout.shippingMethods.map(({ titles, ...method }) => ({
        ...method,
        method_title: titles?.[language] ?? method.method_title,
      })),
      paymentMethods: checkout.paymentMethods.map(({ titles, ...method }) => ({
        ...method,
        title: titles?.[language] ?? method.title,
      })),
    },
  };
}
