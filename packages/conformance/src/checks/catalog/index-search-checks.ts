import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { readRefusal } from '../../bench/caller.ts';
import { claim, claimEqual } from '../../run/claim.ts';
import {
  formABody,
  formBQuery,
  wireQuery,
  type Document,
  type FindQuery,
  idsOf,
} from '../../bench/find.ts';
import type { Answer } from '../../bench/wire.ts';

interface ElasticHits {
  readonly hits: {
    readonly total: unknown;
    readonly hits: readonly (Document & { readonly _source: Document })[];
  };
}
interface CompactHits {
  readonly hits: readonly Document[];
  readonly total: number;
  readonly aggregations?: Document;
  readonly attribute_metadata?: readonly Document[];
}

const standard = { response_format: 'standard' };
const path = (bench: Bench, type = 'product', index = bench.settings.index) =>
  `/api/catalog/${index}/${type}/_search`;

async function post(bench: Bench, query: FindQuery = {}, extra: Document = {}): Promise<Answer> {
  const answer = await bench.send({
    method: 'POST',
    path: `${path(bench, query.type)}?${formBQuery(query, extra)}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wireQuery(query)),
  });
  claimEqual(answer.status, 200, 'the HTTP status');
  return answer;
}

async function get(bench: Bench, query: FindQuery = {}, extra: Document = {}): Promise<Answer> {
  const request = JSON.stringify(wireQuery(query));
  const answer = await bench.send({
    method: 'GET',
    path: `${path(bench, query.type)}?${formBQuery(query, { ...extra, request })}`,
  });
  claimEqual(answer.status, 200, 'the HTTP status');
  return answer;
}

const compact = async (bench: Bench, query: FindQuery = {}) =>
  (await post(bench, query)).json as CompactHits;
const withId = (id: number) => [{ attribute: 'id', value: { eq: id } }];

/** Checks of search form B, which older clients use. */
export const indexSearchChecks: Section = {
  title: 'Search, form B',
  checks: [
    check(
      'index/standard',
      '2.3',
      'answers like Elasticsearch',
      async (bench) => {
        const { hits } = (await post(bench, { size: 2 }, standard)).json as ElasticHits;
        const total =
          typeof hits.total === 'number' ? hits.total : (hits.total as { value?: number }).value;
        claim((total ?? 0) > 0, 'hits.total says nothing');
        claim(
          hits.hits.every(({ _source: source }) => typeof source === 'object'),
          'a hit has no _source',
        );
      },
      'form-b',
    ),
    check(
      'index/hit',
      '2.3',
      'a hit has index, type, id and score',
      async (bench) => {
        const { hits } = (await post(bench, { size: 1 }, standard)).json as ElasticHits;
        const missing = ['_index', '_type', '_id', '_score'].filter(
          (name) => hits.hits[0]?.[name] === undefined,
        );
        claimEqual(missing, [], 'what is missing');
      },
      'form-b',
    ),
    check(
      'index/took',
      '2.3',
      'says how long it took and that it was not cut short',
      async (bench) => {
        const json = (await post(bench, { size: 1 }, standard)).json as Document;
        claimEqual(
          [typeof json['took'], json['timed_out']],
          ['number', false],
          'took and timed_out',
        );
      },
      'form-b',
    ),
    check(
      'index/get',
      '2.1',
      'takes the query in the address',
      async (bench) => {
        const { id } = await bench.chair();
        const { hits } = (await get(bench, { filters: withId(id) })).json as CompactHits;
        claimEqual(idsOf(hits), [id], 'the ids');
      },
      'form-b',
    ),
    check(
      'index/post',
      '2.1',
      'takes the query in the body',
      async (bench) => {
        const { id } = await bench.chair();
        claimEqual(idsOf((await compact(bench, { filters: withId(id) })).hits), [id], 'the ids');
      },
      'form-b',
    ),
    check(
      'index/compact',
      '8',
      'answers shortly when asked to',
      async (bench) => {
        const { hits, total } = await compact(bench, { size: 1 });
        claimEqual([Array.isArray(hits), typeof total], [true, 'number'], 'hits and total');
      },
      'form-b',
    ),
    check(
      'index/compact-score',
      '8',
      'short hits carry their score',
      async (bench) => {
        const { hits } = await compact(bench, { size: 1 });
        claimEqual(typeof hits[0]?.['_score'], 'number', '_score');
      },
      'form-b',
    ),
    check(
      'index/compact-empty',
      '8',
      'a short answer of nothing is an empty list',
      async (bench) => {
        const { hits, total } = await compact(bench, { filters: withId(-1) });
        claimEqual([hits, total], [[], 0], 'hits and total');
      },
      'form-b',
    ),
    check(
      'index/size',
      '2.1',
      'takes size and from in the address',
      async (bench) => {
        const { products } = await bench.samples();
        const { hits } = await compact(bench, { size: 2, from: 1, sort: 'id:asc' });
        claimEqual(
          idsOf(hits),
          products.slice(1, 3).map(({ id }) => id),
          'the ids',
        );
      },
      'form-b',
    ),
    check(
      'index/size-zero',
      '2.2',
      'takes a size of 0 for 50',
      async (bench) => {
        const { products } = await bench.samples();
        const { hits } = await compact(bench, { size: 0 });
        claimEqual(hits.length, Math.min(50, products.length), 'the number of hits');
      },
      'form-b',
    ),
    check(
      'index/sort',
      '2.1',
      'takes a sort in the address',
      async (bench) => {
        const ids = idsOf((await compact(bench, { size: 9, sort: 'id:desc' })).hits);
        claimEqual(
          ids,
          [...ids].sort((a, b) => b - a),
          'the ids',
        );
      },
      'form-b',
    ),
    check(
      'index/sort-empty',
      '8',
      'takes an empty sort',
      async (bench) => {
        await post(bench, { size: 1, sort: '' });
      },
      'form-b',
    ),
    check(
      'index/include',
      '2.1',
      'keeps only the fields asked for',
      async (bench) => {
        const { hits } = await compact(bench, { size: 1, include: ['id', 'sku'] });
        claimEqual(Object.keys(hits[0] ?? {}).sort(), ['_score', 'id', 'sku'], 'the fields');
      },
      'form-b',
    ),
    check(
      'index/exclude',
      '2.1',
      'leaves out the fields named',
      async (bench) => {
        const { hits } = await compact(bench, { size: 1, exclude: ['name'] });
        claimEqual('name' in (hits[0] ?? {}), false, 'whether there is a name');
      },
      'form-b',
    ),
    check(
      'index/stars',
      '8',
      'takes stars in field lists',
      async (bench) => {
        const { hits } = await compact(bench, { size: 1, include: ['*sku', 'price*'] });
        const [first = {}] = hits;
        claimEqual(['sku' in first, 'name' in first], [true, false], 'sku and name');
      },
      'form-b',
    ),
    check(
      'index/categories',
      '8',
      'category lists are read with the ids of their children',
      async (bench) => {
        const { hits } = await compact(bench, {
          type: 'category',
          size: 50,
          include: ['id', '*.children_data.id', 'children_data.id'],
        });
        claim(hits.length > 0 && hits.every(({ id }) => id !== undefined), 'a category has no id');
      },
      'form-b',
    ),
    check(
      'index/facets',
      '2.3',
      'counts what was asked for',
      async (bench) => {
        const { aggregations = {} } = await compact(bench, {
          size: 1,
          facets: [{ field: 'price', scope: 'catalog' }],
        });
        claim('agg_range_price' in aggregations, 'agg_range_price is missing');
      },
      'form-b',
    ),
    check(
      'index/attribute-metadata',
      '8',
      'brings the attributes that were counted',
      async (bench) => {
        const [option] = (await bench.sample('configurable')).configurable_options ?? [];
        const field = option?.attribute_code ?? '';
        const { attribute_metadata: attributes = [] } = await compact(bench, {
          size: 1,
          facets: [{ field, scope: 'catalog' }],
        });
        claimEqual(
          attributes.map((attribute) => attribute['attribute_code']),
          [field],
          'the codes',
        );
      },
      'form-b',
    ),
    ...['category', 'attribute', 'taxrule', 'review', 'cms_page'].map((type) =>
      check(
        `index/type-${type.replace('_', '-')}`,
        '8',
        `searches documents of type ${type}`,
        async (bench) => {
          await post(bench, { type, size: 5 });
        },
        'form-b',
      ),
    ),
    check(
      'index/same',
      '2.1',
      'finds what form A finds',
      async (bench) => {
        const query: FindQuery = {
          size: 20,
          sort: 'id:desc',
          filters: [{ attribute: 'visibility', value: { in: [2, 3, 4] } }],
          include: ['id', 'sku', 'price_incl_tax'],
        };
        const { value } = await bench.ok('catalog', { body: formABody(query) });
        const { hits, total } = await compact(bench, query);
        claimEqual([hits, total], [value.items, value.total], 'hits and total');
      },
      'form-a',
    ),
    check(
      'index/unknown',
      '2.1',
      'an index nobody serves is refused',
      async (bench) => {
        const refusal = readRefusal(
          await bench.send({
            method: 'GET',
            path: `${path(bench, 'product', 'no_such_index')}?size=1`,
          }),
          'unknown index',
        );
        await bench.named(refusal, 'index-unknown');
      },
      'form-b',
    ),
    check(
      'index/unknown-text',
      '2.1',
      'that refusal says how to ask',
      async (bench) => {
        const { text } = readRefusal(
          await bench.send({
            method: 'GET',
            path: `${path(bench, 'product', 'no_such_index')}?size=1`,
          }),
          'unknown index',
        );
        claim(text.includes('nvalid / inaccessible index name'), `it says "${text}"`);
      },
      'form-b',
    ),
    check(
      'index/no-type',
      '2.1',
      'an address without an entity is refused',
      async (bench) => {
        readRefusal(
          await bench.send({ method: 'GET', path: `/api/catalog/${bench.settings.index}` }),
          'no type',
        );
      },
      'form-b',
    ),
    check(
      'index/method',
      '2.1',
      'another method is refused',
      async (bench) => {
        const { text } = readRefusal(
          await bench.send({ method: 'DELETE', path: path(bench) }),
          'DELETE',
        );
        claim(text.includes('DELETE'), `it says "${text}"`);
      },
      'form-b',
    ),
    check(
      'index/request',
      'RL-13',
      'a query in the address that is no JSON is refused',
      async (bench) => {
        readRefusal(
          await bench.send({ method: 'GET', path: `${path(bench)}?request=%7Bno` }),
          'broken request',
        );
      },
      'form-b',
    ),
    check(
      'index/type',
      'RL-13',
      'an entity nobody knows is refused',
      async (bench) => {
        readRefusal(
          await bench.send({ method: 'GET', path: `${path(bench, 'customer')}?size=1` }),
          'unknown type',
        );
      },
      'form-b',
    ),
  ],
};
