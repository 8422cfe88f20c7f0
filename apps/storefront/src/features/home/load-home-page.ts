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
  const { shop: names } = shop.config;
  const { language } = shop.view;
  const terms = termsText(shop, i18n);
  return {
    title: names.goods[language] ?? names.title,
    description: [names.tagline[language], terms].filter(Boolean).join(' '),
    canonical: '/',
    structured: shopStructuredData(shop.config),
  };
}

/** Says from when shipping is free and how long returns are. `undefined` where the shop promises neither. */
function termsText(
  { config: { offers }, view: { language, currency, grouping } }: RouteContext['shop'],
  i18n: RouteContext['i18n'],
): string | undefined {
  const { freeShippingAboveMinor: minor, freeReturnDays: days } = offers;
  if (minor === null) return days > 0 ? `${i18n._(msg`${days} days of free returns`)}.` : undefined;
  const limit = formatMoney({ minor, currency }, language, grouping);
  return i18n._(
    days > 0
      ? msg`Free shipping above ${limit}, ${days} days of free returns.`
      : msg`Free shipping above ${limit}.`,
  );
}
