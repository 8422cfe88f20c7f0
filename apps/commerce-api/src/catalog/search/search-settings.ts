import type { ViewSettings } from '@shop/search';
import { configOfView, storeView, type ShopConfig } from '@shop/shop-config';
import { readSearchLanguage } from './search-language.ts';
import { facetSettings } from './facet-settings.ts';

/** Settings of the search in each store view of a shop: its language, with the word lists of the content folder. */
export function searchSettings(
  shop: ShopConfig,
  contentDir: string,
): (viewCode: string) => ViewSettings {
  return (viewCode) => {
    const view = shop.stores.views.find(({ code }) => code === viewCode) ?? storeView(shop);
    return {
      locale: view.language,
      language: readSearchLanguage(contentDir, view.language),
      text: shop.search,
      facets: facetSettings(
        viewCode === storeView(shop).code ? shop : configOfView(shop, viewCode),
      ),
    };
  };
}
