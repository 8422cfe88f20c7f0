import { describe, expect, it } from 'vitest';
import {
  backend,
  chair,
  conditionsOf,
  down,
  found,
  json,
  openBench,
  refused,
  searchOf,
  sofa,
} from '../test/catalog-bench.ts';

const shown = { status: { in: [0, 1] }, visibility: { in: [2, 3, 4] } };
const server = { isServer: true } as const;

describe('a listing', () => {
  it('[CC-27] shows what may be shown of the whole catalogue, newest first, with the shop’s facets', async () => {
    const { client, requests } = openBench(() => found([sofa]), server);
    await client.listing({});
    expect(conditionsOf(requests[0])).toEqual(shown);
    expect(searchOf(requests[0])).toMatchObject({ size: 50, from: 0, sort: 'created_at:desc' });
    const { _availableFilters: facets } = searchOf(requests[0]).searchQuery;
    expect(facets.map(({ field }) => field)).toEqual(['color', 'price', 'size']);
  });

  it('[CC-77] requests the counts of each filter without its own choice, except the price', async () => {
    const { client, requests } = openBench(() => found([sofa]), server);
    await client.listing({});
    const { _availableFilters: facets } = searchOf(requests[0]).searchQuery;
    expect(facets).toEqual([
      { field: 'color', scope: 'catalog', options: { withoutOwn: true } },
      { field: 'price', scope: 'catalog', options: {} },
      { field: 'size', scope: 'catalog', options: { withoutOwn: true } },
    ]);
  });

  it('[CC-78] is filtered by bounds of measures, both included', async () => {
    const { client, requests } = openBench(() => found([sofa]), server);
    await client.listing({
      measures: {
        width_cm: { from: 80, to: 220 },
        height_cm: { from: 40 },
        depth_cm: { to: 60 },
        weight_kg: {},
      },
    });
    expect(conditionsOf(requests[0])).toEqual({
      ...shown,
      width_cm: { gte: 80, lte: 220 },
      height_cm: { gte: 40 },
      depth_cm: { lte: 60 },
    });
  });

  it('[CC-27] shows other products where the shop lists others, and none that are sold out where it wants none', async () => {
    const { client, requests } = openBench(() => found([]), {
      ...server,
      config: { listVisibility: [4], listStatus: [1], listOutOfStock: false },
    });
    await client.listing({});
    await client.newCollection();
    await client.suggest('kanapé');
    const narrow = {
      visibility: { in: [4] },
      status: { in: [1] },
      'stock.is_in_stock': { eq: true },
    };
    expect(requests.map(conditionsOf)).toEqual([
      narrow,
      { ...narrow, category_ids: { in: [304] } },
      narrow,
    ]);
  });

  it('[CC-27] looks into a category and everything below it', async () => {
    const { client, requests } = openBench(() => found([]), server);
    const tree = {
      id: 20,
      name: 'N',
      children_data: [{ id: 21, name: 'K', children_data: [{ id: 22, name: 'F' }] }],
    };
    await client.listing({ category: tree });
    expect(conditionsOf(requests[0])).toMatchObject({ category_ids: { in: [20, 21, 22] } });
    await client.listing({ categoryIds: [7, 8] });
    expect(conditionsOf(requests[1])).toMatchObject({ category_ids: { in: [7, 8] } });
    await client.listing({ category: { id: 9, name: 'L', children_count: 0 } });
    expect(conditionsOf(requests[2])).toMatchObject({ category_ids: { in: [9] } });
  });

  it('[CC-27] fetches the subcategories of a category that does not list them', async () => {
    const { client, requests } = openBench(
      backend({
        category: found([
          { id: 20, path: '1/2/20' },
          { id: 21, path: '1/2/20/21' },
          { id: 200, path: '1/2/200' },
        ]),
      }),
      server,
    );
    await client.listing({ category: { id: 20, name: 'N', path: '1/2/20', children_count: 1 } });
    expect(conditionsOf(requests[1])).toMatchObject({ category_ids: { in: [20, 21] } });
  });

  it('[CC-27] fails with the reason when they cannot be fetched', async () => {
    const { client } = openBench(() => refused(500), server);
    const category = { id: 20, name: 'N', path: '1/2/20', children_count: 1 };
    expect(await client.listing({ category })).toMatchObject({ error: { kind: 'rejected' } });
  });

  it('[CC-27] narrows by what the shopper chose', async () => {
    const { client, requests } = openBench(() => found([]), server);
    await client.listing({
      filters: { color: ['12', '13'], size: [] },
      price: { from: 10_000, to: 30_000 },
      availableOnly: true,
      discounts: ['20', '10'],
      text: 'szék',
      facets: [],
    });
    expect(conditionsOf(requests[0])).toEqual({
      ...shown,
      color: { in: ['12', '13'] },
      price: { gte: 10_000, lt: 30_000 },
      'stock.is_in_stock': { eq: true },
      discount: { gte: 10 },
    });
    const { _appliedFilters: conditions, _availableFilters: facets } = searchOf(
      requests[0],
    ).searchQuery;
    const scopes = Object.fromEntries(conditions.map(({ attribute, scope }) => [attribute, scope]));
    expect(scopes).toMatchObject({ color: 'catalog', price: 'catalog', discount: 'default' });
    expect(facets).toEqual([]);
  });

  it.each([
    [{ from: 0, to: 0 }, undefined],
    [{ from: 100 }, { gte: 100 }],
    [{ to: 100 }, { lt: 100 }],
    [{ from: 0, to: 100, toIncluded: true }, { lte: 100 }],
  ])('[CC-27] reads the price bounds %j as %j', async (price, condition) => {
    const { client, requests } = openBench(() => found([]), server);
    await client.listing({ price });
    expect(conditionsOf(requests[0])['price']).toEqual(condition);
  });

  it.each([
    ['', [{ field: 'created_at', options: 'desc' }]],
    ['final_price:asc', [{ field: 'final_price', options: 'asc' }]],
    ['_score:desc', []],
  ])('[CC-27] sorted by %j asks for %j', async (sort, sorts) => {
    const { client, requests } = openBench(() => found([]), server);
    await client.listing({ sort });
    const { _appliedSort: sentSorts } = searchOf(requests[0]).searchQuery;
    expect(sentSorts).toEqual(sorts);
  });

  it('[CC-27] comes without the fields its caller does not need', async () => {
    const { client, requests } = openBench(() => found([]), server);
    await client.listing({ withoutFields: ['description', 'care'] });
    expect(searchOf(requests[0])).toMatchObject({ excludeFields: ['care', 'description'] });
  });

  it('[CC-27] comes in pages with the fields it needs', async () => {
    const { client, requests } = openBench(() => found([]), server);
    await client.listing({ from: 48, size: 24, fields: ['image'] });
    expect(searchOf(requests[0])).toMatchObject({
      from: 48,
      size: 24,
      includeFields: { length: 8 },
    });
  });
});

