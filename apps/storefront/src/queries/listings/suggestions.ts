import { queryOptions } from '@tanstack/react-query';
import type { Shop } from '../../shop/shop.ts';
import { answered } from '../answered.ts';
import { cardFields } from '../products/card-fields.ts';

const suggested = 6;

/** A few products for what has been typed so far, and what it may become. An answer to an older text is dropped. */
export const suggestionsQuery = (shop: Shop, now: number, text: string) =>
  queryOptions({
    queryKey: ['suggestions', shop.view.code, text],
    queryFn: async ({ signal }) => {
      const page = await answered(shop.catalog.suggest(text, suggested, { signal }));
      void shop.urls.registerProducts(page.items);
      const items = page.items.map(cardFields(shop.view, now));
      return { items, total: page.total, suggestions: page.suggestions };
    },
  });
