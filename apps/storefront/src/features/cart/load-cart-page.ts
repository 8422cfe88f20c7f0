import { colorsQuery } from '../../queries/colors.ts';
import { bestsellersQuery } from '../../queries/content/home.ts';
import type { RouteContext } from '../../shop/route-context.ts';

/** Fetches what an empty cart shows. Errors: none; the page stands without it. */
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