describe('fixed lists', () => {
  it('[CC-28] are the new collection and the bestsellers', async () => {
    const { client, requests } = openBench(() => found([sofa]), server);
    await client.newCollection();
    await client.bestsellers();
    expect(
      requests.map((request) => [conditionsOf(request)['category_ids'], searchOf(request).size]),
    ).toEqual([
      [{ in: [304] }, 16],
      [undefined, 8],
    ]);
    expect(conditionsOf(requests[0])).toMatchObject(shown);
    expect(searchOf(requests[0]).sort).toBe('created_at:desc');
  });

  it('[CC-28] the bestsellers are those of one category where the shop names it', async () => {
    const { client, requests } = openBench(() => found([sofa]), {
      ...server,
      config: { bestsellers: { categoryId: 305, size: 8 } },
    });
    await client.bestsellers();
    expect(conditionsOf(requests[0])['category_ids']).toEqual({ in: [305] });
  });

  it('[CC-28] the new collection has an order of its own', async () => {
    const { client, requests } = openBench(() => found([sofa]), {
      ...server,
      config: { newCollection: { categoryId: 304, size: 16, sort: 'updated_at:desc' } },
    });
    await client.newCollection();
    await client.bestsellers();
    expect(requests.map((request) => searchOf(request).sort)).toEqual([
      'updated_at:desc',
      'created_at:desc',
    ]);
  });

  it('[CC-30] by ids or skus request exactly those, and send no request without any', async () => {
    const { client, requests } = openBench(() => found([sofa, chair]), server);
    await client.productsByIds([1, 2]);
    await client.productsBySkus(['FELHO']);
    expect(requests.map((request) => [conditionsOf(request), searchOf(request).size])).toEqual([
      [{ id: { in: [1, 2] } }, 2],
      [{ sku: { in: ['FELHO'] } }, 1],
    ]);
    expect(await client.productsByIds([])).toMatchObject({ value: { items: [], noresults: true } });
    expect(requests).toHaveLength(2);
  });
});

describe('a listing', () => {
  // findings G
  it('[CC-29] of a text that is too short lists nothing, without a request', async () => {
    const { client, requests } = openBench(() => found([sofa]), server);
    for (const text of ['fo', ' ká '.normalize('NFD')]) {
      expect(await client.listing({ text })).toMatchObject({
        ok: true,
        value: { items: [], total: 0, noresults: true, offline: false },
      });
    }
    expect(requests).toEqual([]);
    await client.listing({ text: 'fot' });
    await client.listing({ text: ' ' });
    await client.listing({});
    expect(requests).toHaveLength(3);
  });
});

