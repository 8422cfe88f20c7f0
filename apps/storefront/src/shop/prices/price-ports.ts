import type { CatalogClient, CatalogPorts } from '@shop/catalog-client';
import type { PricingContext } from '@shop/pricing';
import type { ShopConfig, StoreView } from '@shop/shop-config';

/**
 * Creates the price ports: local calculation if the shop does not leave net prices and tax to the server, and the
 * configured platform that confirms prices. Tax rules are loaded on first use.
 */
export function pricePorts(
  config: Pick<ShopConfig, 'products' | 'tax'>,
  { currency }: Pick<StoreView, 'currency'>,
  { clock, identity }: Pick<CatalogPorts, 'clock' | 'identity'>,
  catalog: () => Pick<CatalogClient, 'taxRules' | 'renderList'>,
): Pick<CatalogPorts, 'price' | 'platformPrices'> {
  let rules: ReturnType<CatalogClient['taxRules']> | undefined;
  const taxRules = async () => {
    const request = (rules ??= catalog().taxRules());
    const answer = await request;
    if (!answer.ok && rules === request) rules = undefined;
    return answer;
  };
  return {
    ...(!config.tax.calculateServerSide && {
      async price(product) {
        const answer = await taxRules();
        // Without the tax rules the product keeps its received prices.
        if (!answer.ok) return product;
        const { priceProduct, shopPricing } = await import('./local-pricing.ts');
        const loadedRules = answer.value.items as PricingContext['taxRules'];
        const group = identity?.().groupId;
        return priceProduct(
          product,
          shopPricing(config, currency, clock.now(), loadedRules, group),
        );
      },
    }),
    ...(config.products.alwaysSyncPlatformPricesOver && {
      platformPrices: {
        async markPending(products) {
          const { markPricesPending } = await import('@shop/pricing/platform');
          return markPricesPending(products, { blank: false });
        },
        async confirm(products) {
          const platform = await import('@shop/pricing/platform');
          const answer = await catalog().renderList(platform.skusToRefresh(products));
          const prices = answer.ok ? answer.value.items : [];
          return platform.applyPlatformPrices(products, prices, clock.now(), currency);
        },
      },
    }),
  };
}
