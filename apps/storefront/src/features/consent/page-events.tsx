import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { productQuery } from '../../queries/products/product.ts';
import { useShop } from '../../shop/use-shop.ts';

/** The home page and its aliases. */
const homeRoutes: ReadonlySet<string> = new Set(['/', '/home', '/pwa.html']);

/** Reports each view of the home page and of a product page. */
export function PageEvents() {
  const shop = useShop();
  const queryClient = useQueryClient();
  const match = useMatches({ select: (matches) => matches.at(-1) });
  const isHome = homeRoutes.has(match?.routeId ?? '');
  const target = match?.routeId === '/$' ? match.loaderData?.target : undefined;
  const sku = target?.kind === 'product' ? target.parentSku : undefined;
  useEffect(() => {
    if (isHome) shop.marketing.send({ event: 'home-viewed' });
    if (sku === undefined) return;
    const product = queryClient.getQueryData(productQuery(shop, sku).queryKey)?.product;
    if (product === undefined) return;
    shop.marketing.send({
      event: 'product-viewed',
      sku,
      name: product.name,
      price: product.price_incl_tax,
      currency: shop.view.currency,
    });
  }, [isHome, sku, shop, queryClient]);
  return null;
}
