import { expect, it } from 'vitest';
import {
  conditionsOf,
  down,
  found,
  json,
  openBench,
  searchOf,
  sofa,
} from '../test/catalog-bench.ts';

const category = { id: 7, name: 'Nappali', url_path: 'uj' };

/** Looks up a former path of `entity`. */
async function lookUpFormer(entity: unknown, answer = found([sofa])) {
  const bench = openBench((request) => {
    if (request.url.includes('/url/map')) return json(entity);
    return 'url_path' in conditionsOf(request) ? found([]) : answer;
  });
  const target = await bench.client.lookUpPath('/regi');
  const byPath = bench.requests
    .slice(0, 2)
    .map((request) => [searchOf(request).type, conditionsOf(request)]);
  const [, , map, byId] = bench.requests;
  return {
    target,
    byPath,
    map: map?.body,
    byId: byId && [searchOf(byId).type, conditionsOf(byId)],
  };
}

it('[CC-31] only an active category has its path', async () => {
  const { byPath } = await lookUpFormer(null);
  const url_path = { eq: 'regi' };
  expect(byPath).toEqual([
    ['product', { url_path }],
    ['category', { url_path, is_active: { eq: true } }],
  ]);
});

it('[CC-32] the former entity is asked for by its number', async () => {
  const product = await lookUpFormer({ _type: 'product', _source: { id: 1 } });
  expect(JSON.parse(product.map ?? '')).toEqual({ url: 'regi', includeFields: ['id'] });
  expect(product.byId).toEqual(['product', { id: { eq: 1 } }]);
  expect(product.target).toMatchObject({ value: { type: 'product', product: { sku: 'FELHO' } } });
  const former = { _type: 'category', _source: { id: 7 } };
  const list = await lookUpFormer(former, found([category]));
  expect(list.byId).toEqual(['category', { id: { eq: 7 }, is_active: { eq: true } }]);
  expect(list.target).toMatchObject({ value: { type: 'category', category: { id: 7 } } });
  expect((await lookUpFormer(former, found([]))).target).toEqual({ ok: true, value: undefined });
});

it.each([null, { _type: 'product', _source: {} }, { _type: 'cms_page', _source: { id: 1 } }])(
  '[CC-32] %j names no product and no category',
  async (entity) => {
    const { target, byId } = await lookUpFormer(entity);
    expect(target).toEqual({ ok: true, value: undefined });
    expect(byId).toBeUndefined();
  },
);

it.each(['product', 'category'])(
  '[CC-32] a former %s that cannot be fetched is a failure, also in a browser',
  async (type) => {
    const { target } = await lookUpFormer({ _type: type, _source: { id: 1 } }, down());
    expect(target).toMatchObject({ ok: false, error: { kind: 'network' } });
  },
);

it('[CC-24] [CC-31] a path is a failure in a browser without a network', async () => {
  const { client } = openBench(() => down());
  expect(await client.lookUpPath('/x')).toMatchObject({ ok: false, error: { kind: 'network' } });
});
