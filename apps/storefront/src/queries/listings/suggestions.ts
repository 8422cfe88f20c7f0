import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';
import { searchOnDevice } from '../stored/search-on-device.ts';
import { cardFields } from '../products/card-fields.ts';

const suggested = 6;

/** Query of products and completions for the typed text. A response for an older text is dropped. */
export const suggestionsQuery = (shop: Shop, now: number, text: string) =>
  queryOptions({
    queryKey: ['suggestions', shop.view.code, text],
    queryFn: async ({ signal }) => {
      const page = await answered(shop.catalog.suggest(text, suggested, { signal }));
      if (page.offline) {
        const { cards, otherNames } = await searchOnDevice(shop, text);
        return {
          items: cards.slice(0, suggested),
          total: cards.length + otherNames.length,
          suggestions: [],
          isOffline: true,
          otherNames: otherNames.slice(0, suggested),
        };
      }
      void shop.urls.registerProducts(page.items);
      const items = page.items.map(cardFields(shop.view, now));
      const { total, suggestions } = page;
      return {
        items,
        total,
        suggestions,
        isOffline: false,
        otherNames: [],
      };
    },
    refetchOnReconnect: ({ state: { data } }) => data?.isOffline === true && 'always',
  });
