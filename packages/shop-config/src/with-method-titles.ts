import type { ShopConfig } from './schema.ts';

/**
 * Returns the configuration with the titles of its shipping and payment methods in one language. A method without a
 * title in that language keeps its own title. The result has no titles in other languages.
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