describe('suggestions', () => {
  it('[CC-29] are not asked for with a text that is too short', async () => {
    const { client, requests } = openBench(() => found([sofa]), server);
    for (const text of [' ka ', 'ká'.normalize('NFD')]) {
      expect(await client.suggest(text)).toMatchObject({ ok: true, value: { items: [] } });
    }
    expect(requests).toEqual([]);
    await client.suggest('kan', 4);
    expect(searchOf(requests[0])).toMatchObject({ size: 4, searchQuery: { _searchText: 'kan' } });
    expect(conditionsOf(requests[0])).toEqual(shown);
  });
});

describe('a path', () => {
  it.each(['/felho-fotel', 'felho-fotel/', '/felho-fotel?childSku=x#top'])(
    '[CC-31] %s is looked up without what is around it',
    async (path) => {
      const { client, requests } = openBench(backend({ product: found([sofa]) }), server);
      expect(await client.lookUpPath(path)).toMatchObject({ value: { type: 'product' } });
      expect(requests.map((request) => conditionsOf(request)['url_path'])).toEqual([
        { eq: 'felho-fotel' },
        { eq: 'felho-fotel' },
      ]);
    },
  );

  it('[CC-31] resolves to a product first, then to a category, then to nothing', async () => {
    const category = found([{ id: 20, name: 'Nappali' }]);
    const both = openBench(backend({ product: found([sofa]), category }), server);
    expect(await both.client.lookUpPath('/x')).toMatchObject({ value: { type: 'product' } });
    const one = openBench(backend({ category }), server);
    expect(await one.client.lookUpPath('/x')).toMatchObject({
      value: { type: 'category', category: { id: 20, slug: 'nappali-20' } },
    });
    const none = openBench(backend({ '/api/url/map': json(null) }), server);
    expect(await none.client.lookUpPath('/x')).toEqual({ ok: true, value: undefined });
    expect(await none.client.lookUpPath('/')).toEqual({ ok: true, value: undefined });
    expect(none.requests.map(({ url }) => url.replace(/.*\/api/, '/api'))).toEqual([
      '/api/catalog',
      '/api/catalog',
      '/api/url/map',
    ]);
  });

  it('[CC-32] resolves to the entity of the former path, with its current path', async () => {
    const ask = (type: string, items: readonly object[]) => {
      const today = backend({ [type]: found(items) });
      const { client } = openBench((request) => {
        if (request.url.includes('/url/map')) return json({ _type: type, _source: { id: 1 } });
        return 'url_path' in conditionsOf(request) ? found([]) : today(request);
      }, server);
      return client.lookUpPath('/regi');
    };
    expect(await ask('product', [{ ...sofa, url_path: 'uj' }])).toMatchObject({
      value: { type: 'product', product: { url_path: 'uj' } },
    });
    expect(await ask('category', [{ id: 1, name: 'Nappali', url_path: 'uj' }])).toMatchObject({
      value: { type: 'category', category: { url_path: 'uj' } },
    });
    expect(await ask('product', [])).toEqual({ ok: true, value: undefined });
    expect(await ask('cms_page', [])).toEqual({ ok: true, value: undefined });
  });

  const page = (status: number) => json('<h1>', { status, contentType: 'text/html' });

  it.each([
    ['has no such call', refused(404)],
    ['does not take the call', refused(405)],
    ['answers with a page', page(404)],
    ['does not take such a path', refused(400, 'invalid')],
  ])('[CC-32] has no former entity where the backend %s', async (_story, reply) => {
    const { client } = openBench(backend({ '/api/url/map': reply }), server);
    expect(await client.lookUpPath('/x')).toEqual({ ok: true, value: undefined });
  });

  it.each([
    ['is out of reach', down(), 'network'],
    ['is too busy', refused(503, 'overloaded'), 'rejected'],
    ['wants to be asked less often', refused(429), 'rejected'],
    ['is behind a proxy that fails', page(502), 'malformed'],
  ])('[CC-31] is unknown only when the backend can tell: it %s', async (_story, reply, kind) => {
    const { client } = openBench(backend({ '/api/url/map': reply }), server);
    expect(await client.lookUpPath('/x')).toMatchObject({ ok: false, error: { kind } });
  });

  it('[CC-31] is unknown only when both lookups found nothing', async () => {
    const half = openBench(backend({ category: down() }), server);
    expect(await half.client.lookUpPath('/x')).toMatchObject({ error: { kind: 'network' } });
    const product = openBench(backend({ product: found([sofa]), category: down() }), server);
    expect(await product.client.lookUpPath('/x')).toMatchObject({ value: { type: 'product' } });
  });
});

