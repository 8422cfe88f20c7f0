import { calls } from '@shop/contract';
import type { Bench } from '../../bench/bench.ts';
import { check, type Section } from '../../run/check.ts';
import { claim, claimEqual } from '../../run/claim.ts';
import type { Document } from '../../bench/find.ts';

/** Returns a GraphQL response and its status. */
async function graphql({ send }: Bench, query: string, variables: object = {}, path = '/graphql') {
  const answer = await send({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = (answer.json ?? {}) as {
    data?: Readonly<Record<string, Document>> | null;
    errors?: readonly { readonly message?: unknown }[];
  };
  return { status: answer.status, data, errors };
}
const hitsOf = (field: Document | undefined) =>
  ((field?.['hits'] as Document | undefined)?.['hits'] ?? []) as readonly {
    readonly _source?: Document;
  }[];

const products =
  'query Products($filter: ProductFilterInput, $search: String!, $pageSize: Int, $currentPage: Int, $sort: ProductSortInput) {' +
  ' products(filter: $filter, search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {' +
  ' items total_count aggregations page_info { page_size current_page } } }';

/** Checks of GraphQL, and of the document that describes the backend. */
export const descriptionChecks: Section = {
  title: 'GraphQL and OpenAPI',
  checks: [
    check(
      'graphql/products',
      '6',
      'products are found by a condition',
      async (bench) => {
        const { id, sku } = await bench.chair();
        const { data } = await graphql(bench, products, {
          filter: { sku: { eq: sku } },
          search: '',
        });
        const items = (data?.['products']?.['items'] ?? []) as readonly Document[];
        claimEqual(
          items.map((item) => item['id']),
          [id],
          'the ids',
        );
      },
      'graphql',
    ),
    check(
      'graphql/pages',
      '6',
      'products come page by page',
      async (bench) => {
        const { products: all } = await bench.samples();
        const variables = {
          filter: {},
          search: '',
          pageSize: 2,
          currentPage: 2,
          sort: { id: 'ASC' },
        };
        const { data } = await graphql(bench, products, variables);
        const items = (data?.['products']?.['items'] ?? []) as readonly Document[];
        claimEqual(
          items.map((item) => item['id']),
          all.slice(2, 4).map(({ id }) => id),
          'the ids of the second page',
        );
        claimEqual(
          data?.['products']?.['page_info'],
          { page_size: 2, current_page: 2 },
          'page_info',
        );
      },
      'graphql',
    ),
    check(
      'graphql/total',
      '6',
      'products are counted',
      async (bench) => {
        const { total } = await bench.find({ size: 1 });
        const { data } = await graphql(bench, products, { filter: {}, search: '', pageSize: 1 });
        claimEqual(data?.['products']?.['total_count'], total, 'total_count');
      },
      'graphql',
    ),
    check(
      'graphql/facets',
      '6',
      'a field of the scope catalog is counted',
      async (bench) => {
        const { data } = await graphql(bench, products, {
          filter: { price: { scope: 'catalog' } },
          search: '',
        });
        const aggregations = (data?.['products']?.['aggregations'] ?? {}) as Document;
        claim('agg_range_price' in aggregations, 'agg_range_price is missing');
      },
      'graphql',
    ),
    check(
      'graphql/nested',
      '6',
      'nested conditions are dotted fields',
      async (bench) => {
        const product = await bench.sample('configurable');
        const sku = product.configurable_children?.[0]?.sku;
        const { data } = await graphql(bench, products, {
          filter: { configurable_children: { sku: { eq: sku } } },
          search: '',
        });
        const items = (data?.['products']?.['items'] ?? []) as readonly Document[];
        claimEqual(
          items.map((item) => item['id']),
          [product.id],
          'the ids',
        );
      },
      'graphql',
    ),
    ...[
      ['categories', '{ categories(pageSize: 5) { hits } }'],
      ['customAttributeMetadata', '{ customAttributeMetadata(attributes: {}) { hits } }'],
      ['taxrule', '{ taxrule { hits } }'],
    ].map(([field = '', query = '']) =>
      check(
        `graphql/${field}`,
        '6',
        `${field} answers documents`,
        async (bench) => {
          const { data } = await graphql(bench, query);
          const hits = hitsOf(data?.[field]);
          claim(
            hits.length > 0 && hits.every(({ _source: source }) => source !== undefined),
            'there is no document',
          );
        },
        'graphql',
      ),
    ),
    ...['cmsPages', 'cmsBlocks'].map((field) =>
      check(
        `graphql/${field}`,
        '6',
        `${field} answers entries`,
        async (bench) => {
          const { data } = await graphql(
            bench,
            `{ ${field} { items { identifier title content } } }`,
          );
          claim(Array.isArray(data?.[field]?.['items']), 'items is no list');
        },
        'graphql',
      ),
    ),
    check(
      'graphql/store',
      '6',
      'a store code may follow the path',
      async (bench) => {
        const { data } = await graphql(bench, '{ __typename }', {}, '/graphql/hu/');
        claimEqual(data, { __typename: 'Query' }, 'data');
      },
      'graphql',
    ),
    check(
      'graphql/refusal',
      '6',
      'a field nobody has is refused in words',
      async (bench) => {
        const { errors } = await graphql(bench, '{ secrets }');
        claim(errors.length > 0 && typeof errors[0]?.message === 'string', 'errors has no message');
      },
      'graphql',
    ),
    check(
      'graphql/depth',
      'RL-11',
      'a query too deep is refused',
      async (bench) => {
        const { status, errors } = await graphql(
          bench,
          `
            ${'{ a '.repeat(60)}
            ${'}'.repeat(60)}
          `,
        );
        claim(errors.length > 0 && status < 500, `status ${status}, ${errors.length} errors`);
      },
      'graphql',
    ),
    check(
      'graphql/cost',
      'RL-11',
      'a query too large is refused',
      async (bench) => {
        const many = Array.from(
          { length: 60 },
          (_, at) => `a${at}: products(pageSize: 4000) { items }`,
        );
        const { status, errors } = await graphql(bench, `{ ${many.join(' ')} }`);
        claim(errors.length > 0 && status < 500, `status ${status}, ${errors.length} errors`);
      },
      'graphql',
    ),
    check(
      'graphql/change',
      '6',
      'nothing is changed by it',
      async (bench) => {
        const { errors } = await graphql(bench, 'mutation { createCart }');
        claim(errors.length > 0, 'it was taken');
      },
      'graphql',
    ),
    check(
      'openapi/document',
      '7',
      'the document is of OpenAPI 3.1',
      async ({ send }) => {
        const { json } = await send({ method: 'GET', path: '/api/openapi.json' });
        claim(
          String((json as { openapi?: unknown } | undefined)?.openapi).startsWith('3.1'),
          'openapi is not 3.1',
        );
      },
      'openapi',
    ),
    check(
      'openapi/calls',
      '7',
      'it describes every call of the contract',
      async ({ send }) => {
        const { json } = await send({ method: 'GET', path: '/api/openapi.json' });
        const { paths = {} } = json as { paths?: Readonly<Record<string, Document>> };
        const missing = Object.values(calls).filter(
          ({ path, method }) =>
            paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] === undefined,
        );
        claimEqual(
          missing.map(({ path }) => path),
          [],
          'what is missing',
        );
      },
      'openapi',
    ),
    check(
      'openapi/page',
      '7',
      'people can read it, too',
      async ({ send }) => {
        const { status, contentType, text } = await send({ method: 'GET', path: '/api/docs' });
        claimEqual(
          [status, contentType.includes('text/html')],
          [200, true],
          'status, and whether it is a page',
        );
        claim(text.includes(calls.createOrder.path), 'it does not show the calls');
      },
      'openapi',
    ),
    check(
      'openapi/policy',
      'RL-14',
      'that page runs and loads nothing',
      async ({ send }) => {
        const { headers } = await send({ method: 'GET', path: '/api/docs' });
        claim(
          (headers.get('content-security-policy') ?? '').includes("default-src 'none'"),
          'its policy allows more',
        );
      },
      'openapi',
    ),
  ],
};
