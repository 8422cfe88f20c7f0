import { createHash } from 'node:crypto';
import { readWordLists } from '@shop/content-files';
import type { ViewSettings } from '@shop/search';
import { configOfView, storeView, type ShopConfig } from '@shop/shop-config';
import { facetSettings } from './facet-settings.ts';
import type { SearchRules } from './search-rules.ts';

/** Returns the search settings of each store view: its language, with the word lists of the content folder. */
export function searchSettings(
  shop: ShopConfig,
  rules: Pick<SearchRules, 'of'>,
): (viewCode: string) => ViewSettings {
  return (viewCode) => {
    const view = shop.stores.views.find(({ code }) => code === viewCode) ?? storeView(shop);
    return {
      locale: view.language,
      language: rules.of(view.language).language,
      text: shop.search,
      facets: facetSettings(
        viewCode === storeView(shop).code ? shop : configOfView(shop, viewCode),
      ),
    };
  };
}

/**
 * Returns, for each store view, a text that differs for each set of word lists: an index with other lists contains
 * products analysed by other rules.
 */
export function searchFingerprint(
  shop: ShopConfig,
  contentDir: string,
): (viewCode: string) => string {
  return (viewCode) => {
    const { language } = shop.stores.views.find(({ code }) => code === viewCode) ?? storeView(shop);
    const rules = [language, readWordLists(contentDir, language)];
    return createHash('sha256').update(JSON.stringify(rules)).digest('hex');
  };
}