describe('categories', () => {
  it('[CC-34] are found by id, path or slug, or not at all', async () => {
    const bench = openBench(() => found([{ id: 20, name: 'Nappali' }]), server);
    expect(await bench.client.category('url_path', 'nappali')).toMatchObject({ value: { id: 20 } });
    expect(conditionsOf(bench.requests[0])).toEqual({
      is_active: { eq: true },
      url_path: { eq: 'nappali' },
    });
    bench.answerWith(() => found([]));
    expect(await bench.client.category('id', 7)).toEqual({
      ok: false,
      error: { kind: 'not-found', key: 'id', value: '7' },
    });
  });

  it('[CC-34] come by parent, level, ids, and only those with products', async () => {
    const { client, requests } = openBench(() => found([]), server);
    await client.categories({ ids: [1], parentId: 2, level: 2, nonEmpty: true, fields: ['name'] });
    expect(conditionsOf(requests[0])).toEqual({
      is_active: { eq: true },
      id: { in: [1] },
      parent_id: { eq: 2 },
      level: { eq: 2 },
      product_count: { gt: 0 },
    });
    expect(searchOf(requests[0])).toMatchObject({ size: 4000, sort: 'position:asc' });
    await client.categories();
    expect(conditionsOf(requests[1])).toEqual({ is_active: { eq: true } });
  });

  it('[CC-34] come in the order the shop wants', async () => {
    const { client, requests } = openBench(() => found([]), {
      ...server,
      config: { categorySort: 'name:asc' },
    });
    await client.categories();
    await client.categoryTree();
    expect(requests.map((request) => searchOf(request).sort)).toEqual(['name:asc', 'name:asc']);
  });

  it('[CC-35] make a tree in the order given', async () => {
    const { client } = openBench(
      () =>
        found([
          { id: 2, name: 'Összes', parent_id: 1 },
          { id: 21, name: 'Szék', parent_id: 20 },
          { id: 20, name: 'Étkező', parent_id: 2 },
          { id: 30, name: 'Kert', parent_id: 2 },
          { id: 8, name: 'Magában', parent_id: 8 },
          { id: 9, name: 'Körben', parent_id: 10 },
          { id: 10, name: 'Körben', parent_id: 9 },
        ]),
      server,
    );
    const tree = await client.categoryTree();
    const names = (nodes: readonly { id: number; children_data?: unknown }[]): unknown =>
      nodes.map(({ id, children_data: below }) => [id, names((below ?? []) as never)]);
    expect(tree.ok && names(tree.value)).toEqual([
      [
        2,
        [
          [20, [[21, []]]],
          [30, []],
        ],
      ],
      [8, []],
    ]);
  });
});

describe('attributes and the like', () => {
  it('[CC-36] are the visible, user-defined ones asked for', async () => {
    const { client, requests } = openBench(() => found([{ attribute_code: 'color' }]), server);
    expect(await client.attributes({ codes: ['color'], ids: [93] })).toMatchObject({
      value: { items: [{ attribute_code: 'color', options: [] }] },
    });
    expect(conditionsOf(requests[0])).toEqual({
      is_user_defined: { eq: true },
      is_visible: { eq: true },
      attribute_code: { in: ['color'] },
      attribute_id: { in: [93] },
    });
    expect(searchOf(requests[0])).toMatchObject({ type: 'attribute', size: 150 });
  });

  it('[CC-36] come with their groups, by position, and the tax rules without a filter', async () => {
    const { client, requests } = openBench(() => found([]), server);
    await client.attributeGroups([10_001]);
    await client.taxRules();
    expect(searchOf(requests[0])).toMatchObject({ type: 'attribute-group', sort: 'position:asc' });
    expect(conditionsOf(requests[0])).toEqual({ attribute_group_id: { in: [10_001] } });
    expect(searchOf(requests[1])).toMatchObject({ type: 'taxrule' });
    expect(conditionsOf(requests[1])).toEqual({});
  });

  it('[CC-37] reviews are the approved ones of a product, newest first', async () => {
    const { client, requests } = openBench(() => found([]), server);
    await client.reviews(7, { from: 10, size: 5 });
    expect(conditionsOf(requests[0])).toEqual({ product_id: { eq: 7 }, review_status: { eq: 1 } });
    expect(searchOf(requests[0])).toMatchObject({
      type: 'review',
      from: 10,
      size: 5,
      sort: 'created_at:desc',
    });
  });
});
