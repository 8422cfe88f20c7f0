import { colorsQuery } from '../../queries/colors.ts';
import { bestsellersQuery } from '../../queries/content/home.ts';
import type { RouteContext } from '../../shop/route-context.ts';

/** Fetches the products of an empty cart. Errors: none; without them the page is rendered all the same. */
export async function loadCartPage({
  shop,
  queryClient,
  requestedAt,
}: RouteContext): Promise<null> {
  await Promise.all([
    queryClient.prefetchQuery(bestsellersQuery(shop, requestedAt)),
    queryClient.prefetchQuery(colorsQuery(shop)),
  ]);
  return null;
}
