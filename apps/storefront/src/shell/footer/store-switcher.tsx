import { useLingui } from '@lingui/react/macro';
import { pathCodeOf } from '@shop/shop-config';
import { Stack } from '@shop/ui';
import { parseQuery, stringifyQuery, withStorePrefix } from '@shop/url-resolver';
import { usePageLocation } from '../../platform/page-location.ts';
import { queryOfPage } from '../../shop/urls/known-query.ts';
import { useShop } from '../../shop/use-shop.ts';

/** Name of each language in that language: a shopper may read no other. */
const names: Readonly<Record<string, string>> = {
  hu: 'Magyar',
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  ro: 'Română',
};

/**
 * Returns the query of the same page in another view: search, filters and selection stay, the page number is removed.
 */
function carriedQuery(searchStr: string): string {
  const { page: _page, ...query } = queryOfPage(parseQuery(searchStr));
  return stringifyQuery(query);
}

/** Links to the other languages and currencies of the shop; nothing if there is only one view. */
export function StoreSwitcher() {
  const { t } = useLingui();
  const { config, view } = useShop();
  const path = usePageLocation(({ pathname }) => pathname);
  const query = usePageLocation(({ searchStr }) => carriedQuery(searchStr));
  if (!config.stores.multistore) return null;
  return (
    <nav aria-label={t`Language and currency`}>
      <Stack direction="row" gap={4}>
        {config.stores.views.map((listedView) => (
          // Another view is another shop: its page is loaded as a new document.
          <a
            key={listedView.code}
            href={`${withStorePrefix(path, pathCodeOf(config, listedView))}${query}`}
            hrefLang={listedView.language}
            lang={listedView.language}
            aria-current={listedView.code === view.code ? 'true' : undefined}
          >
            {`${names[listedView.language] ?? listedView.code} (${listedView.currencySign})`}
          </a>
        ))}
      </Stack>
    </nav>
  );
}
