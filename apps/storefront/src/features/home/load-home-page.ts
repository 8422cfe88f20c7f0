import { msg } from '@lingui/core/macro';
import { formatMoney } from '@shop/format';
import { colorsQuery } from '../../queries/colors.ts';
import { bannersQuery, bestsellersQuery, newCollectionQuery } from '../../queries/content/home.ts';
import type { RouteContext } from '../../shop/route-context.ts';
import type { PageData } from '../../shared/page/page-data.ts';
import { homeTabs } from './home-screen.tsx';
import { shopStructuredData } from './shop-structured-data.ts';

/** Fetches the data of the home page. Its aliases show the same page with `/` as the canonical address. */
export async function loadHomePage({
  shop,
  queryClient,
  requestedAt,
  i18n,
}: RouteContext): Promise<PageData> {
  await Promise.all([
    queryClient.ensureQueryData(bannersQuery(shop)),
    queryClient.ensureQueryData(newCollectionQuery(shop, requestedAt)),
    queryClient.ensureQueryData(bestsellersQuery(shop, requestedAt)),
    queryClient.ensureQueryData(colorsQuery(shop)),
    homeTabs.fetch(),
  ]);
  const { offers, shop: names } = shop.config;
  const { language, currency, grouping } = shop.view;
  const minor = offers.freeShippingAboveMinor;
  const limit = formatMoney({ minor, currency }, language, grouping);
  const terms = i18n._(
    offers.freeReturnDays > 0
      ? msg`Free shipping above ${limit}, ${offers.freeReturnDays} days of free returns.`
      : msg`Free shipping above ${limit}.`,
  );
  return {
    title: names.goods[language] ?? names.title,
    description: [names.tagline[language], terms].filter(Boolean).join(' '),
    canonical: '/',
    structured: shopStructuredData(shop.config),
  };
}
