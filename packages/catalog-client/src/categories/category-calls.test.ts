import type { Category } from '@shop/contract';
import { expect, it } from 'vitest';
import {
  backend,
  conditionsOf,
  down,
  found,
  openBench,
  searchOf,
  sofa,
} from '../test/catalog-bench.ts';

const living = { id: 20, name: 'Nappali', path: '1/20', children_count: 2 } as Category;
const descendants = [
  { id: 20, name: 'Nappali', path: '1/20' },
  { id: 21, name: 'Kanapék', path: '1/20/21' },
  { id: 22, name: 'Fotelek', path: '1/20/21/22' },
  { id: 200, name: 'Egyéb', path: '1/200' },
  { id: 23, name: 'Út nélkül' },
];
const shop = backend({ product: found([sofa]), category: found(descendants) });

it.each<[story: string, category: Category, ids: number[], requests: string[]]>([
  ['with descendants', living, [20, 21, 22], ['category', 'product']],
  ['without children', { ...living, children_count: 0 }, [20], ['product']],
  ['without a path', { ...living, path: undefined }, [20], ['product']],
  ['with its tree', { ...living, children_data: [{ ...living, id: 21 }] }, [20, 21], ['product']],
])(
  '[CC-27] a listing of a category %s has the products of all',
  async (_story, category, ids, types) => {
    const { client, requests } = openBench(shop, { isServer: true });
    expect(await client.listing({ category })).toMatchObject({ ok: true });
    expect(requests.map((request) => searchOf(request).type)).toEqual(types);
    expect(conditionsOf(requests.at(-1))['category_ids']).toEqual({ in: ids });
  },
);

it('[CC-27] the categories of a listing are requested with their paths', async () => {
  const { client, requests } = openBench(shop, { isServer: true });
  await client.listing({ category: living });
  expect(searchOf(requests[0])).toMatchObject({
    type: 'category',
    includeFields: ['id', 'name', 'path', 'slug', 'url_key', 'url_path'],
  });
});

it('[CC-24] [CC-27] a listing fails, also in a browser, where its categories cannot be fetched', async () => {
  const { client } = openBench(backend({ product: found([sofa]), category: down() }));
  const failure = { ok: false, error: { kind: 'network' } };
  expect(await client.listing({ category: living })).toMatchObject(failure);
  const listing = { categoryIds: [20] };
  expect(await client.listingPage({ listing: { category: living } })).toMatchObject(failure);
  expect(await client.listingPage({ listing, unfiltered: { category: living } })).toMatchObject(
    failure,
  );
});

it('[CC-35] the tree is requested without the trees in its categories, and may be empty', async () => {
  const { client, requests } = openBench(() => found([]), { isServer: true });
  expect(await client.categoryTree()).toEqual({ ok: true, value: [] });
  expect(searchOf(requests[0])['excludeFields']).toEqual(['children_data']);
});
