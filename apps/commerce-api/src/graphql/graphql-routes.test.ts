import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../test/api.ts';
import { categoryDocument, colourAttribute, hungarianTax, productDocument } from '../test/shelf.ts';
import { graphqlRoutes } from './graphql-routes.ts';
import { parseQuery, QuerySyntaxError } from './parse-query.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({
    areas: [graphqlRoutes],
    config: { rateLimitScale: 1_000_000 },
    documents: [
      hungarianTax,
      colourAttribute,
      categoryDocument(20),
      productDocument(1, { name: 'Felhő fotel', color: 1, price: 90_000 }),
      productDocument(2, {
        name: 'Fészek szék',
        color: 2,
        price: 30_000,
        category: [{ category_id: 20, name: 'Székek' }],
      }),
      {
        _type: 'cms_page',
        _id: '1',
        _source: { id: 1, identifier: 'rolunk', title: 'Rólunk', content: 'x' },
      },
    ],
  });
});
afterAll(() => api.close());

const ask = async (query: string, variables: object = {}, path = '/graphql') =>
  (await api.post(path, { query, variables })).body;

const products = `query Products($filter: ProductFilterInput, $search: String!, $pageSize: Int, $currentPage: Int, $sort: ProductSortInput, $_sourceInclude: [String]) {
  products(filter: $filter, search: $search, pageSize: $pageSize, currentPage: $currentPage, sort: $sort, _sourceInclude: $_sourceInclude) {
    items total_count aggregations page_info { page_size current_page }
  }
}`;

describe('products', () => {
  it('come filtered, sorted, counted and page by page', async () => {
    const { data } = await ask(products, {
      filter: { price: { gte: 10_000, scope: 'catalog' }, color: { scope: 'catalog' } },
      search: '',
      sort: { final_price: 'DESC' },
      pageSize: 1,
      currentPage: 2,
      _sourceInclude: ['id', 'name'],
    });
    expect(data.products).toMatchObject({
      items: [{ id: 2, name: 'Fészek szék' }],
      total_count: 2,
      page_info: { page_size: 1, current_page: 2 },
    });
    expect(data.products.aggregations.agg_terms_color.buckets).toHaveLength(2);
  });
  it('come by text and by dotted fields', async () => {
    expect((await ask(products, { search: 'fotel' })).data.products.total_count).toBe(1);
    const dotted = { filter: { category: { name: { eq: 'Székek' } } }, search: '' };
    expect((await ask(products, dotted)).data.products.items).toMatchObject([{ id: 2 }]);
  });
  it('come with the fields the query itself selects', async () => {
    const { data } = await ask(
      '{ chairs: products(search: "szék", filter: { color: { eq: 2 } }) { items { id stock { qty } nothing } } }',
    );
    expect(data).toEqual({ chairs: { items: [{ id: 2, stock: { qty: 5 }, nothing: null }] } });
  });
});

it.each([
  ['categories', '{ categories(filter: { is_active: { eq: true } }) { hits } }', 1],
  [
    'customAttributeMetadata',
    '{ customAttributeMetadata(attributes: { attribute_code: { in: ["color"] } }) { hits } }',
    1,
  ],
  ['taxrule', '{ taxrule { hits } }', 1],
  ['cmsPages', '{ cmsPages(filter: { identifier: { eq: "rolunk" } }) { items { title } } }', 1],
  ['cmsBlocks', '{ cmsBlocks { items { id } } }', 0],
  ['reviews', '{ reviews(filter: { product_id: { eq: 1 } }) { hits } }', 0],
])('%s are answered', async (name, query, count) => {
  const { data } = await ask(query);
  expect((data[name].hits ?? data[name].items).length).toBe(count);
});

it('is asked below a store code too', async () => {
  expect(await ask('{ __typename }', {}, '/graphql/de/')).toEqual({
    data: { __typename: 'Query' },
  });
});

it.each([
  ['a mutation', 'mutation { delete }', 'Only queries'],
  ['a field nobody has', '{ secrets { id } }', 'Cannot query field "secrets"'],
  ['a fragment', '{ ...all }', 'no name'],
  ['an end too early', '{ products {', 'ends too early'],
  ['two queries', '{ taxrule } { taxrule }', 'One query'],
  ['a page too large', '{ products(pageSize: 5000) { items } }', 'pageSize'],
  ['too deep a selection', `${'{ a '.repeat(20)}${'}'.repeat(20)}`, 'too deep'],
  ['too many fields at once', `{ ${'taxrule '.repeat(11)} }`, 'too much'],
])('refuses %s in words, with status 200', async (_story, query, message) => {
  expect(await ask(query)).toEqual({ errors: [{ message: expect.stringContaining(message) }] });
});

it('[RL-13] no query earns a 5xx', async () => {
  const part = fc.constantFrom(
    '{',
    '}',
    '(',
    ')',
    ':',
    '$a',
    '[',
    ']',
    '"x"',
    '1',
    'products',
    'items',
    'filter',
    'search',
    'query',
    '...',
    '@',
    '#',
    'null',
    '-1e9',
    'constructor',
    '__proto__',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 25 }),
      fc.jsonValue({ maxDepth: 3 }),
      async (parts, variable) => {
        const reply = await api.post('/graphql', {
          query: parts.join(' '),
          variables: { a: variable },
        });
        expect(reply.status).toBeLessThan(500);
      },
    ),
    { numRuns: 300 },
  );
});

/** `read`, `refused`, or what else was thrown. */
function reading(text: string): string {
  try {
    return parseQuery(text).length > 0 ? 'read' : 'empty';
  } catch (error) {
    return error instanceof QuerySyntaxError ? 'refused' : String(error);
  }
}

it('reads any text without hanging: a tree or a refusal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(['read', 'refused']).toContain(reading(text));
    }),
    { numRuns: 500 },
  );
});
