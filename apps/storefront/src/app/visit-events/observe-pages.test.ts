import type { AnalyticsEvent } from '@shop/analytics';
import { configOfView, storeView } from '@shop/shop-config';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { categoryTreeQuery, type CategoryNode } from '../../queries/category-tree.ts';
import { bestsellersQuery } from '../../queries/content/home.ts';
import { facetsQuery, listingQuery } from '../../queries/listings/listing.ts';
import type { CardProduct } from '../../queries/products/card-fields.ts';
import { productQuery } from '../../queries/products/product.ts';
import { builtConfig } from '../../shop/settings/built-config.ts';
import type { Shop } from '../../shop/shop.ts';
import { createPageReport, type ShownPage } from './observe-pages.ts';
import { createTestSession, lampItem, lampLine } from './test/a-session.ts';

const view = storeView(builtConfig);
const shop = {
  config: configOfView(builtConfig, view.code),
  view,
  linkRules: { useDispatcher: true, storeCode: '' },
} as Shop;

const lamps: CategoryNode = {
  id: 77,
  name: 'Lamps',
  slug: 'lamps',
  urlPath: 'lamps',
  parentId: 2,
  level: 2,
  productCount: null,
  inMenu: true,
  path: '77',
  thumbnail: null,
  scene: null,
  description: null,
  children: [],
};
const card = (sku: string, price: number, originalPrice: number | null = null) =>
  ({ sku, name: `Name of ${sku}`, price, originalPrice }) as CardProduct;

function start() {
  const events: AnalyticsEvent[] = [];
  const queryClient = new QueryClient();
  let page: ShownPage | undefined = { address: '/', path: '/', routeId: '/', query: {} };
  let shopper: ReturnType<typeof createTestSession>['shopper'] | undefined;
  const report = createPageReport({
    shop,
    queryClient,
    now: 0,
    send: (event) => void events.push(event),
    shownPage: () => page,
    shopper: () => shopper,
  });
  return {
    events,
    report,
    queryClient,
    open(next: Partial<ShownPage> & { readonly address: string }) {
      page = { path: next.address.split('?')[0] ?? '', routeId: '/$', query: {}, ...next };
      report();
    },
    leave() {
      page = undefined;
      report();
    },
    startShopper(session: ReturnType<typeof createTestSession>) {
      shopper = session.shopper;
      report();
    },
    fillCategory(search: string | undefined, ...cards: readonly CardProduct[]) {
      queryClient.setQueryData(categoryTreeQuery(shop).queryKey, [lamps]);
      const facets = { aggregations: {}, attributes: [] };
      queryClient.setQueryData(facetsQuery(shop, lamps, search).queryKey, facets as never);
      const state = { filters: {}, ...(search !== undefined && { search }) };
      queryClient.setQueryData(listingQuery(shop, 0, lamps, state).queryKey, {
        pages: [{ items: cards }],
        pageParams: [0],
      } as never);
    },
  };
}

const category = { kind: 'category', id: 77, slug: 'lamps' } as NonNullable<ShownPage['target']>;

it('[S2-23] reports a page once, without its query, and not again for another filter', () => {
  const { events, report, open, leave } = start();
  report();
  report();
  leave();
  open({ address: '/account/orders/ZG-2026-000123-K7QX4M?token=1', routeId: '/account' });
  open({ address: '/account/orders/ZG-2026-000123-K7QX4M?token=2', routeId: '/account' });
  expect(events).toEqual([
    { name: 'page_view', parameters: { page_path: '/' } },
    { name: 'page_view', parameters: { page_path: '/account/orders/-' } },
  ]);
});

it('reports a row of the home page when it arrives', () => {
  const { events, report, queryClient } = start();
  report();
  queryClient.setQueryData(bestsellersQuery(shop, 0).queryKey, [card('A', 1000, 1500)]);
  report();
  report();
  expect(events.slice(1)).toEqual([
    {
      name: 'view_item_list',
      parameters: {
        item_list_id: 'bestsellers',
        items: [
          {
            item_id: 'A',
            item_name: 'Name of A',
            item_list_id: 'bestsellers',
            index: 0,
            price: 1000,
            discount: 500,
            quantity: 1,
          },
        ],
      },
    },
  ]);
});

it('reports the products of a category, those of a further page alone, and the one that is opened', () => {
  const { events, report, open, fillCategory, queryClient } = start();
  fillCategory(undefined, card('A', 1000));
  open({ address: '/lamps', target: category });
  fillCategory(undefined, card('A', 1000), card('B', 2000));
  report();
  const lists = events.filter(({ name }) => name === 'view_item_list');
  const list = { item_list_id: '77', item_list_name: 'Lamps' };
  const item = (sku: string, index: number, price: number) => ({
    item_id: sku,
    item_name: `Name of ${sku}`,
    item_category: 'Lamps',
    ...list,
    index,
    price,
    quantity: 1,
  });
  expect(lists.map(({ parameters }) => parameters)).toEqual([
    { ...list, items: [item('A', 0, 1000)] },
    { ...list, items: [item('B', 1, 2000)] },
  ]);

  events.length = 0;
  open({ address: '/b', target: { kind: 'product', parentSku: 'B' } });
  const product = { id: 2, sku: 'B', name: 'Lamp B', type_id: 'simple', price_incl_tax: 2000 };
  queryClient.setQueryData(productQuery(shop, 'B').queryKey, {
    product: { ...product, category_ids: ['77'] },
    stock: {},
  } as never);
  report();
  report();
  expect(events).toEqual([
    { name: 'page_view', parameters: { page_path: '/b' } },
    { name: 'select_item', parameters: { ...list, items: [item('B', 1, 2000)] } },
    {
      name: 'view_item',
      parameters: {
        currency: 'HUF',
        value: 2000,
        items: [
          {
            item_id: 'B',
            item_name: 'Lamp B',
            item_category: 'Lamps',
            price: 2000,
            quantity: 1,
          },
        ],
      },
    },
  ]);
});

it('reports a search with the list of its results', () => {
  const { events, open, fillCategory } = start();
  fillCategory('red', card('A', 1000));
  open({ address: '/lamps?search=red', target: category, query: { search: 'red' } });
  expect(events.map(({ name, parameters }) => [name, Object.values(parameters)[0]])).toEqual([
    ['page_view', '/lamps'],
    ['search', 'red'],
    ['view_item_list', 'search'],
  ]);
});

it('reports the cart when the shopper side has started, and no empty one', () => {
  const { events, open, startShopper, report } = start();
  open({ address: '/cart', routeId: '/cart' });
  const session = createTestSession();
  startShopper(session);
  session.setItems(lampLine);
  report();
  report();
  expect(events.slice(1)).toEqual([
    { name: 'view_cart', parameters: { currency: 'HUF', value: 25_980, items: [lampItem] } },
  ]);
});
