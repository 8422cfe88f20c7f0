import type { FeedSource } from '@shop/feeds';
import { shopUrlOf } from '../../documents/views/shop-url.ts';
import type { ApiContext } from '../context.ts';
import { countPublicProducts, publicProducts } from './public-products.ts';

/** Connects the feeds of a store view to the catalog and the database. */
export function feedSource(context: ApiContext): FeedSource {
  const { catalog, clock, config, shop, view } = context;
  return {
    shop,
    view,
    publicUrl: config.publicUrl,
    siteUrl: shopUrlOf(view, shop, config.publicUrl),
    now: () => clock.now(),
    all: (type) => catalog.all(type),
    countProducts: () => countPublicProducts(context),
    products: (range) => publicProducts(context, range),
  };
}

/** Returns the other views that the sitemap of the default view lists; none for another view. */
export function otherViews({ shop: { stores }, view, inView }: ApiContext): readonly FeedSource[] {
  if (view.code !== stores.defaultCode) return [];
  return stores.views.flatMap(({ code }) => inView?.(code) ?? []).map(feedSource);
}
