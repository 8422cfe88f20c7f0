import { describe, expect, it } from 'vitest';
import { down, found, openBench, searchOf } from '../test/catalog-bench.ts';
import { listProductNames, readNameIndex, writeNameIndex } from './product-names.ts';

const product = (id: number) => ({
  id,
  sku: `S${id}`,
  name: `Szék ${id}`,
  type_id: 'simple',
  url_path: `szek-${id}`,
});
const pathOf = ({ url_path: path }: { readonly url_path?: string | null | undefined }) =>
  `/${path ?? ''}`;
const nameOf = (id: number) => ({ sku: `S${id}`, name: `Szék ${id}`, path: `/szek-${id}` });

/** A shop that lists `total` products. */
function shopOf(total: number) {
  return openBench(
    (request) => {
      const { from, size } = searchOf(request);
      const count = Math.max(0, Math.min(size, total - from));
      const items = Array.from({ length: count }, (_, at) => product(from + at));
      return found(items, { total, start: from, perPage: size });
    },
    { isServer: true },
  );
}

describe('the names of the products', () => {
  it('[CC-80] are requested in pages of 500, without facets and prices', async () => {
    const { client, requests } = shopOf(1_100);
    const answer = await listProductNames(client, { max: 4_000, pathOf });
    expect(answer.ok && answer.value.names).toHaveLength(1_100);
    expect(answer).toMatchObject({ value: { isPartial: false } });
    expect(answer.ok && answer.value.names.at(-1)).toEqual(nameOf(1_099));
    expect(requests.map(searchOf).map(({ from, size }) => [from, size])).toEqual([
      [0, 500],
      [500, 500],
      [1_000, 500],
    ]);
    const { _availableFilters: facets } = searchOf(requests[0]).searchQuery;
    expect(facets).toEqual([]);
    expect(searchOf(requests[0])['includeFields']).toEqual([
      'id',
      'name',
      'sku',
      'slug',
      'type_id',
      'url_key',
      'url_path',
    ]);
  });

  it('[CC-80] are requested no further than the last product, and are all there at the largest number', async () => {
    const { client, requests } = shopOf(1_000);
    const answer = await listProductNames(client, { max: 1_000, pathOf });
    expect(answer.ok && answer.value.names).toHaveLength(1_000);
    expect(answer).toMatchObject({ value: { isPartial: false } });
    expect(requests.map((request) => searchOf(request).from)).toEqual([0, 500]);
  });

  it('[CC-80] are partial where the shop lists more than the largest number', async () => {
    const { client, requests } = shopOf(100_000);
    const answer = await listProductNames(client, { max: 700, pathOf });
    expect(answer.ok && answer.value.names).toHaveLength(700);
    expect(answer).toMatchObject({ value: { isPartial: true } });
    expect(requests.map(searchOf).map(({ from, size }) => [from, size])).toEqual([
      [0, 500],
      [500, 200],
    ]);
  });

  it('[CC-80] contain a product once that moved to the next page between two requests', async () => {
    const { client } = openBench(() => found([product(1)], { total: 501 }), { isServer: true });
    expect(await listProductNames(client, { max: 4_000, pathOf })).toEqual({
      ok: true,
      value: { names: [nameOf(1)], isPartial: false },
    });
  });

  it.each([
    ['on a server', { isServer: true }],
    ['in a browser', {}],
  ])('[CC-80] are a failure where a page cannot be had, %s', async (_place, over) => {
    const { client } = openBench(() => down(), over);
    expect(await listProductNames(client, { max: 10, pathOf })).toMatchObject({
      ok: false,
      error: { kind: 'network', reason: 'unreachable' },
    });
  });

  it('[CC-80] are not cached', async () => {
    const { client, answerWith } = openBench(() => found([product(1)]));
    expect(await listProductNames(client, { max: 10, pathOf })).toMatchObject({ ok: true });
    answerWith(() => down());
    expect(await listProductNames(client, { max: 10, pathOf })).toMatchObject({ ok: false });
    const sameListing = { from: 0, size: 10, fields: [], facets: [] };
    expect(await client.listing(sameListing)).toMatchObject({
      ok: true,
      value: { offline: true, items: [] },
    });
  });
});

describe('a name index', () => {
  it('[CC-81] is read as it was written', () => {
    const names = { names: [nameOf(1), nameOf(2)], isPartial: true };
    const text = JSON.stringify(writeNameIndex(names));
    expect(text).toBe(
      '{"isPartial":true,"names":[["S1","Szék 1","/szek-1"],["S2","Szék 2","/szek-2"]]}',
    );
    expect(readNameIndex(JSON.parse(text))).toEqual(names);
    const all = { ...names, isPartial: false };
    expect(readNameIndex(writeNameIndex(all))).toEqual(all);
  });

  it.each([
    ['no object', 'torn'],
    ['no names', { isPartial: false }],
    [
      'too many names',
      { isPartial: false, names: Array.from({ length: 20_001 }, () => ['S', 'n', '/p']) },
    ],
  ])('[CC-81] is nothing with %s', (_story, value) => {
    expect(readNameIndex(value)).toBeUndefined();
  });

  it.each([
    ['without a path', ['S1', 'Szék']],
    ['with an empty name', ['S1', '', '/szek']],
    ['with the path of another host', ['S1', 'Szék', '//host.example']],
    ['with another protocol', ['S1', 'Szék', 'javascript:alert(1)']],
    ['with a name without an end', ['S1', 'x'.repeat(501), '/p']],
    ['that is none', null],
  ])('[CC-81] is read without an entry %s, and is partial then', (_story, entry) => {
    expect(
      readNameIndex({ isPartial: false, names: [['S2', 'Szék 2', '/szek-2'], entry] }),
    ).toEqual({
      isPartial: true,
      names: [nameOf(2)],
    });
  });
});
