import { silentLog } from '@shop/testing';
import { createMemorySearch } from '@shop/search';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { connect, type Connections } from '../../db/connect.ts';
import { createTestApi, importDocuments, type TestApi } from '../../test/api.ts';
import { createLoneDatabase } from '../../test/lone-database.ts';
import {
  categoryDocument,
  colourAttribute,
  configurableDocument,
  hungarianTax,
  productDocument,
  variant,
} from '../../test/shelf.ts';
import type { Catalog } from '../catalog.ts';
import { createCatalog } from '../create-catalog.ts';
import { catalogQuery } from '../search/catalog-query.ts';
import { createSearchRules } from '../search/search-rules.ts';
import { searchSettings } from '../search/search-settings.ts';

const { _source: hungarianRule } = hungarianTax;
const { _source: colour } = colourAttribute;
const bookRule = { ...hungarianRule, id: 2, product_tax_class_ids: [5] };
const bookTax = {
  ...hungarianTax,
  _id: '2',
  _source: bookRule,
};
const documents = [
  hungarianTax,
  bookTax,
  colourAttribute,
  categoryDocument(10),
  categoryDocument(11),
  ...Array.from({ length: 40 }, (_, at) => productDocument(at + 1)),
  productDocument(41, { color: 2 }),
  productDocument(42, { custom_attributes: [{ attribute_code: 'color', value: '1' }] }),
  configurableDocument(43, [variant(431, { color: 1 }), variant(432, { color: 3 })]),
  productDocument(44, { configurable_options: [{ label: 'szín', values: [{ value_index: 2 }] }] }),
  productDocument(45, { category_ids: ['10', 2] }),
  productDocument(46, { category_ids: undefined, category: [{ category_id: 10, name: 'Saját' }] }),
  productDocument(47, { category_ids: [110] }),
  productDocument(48, { tax_class_id: '5' }),
  productDocument(49, {
    tax_class_id: undefined,
    custom_attributes: [{ attribute_code: 'tax_class_id', value: '5' }],
  }),
  configurableDocument(50, [variant(501, { tax_class_id: 5, color: 2 })], {
    configurable_options: [],
  }),
];

let api: TestApi;
let connections: Connections;
beforeAll(async () => {
  api = await createTestApi({ routes: [], database: await createLoneDatabase(), documents });
  connections = connect(api.url, undefined);
});
afterAll(async () => {
  await connections.close();
  await api.close();
});
beforeEach(() => importDocuments(api.context.sql, documents));

/** Starts a catalog; counts the ids written since the last check, and the reads of all products. */
async function start() {
  const searchRules = createSearchRules(api.context.config.contentDir, silentLog);
  const engine = createMemorySearch(searchSettings(api.context.shop, searchRules));
  const seen = { written: new Set<string>(), whole: 0, fails: false };
  const catalog = await createCatalog({
    ...api.context,
    ...connections,
    log: silentLog,
    searchRules,
    search: {
      ...engine,
      write(view, products) {
        if (seen.fails) return Promise.reject(new Error('away'));
        for (const { id } of products) seen.written.add(id);
        return engine.write(view, products);
      },
      replace(view, batches) {
        seen.whole += 1;
        return engine.replace(view, batches);
      },
    },
    contentDocuments: new Map(),
    listen: false,
  });
  onTestFinished(() => catalog.close());
  return { catalog, seen };
}

/** Collects all visible data of the products: documents, and the results of searches by text, color and price. */
async function shownBy(catalog: Catalog) {
  const query = catalogQuery(
    'product',
    { _searchText: '', _appliedFilters: [], _appliedSort: [], _availableFilters: [] },
    { from: 0, size: 100 },
  );
  const { hits } = await catalog.search.find(query);
  const find = async (change: Partial<typeof query>) =>
    (await catalog.search.find({ ...query, ...change })).hits.map(({ id }) => id);
  const cheap = [{ field: 'price', value: { lte: 12_000 }, isCatalogScope: true }];
  return {
    documents: await catalog.documents(
      'product',
      hits.map(({ id }) => id),
    ),
    texts: await Promise.all(['moha', 'korall', 'felújítva'].map((text) => find({ text }))),
    cheap: await find({ filters: cheap }),
  };
}

const renamedColour = {
  ...colourAttribute,
  _source: {
    ...colour,
    options: [
      { value: 1, label: 'Natúr' },
      { value: 2, label: 'Korall' },
      { value: 3, label: 'Meggy' },
    ],
  },
};
/** The last one uses it in a variant. */
const usingColour = ['41', '42', '43', '44', '50'];
const cheaperBooks = {
  ...bookTax,
  _source: {
    ...bookRule,
    rates: [{ id: 1, tax_country_id: 'HU', tax_region_id: 0, rate: 5, code: 'HU-5' }],
  },
};

it.each([
  ['an option of an attribute', renamedColour, usingColour],
  [
    'the code and label of an attribute',
    {
      ...colourAttribute,
      _source: { ...colour, attribute_code: 'szin', frontend_label: 'Árnyalat' },
    },
    usingColour,
  ],
  ['the name of a category', categoryDocument(10, { name: 'Felújítva' }), ['45', '46']],
  ['a tax rate', cheaperBooks, ['48', '49', '50']],
  ['a category’s place in menus', categoryDocument(10, { position: 99 }), []],
])('reads only the products with it after a change of %s', async (_what, document, ids) => {
  const { catalog, seen } = await start();
  await importDocuments(api.context.sql, [document]);
  await catalog.refresh();
  expect([...seen.written].toSorted()).toEqual(ids);
  expect(seen.whole).toBe(1);
  expect(await shownBy(catalog)).toEqual(await shownBy((await start()).catalog));
});

it('reads all products where more than a quarter of them use what has changed', async () => {
  const { catalog, seen } = await start();
  const rates = [{ id: 1, tax_country_id: 'HU', tax_region_id: 0, rate: 5, code: 'HU-5' }];
  await importDocuments(api.context.sql, [
    { ...hungarianTax, _source: { ...hungarianRule, rates } },
  ]);
  await catalog.refresh();
  expect(seen.whole).toBe(2);
  expect(await shownBy(catalog)).toEqual(await shownBy((await start()).catalog));
});

it('applies at the next refresh what could not be applied', async () => {
  const { catalog, seen } = await start();
  seen.fails = true;
  await importDocuments(api.context.sql, [renamedColour]);
  await expect(catalog.refresh()).rejects.toThrow('away');
  seen.fails = false;
  await catalog.refresh();
  expect([...seen.written].toSorted()).toEqual(usingColour);
  expect(await shownBy(catalog)).toEqual(await shownBy((await start()).catalog));
});
