import {
  createCatalogClient,
  defaultCatalogConfig,
  type CatalogClient,
} from '@shop/catalog-client';
import { htmlToText } from '@shop/format';
import { err, ok } from '@shop/kernel';
import { dropUnavailableVariants } from '@shop/catalog';
import { silentLog } from '@shop/testing';
import { createUrlResolver, productPath } from '@shop/url-resolver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { productRoutes } from '../../catalog/routes/product-routes.ts';
import { searchRoutes } from '../../catalog/routes/search-routes.ts';
import { urlRoutes } from '../../catalog/routes/url-routes.ts';
import {
  checkDocument,
  type CheckedDocument,
  type DocumentType,
  documentTypes,
  type ImportDocument,
  importedChild,
  importedSchemas,
  type Source,
} from '@shop/catalog-documents';
import { storeDocuments } from './import-documents.ts';
import { stockRoutes } from '../../modules/stock/stock-routes.ts';
import { createTestApi, type TestApi } from '../../test/api.ts';
import {
  categoryDocument,
  colourAttribute,
  configurableDocument,
  hungarianTax,
  productDocument,
  variant,
} from '../../test/shelf.ts';

// Catalogs of other shops write fields in many forms. Each document of this corpus is valid except for one field: it is
// imported with the intended value, or refused with the field's name; never as a silently different one.
// findings C3, C4, C5, C6, C7, C8, C10, B9

/** Content of a field, defined a second time: the corpus must not depend on the importer. */
type Kind =
  | 'number'
  | 'id'
  | 'flag'
  | 'text'
  | 'wireText'
  | 'emptyText'
  | 'sku'
  | 'date'
  | 'path'
  | 'type'
  | 'ids'
  | 'object'
  | 'any'
  | { readonly list: Readonly<Record<string, Kind>> };

type Fields = Readonly<Record<string, Kind>>;

const prices: Fields = Object.fromEntries(
  ['price', 'special_price', 'final_price', 'original_price']
    .flatMap((name) => [name, `${name}_tax`, `${name}_incl_tax`])
    .concat(
      'original_source_price',
      'original_special_price',
      'original_final_price',
      'price_refreshed_at',
    )
    .map((name) => [name, 'number']),
);
const offer: Fields = {
  special_from_date: 'date',
  special_to_date: 'date',
  price_is_current: 'flag',
  price_history: { list: { price: 'number', from: 'text', to: 'text', reduced: 'flag' } },
};
const stock: Fields = { stock: 'object', stock_item: 'object', is_in_stock: 'flag' };
const sold: Fields = { min_sale_qty: 'number', qty_increments: 'number' };
const custom: Fields = { custom_attributes: { list: { attribute_code: 'text', value: 'any' } } };
const tiers: Fields = {
  tier_prices: { list: { customer_group_id: 'id', qty: 'number', value: 'number' } },
};
const picture: Fields = {
  image: 'text',
  lab: 'text',
  pos: 'number',
  typ: 'text',
  tone: 'any',
  vid: 'any',
};
const child: Fields = {
  ...prices,
  ...tiers,
  ...offer,
  ...stock,
  ...sold,
  ...custom,
  sku: 'sku',
  id: 'id',
  name: 'text',
  image: 'text',
  media_gallery: { list: picture },
  status: 'number',
  tax_class_id: 'id',
};
const productLink: Fields = {
  sku: 'wireText',
  link_type: 'text',
  linked_product_type: 'text',
  linked_product_sku: 'sku',
  position: 'number',
  qty: 'number',
};
const fieldsOf: Readonly<Record<DocumentType, Fields>> = {
  product: {
    ...child,
    // Ignored with any value: the shop itself finds the configurable of a variant.
    parentSku: 'any',
    type_id: 'type',
    visibility: 'number',
    url_key: 'text',
    url_path: 'path',
    slug: 'text',
    description: 'text',
    short_description: 'text',
    text_language: 'text',
    rating_summary: 'any',
    created_at: 'date',
    updated_at: 'date',
    category: { list: { category_id: 'id', name: 'text', slug: 'text' } },
    category_ids: 'ids',
    sale: 'wireText',
    new: 'wireText',
    discount: 'number',
    configurable_options: {
      list: {
        attribute_id: 'wireText',
        attribute_code: 'text',
        label: 'text',
        position: 'number',
        values: { list: { value_index: 'wireText', label: 'wireText' } },
      },
    },
    configurable_children: { list: child },
    product_links: { list: productLink },
    bundle_options: {
      list: {
        option_id: 'id',
        title: 'text',
        required: 'flag',
        type: 'text',
        position: 'number',
        sku: 'wireText',
        min_qty: 'number',
        max_qty: 'number',
        product_links: {
          list: {
            id: 'wireText',
            sku: 'sku',
            option_id: 'id',
            qty: 'number',
            position: 'number',
            is_default: 'flag',
            price: 'number',
            price_type: 'wireText',
            can_change_quantity: 'flag',
          },
        },
      },
    },
    custom_options: {
      list: {
        option_id: 'id',
        title: 'text',
        type: 'text',
        is_require: 'flag',
        price: 'number',
        price_type: 'text',
        max_characters: 'number',
        values: {
          list: { option_type_id: 'id', title: 'text', price: 'number', price_type: 'text' },
        },
      },
    },
  },
  category: {
    id: 'id',
    name: 'text',
    slug: 'text',
    url_key: 'text',
    url_path: 'path',
    parent_id: 'id',
    level: 'number',
    position: 'number',
    path: 'text',
    is_active: 'flag',
    include_in_menu: 'flag',
    children_count: 'number',
    product_count: 'number',
    image: 'text',
    thumbnail: 'text',
    description: 'text',
    text_language: 'text',
    children_data: { list: { id: 'id', name: 'text', url_path: 'path', is_active: 'flag' } },
  },
  attribute: {
    attribute_id: 'id',
    attribute_code: 'text',
    attribute_group_id: 'id',
    frontend_label: 'text',
    default_frontend_label: 'text',
    frontend_input: 'text',
    default_value: 'emptyText',
    is_user_defined: 'flag',
    is_visible: 'flag',
    is_visible_on_front: 'flag',
    is_comparable: 'flag',
    position: 'number',
    options: { list: { value: 'wireText', label: 'wireText', swatch: 'any' } },
  },
  attribute_group: {
    attribute_group_id: 'id',
    frontend_label: 'text',
    position: 'number',
    is_visible: 'flag',
  },
  taxrule: {
    id: 'id',
    code: 'text',
    product_tax_class_ids: 'ids',
    customer_tax_class_ids: 'ids',
    rates: {
      list: {
        id: 'id',
        code: 'text',
        rate: 'number',
        tax_country_id: 'text',
        tax_region_id: 'id',
        region_name: 'wireText',
      },
    },
  },
  review: {
    id: 'id',
    product_id: 'id',
    title: 'text',
    detail: 'text',
    nickname: 'text',
    rating: 'number',
    verified: 'flag',
    review_status: 'number',
    created_at: 'text',
    text_language: 'text',
  },
  cms_page: { id: 'id', identifier: 'text', title: 'text', content: 'text', active: 'flag' },
  cms_block: { id: 'id', identifier: 'text', title: 'text', content: 'text', active: 'flag' },
  cms_hierarchy: {},
  prismic: {
    prismic_type: 'text',
    prismic_uid: 'text',
    prismic_id: 'text',
    prismic_lang: 'text',
    prismic_data: 'any',
  },
  mlc: {
    mlc_id: 'any',
    mlc_date: 'text',
    mlc_media_type: 'any',
    mlc_caption: 'text',
    mlc_media: { list: { picture: 'text', alt: 'text' } },
    mlc_skus: 'ids',
    mlc_film: 'text',
  },
  instagram: {
    instagram_id: 'any',
    instagram_media_type: 'any',
    instagram_date: 'text',
    instagram_caption: 'text',
    instagram_media: { list: { picture: 'text', alt: 'text' } },
    instagram_skus: 'ids',
    instagram_film: 'text',
  },
};

const bases: Readonly<Record<DocumentType, ImportDocument>> = {
  product: configurableDocument(
    1,
    [
      variant(11, {
        color: 1,
        custom_attributes: [{ attribute_code: 'size', value: '3' }],
        tier_prices: [{ customer_group_id: 1, qty: 2, value: 9_000 }],
      }),
    ],
    {
      product_links: [
        { sku: 'SKU-1', link_type: 'related', linked_product_sku: 'SKU-2', position: 1 },
      ],
      bundle_options: [{ option_id: 1, product_links: [{ id: '1', sku: 'SKU-2', qty: 1 }] }],
      custom_options: [
        { option_id: 1, type: 'radio', values: [{ option_type_id: 1, price: 500 }] },
      ],
      custom_attributes: [{ attribute_code: 'fabric', value: '7' }],
      tier_prices: [{ customer_group_id: 1, qty: 2, value: 9_000 }],
      media_gallery: [{ image: '/a.jpg', pos: 1 }],
      price_history: [{ price: 9_000, from: '2026-01-01' }],
      category: [{ category_id: 2, name: 'Minden' }],
    },
  ),
  category: categoryDocument(20, { children_data: [{ id: 21, name: 'Kanapék' }] }),
  attribute: colourAttribute,
  attribute_group: {
    _type: 'attribute_group',
    _id: '10001',
    _source: { attribute_group_id: 10_001, frontend_label: 'Anyag', is_visible: true },
  },
  taxrule: hungarianTax,
  review: {
    _type: 'review',
    _id: '1',
    _source: { id: 1, product_id: 1, title: 'Jó', detail: 'Kényelmes.', nickname: 'Réka' },
  },
  cms_page: {
    _type: 'cms_page',
    _id: '1',
    _source: { id: 1, identifier: 'oldal', title: 'Oldal' },
  },
  cms_block: {
    _type: 'cms_block',
    _id: '1',
    _source: { id: 1, identifier: 'tomb', title: 'Tömb' },
  },
  cms_hierarchy: { _type: 'cms_hierarchy', _id: '1', _source: { id: 1 } },
  prismic: { _type: 'prismic', _id: 'a', _source: { prismic_type: 'cms-page', prismic_uid: 'a' } },
  mlc: { _type: 'mlc', _id: '1', _source: { mlc_id: 1, mlc_date: '2026-01-01' } },
  instagram: {
    _type: 'instagram',
    _id: '1',
    _source: {
      instagram_id: 1,
      instagram_media_type: 'IMAGE',
      instagram_date: '2026-01-01',
    },
  },
};

/** The value means "refused, with the field's name". */
const refusal = Symbol('refusal');
const absent = undefined;

/** Returns forms of a field of a kind, and the meaning of each. */
function waysOf(kind: Kind): readonly (readonly [written: unknown, meant: unknown])[] {
  const nothing = [
    [null, absent],
    ['', absent],
  ] as const;
  const noList = [
    [true, refusal],
    [{ a: 1 }, refusal],
    [[[1]], refusal],
  ] as const;
  if (typeof kind === 'object') {
    return [
      ...nothing,
      ...noList,
      ['x', 'lab' in kind.list ? [{ image: 'x' }] : refusal],
      [7, refusal],
      [[null, ''], []],
      [{}, []],
    ];
  }
  switch (kind) {
    case 'number':
      return [
        ...nothing,
        [7, 7],
        ['7', 7],
        [' 7.50 ', 7.5],
        ...wrongScalars,
        ['hét', refusal],
        ['1e3', refusal],
      ];
    case 'id':
      return [
        ...nothing,
        [7, 7],
        ['7', 7],
        [7.5, refusal],
        ['7.5', refusal],
        ['99999999999999999999', refusal],
        ...wrongScalars,
      ];
    case 'flag':
      return [
        ...nothing,
        ...[true, 1, '1', 'true'].map((yes) => [yes, true] as const),
        ...[false, 0, '0', 'false'].map((no) => [no, false] as const),
        [2, refusal],
        ['igen', refusal],
        [[], refusal],
        [{}, refusal],
      ];
    case 'text':
      return [...nothing, ['Fa', 'Fa'], [7, '7'], ['sze\u0301k', 'szék'], ...wrongScalars];
    case 'wireText':
      return [...nothing, ['Fa', 'Fa'], [7, 7], ['sze\u0301k', 'szék'], ...wrongScalars];
    case 'emptyText':
      return [
        [null, absent],
        ['', ''],
        ['Fa', 'Fa'],
        [7, 7],
        ['sze\u0301k', 'szék'],
        ...wrongScalars,
      ];
    case 'sku':
      return [
        ['ÚJ-1', 'ÚJ-1'],
        ['SZE\u0301K-1', 'SZÉK-1'],
        [7, '7'],
        ...['A,B', 'A\tB', 'A\nB', ' A', 'A ', '\u00a0A', 'x'.repeat(101)].map(
          (sku) => [sku, refusal] as const,
        ),
        ...wrongScalars,
      ];
    case 'date':
      return [
        ...nothing,
        ['2026-01-02', '2026-01-02'],
        ['0000-00-00 00:00:00', absent],
        ['kedd', refusal],
        ['2026-02-31', refusal],
        ...wrongScalars,
      ];
    case 'path':
      return [
        ...nothing,
        ['/', absent],
        ['/fa/szek/', 'fa/szek'],
        ['sze\u0301k', 'szék'],
        ['fa szék 100%', 'fa szék 100%'],
        ['a?b', refusal],
        ['a#b', refusal],
        ['a/../b', refusal],
        ['a//b', refusal],
        ['x'.repeat(201), refusal],
        ['fa/'.repeat(170), refusal],
        ...wrongScalars,
      ];
    case 'type':
      return [['virtual', 'virtual'], ['autó', refusal], [7, refusal], ...wrongScalars];
    case 'ids':
      return [
        ...nothing,
        ...noList,
        [
          [7, '8', null, ''],
          [7, 8],
        ],
        [{ 0: 7, 2: '8' }, [7, 8]],
        [{ 10: 8, 9: 7 }, [7, 8]],
        ['7, 8', [7, 8]],
        ['7,', [7]],
        ['7', [7]],
        [7, [7]],
      ];
    case 'object':
      return [...nothing, ['x', refusal], [7, refusal], [true, refusal]];
    case 'any':
      return [];
  }
}
const wrongScalars = [
  [true, refusal],
  [[], refusal],
  [{}, refusal],
  [{ a: 1 }, refusal],
] as const;

interface Odd {
  readonly type: string;
  readonly title: string;
  readonly document: ImportDocument;
  /** Path of the field: `configurable_children.0.price`. */
  readonly path: string;
  readonly meant: unknown;
}

/** Yields each field of a document in each form, the fields of its lists included. */
function* oddities(
  base: ImportDocument,
  fields: Fields,
  at: readonly string[] = [],
): Generator<Odd> {
  const { _type: type, _source: source } = base;
  for (const [name, kind] of Object.entries(fields)) {
    const place = [...at, name];
    for (const [written, meant] of waysOf(kind)) {
      yield {
        type,
        title: `${type} ${place.join('.')}: ${JSON.stringify(written)}`,
        document: { ...base, _source: put(source, place, written) as Source },
        path: place.join('.'),
        meant,
      };
    }
    if (typeof kind !== 'object') continue;
    const list = valueAt(source, place);
    if (!Array.isArray(list)) continue;
    const numbered = Object.fromEntries(
      list.map((element, index) => [index * 2, element as unknown]),
    );
    yield {
      type,
      title: `${type} ${place.join('.')} as an object`,
      document: { ...base, _source: put(source, place, numbered) as Source },
      path: place.join('.'),
      meant: list,
    };
    yield {
      type,
      title: `${type} ${place.join('.')} with null`,
      document: { ...base, _source: put(source, place, [null, ...list]) as Source },
      path: place.join('.'),
      meant: list,
    };
    yield* oddities(base, kind.list, [...place, '0']);
  }
}

function put(value: unknown, [name, ...rest]: readonly string[], written: unknown): unknown {
  if (name === undefined) return written;
  if (Array.isArray(value)) {
    return value.map((element, index) =>
      String(index) === name ? put(element, rest, written) : element,
    );
  }
  const fields = value as Source;
  return { ...fields, [name]: put(fields[name], rest, written) };
}

function valueAt(value: unknown, place: readonly string[]): unknown {
  return place.reduce<unknown>((inner, name) => (inner as Source | undefined)?.[name], value);
}

/** Required fields: a document without one is refused with the field's name. */
const required: Readonly<Partial<Record<DocumentType, readonly RegExp[]>>> = {
  product: [
    /^(id|sku|type_id|tax_class_id)$/,
    /^configurable_children\.0\.sku$/,
    /^custom_attributes\.0\.attribute_code$/,
    /\.custom_attributes\.0\.attribute_code$/,
    /^configurable_options\.0\.values\.0\.value_index$/,
    /^category\.0\.category_id$/,
    /^(bundle_options|custom_options)\.0\.option_id$/,
    /^custom_options\.0\.type$/,
    /^bundle_options\.0\.product_links\.0\.(id|sku)$/,
    /^(configurable_children\.0\.)?tier_prices\.0\.(qty|value)$/,
    /^price_history\.0\.(price|from)$/,
  ],
  category: [/^name$/, /^children_data\.0\.id$/],
  attribute: [/^attribute_code$/],
  taxrule: [/^product_tax_class_ids$/, /^rates$/, /^rates\.0\.(rate|tax_country_id)$/],
  review: [/^product_id$/],
  cms_page: [/^identifier$/],
  cms_block: [/^identifier$/],
  prismic: [/^prismic_type$/],
  mlc: [/^mlc_date$/],
  instagram: [/^instagram_date$/],
};

function isRequired(type: string, path: string): boolean {
  return required[type as DocumentType]?.some((pattern) => pattern.test(path)) === true;
}

const corpus = documentTypes.flatMap((type) => [...oddities(bases[type], fieldsOf[type])]);

describe('every field of every document', () => {
  it.each(documentTypes)('of type %s that the wire knows is in the corpus', (type) => {
    const { entries = {} } = importedSchemas[type] as { entries?: object };
    expect(Object.keys(fieldsOf[type])).toEqual(expect.arrayContaining(Object.keys(entries)));
  });

  it('of a variant that the wire knows is in the corpus', () => {
    expect(Object.keys(child)).toEqual(expect.arrayContaining(Object.keys(importedChild.entries)));
  });

  it.each(documentTypes)('of type %s is imported as meant or refused by name', (type) => {
    const wrong: string[] = [];
    for (const { title, document, path, meant } of corpus.filter((odd) => odd.type === type)) {
      const checked = checkDocument(document);
      const isMissing = meant === absent && isRequired(type, path);
      if (meant === refusal || isMissing) {
        // The message may contain a list index instead of the field.
        const names = checked.ok ? false : checked.reason.includes(path.split('.').at(-1) ?? path);
        if (!names)
          wrong.push(`${title} is not refused by name${checked.ok ? '' : `: ${checked.reason}`}`);
      } else {
        const read = checked.ok ? valueAt(checked.document.source, path.split('.')) : refusal;
        if (!isAsMeant(read, meant, path)) {
          wrong.push(`${title} is ${checked.ok ? JSON.stringify(read) : checked.reason}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

/** A document is also identified by its line: an absent id is then that of the line. */
function isAsMeant(read: unknown, meant: unknown, path: string): boolean {
  if (meant === absent) {
    return (
      read === undefined ||
      (/^(id|attribute_id|attribute_group_id)$/.test(path) && read !== refusal)
    );
  }
  return Array.isArray(meant)
    ? Array.isArray(read) && meant.length === read.length && contains(read, meant)
    : read === meant;
}

function contains(read: unknown, meant: unknown): boolean {
  try {
    expect(read).toMatchObject(meant as object);
    return true;
  } catch {
    return String(read) === String(meant);
  }
}

describe('fields outside the schema', () => {
  const imported = (fields: Source): Source => {
    const checked = checkDocument(productDocument(1, fields));
    return checked.ok ? checked.document.source : { refused: checked.reason };
  };

  it("a field among the custom attributes is read as any other, and gives way to the product's own", () => {
    const custom_attributes = {
      0: { attribute_code: 'price', value: '12990' },
      3: { attribute_code: 'special_price', value: '' },
      5: { attribute_code: 'category_ids', value: '7,8' },
      6: { attribute_code: 'filter_group_3', value: '1,2' },
    };
    const read = imported({ custom_attributes, price: null, category_ids: null });
    expect(read).toMatchObject({ price: 12_990, category_ids: [7, 8], filter_group_3: ['1', '2'] });
    expect(read['special_price']).toBeUndefined();
    expect(imported({ custom_attributes, price: 5 })).toMatchObject({ price: 5 });
    expect(
      imported({ custom_attributes: [{ attribute_code: 'price', value: 'sok' }], price: '' }),
    ).toEqual({ refused: 'price: "sok" is no number' });
  });

  it.each([
    [{ 0: 22, 2: 221 }, [22, 221]],
    ['22,221', ['22', '221']],
    [22, [22]],
    [null, undefined],
  ])('the options of a filter, %j, are a list', (written, meant) => {
    expect(imported({ filter_group_7: written })['filter_group_7']).toEqual(meant);
    expect(imported({ filter_group_7: { fa: 1 } })).toEqual({
      refused: 'filter_group_7: {"fa":1} is no list',
    });
  });

  it("an attribute of the shop's own stays as it is; as an object of whole numbers it is a list", () => {
    expect(
      imported({ color: { 0: 1, 4: 3 }, attribute_10012: 'fa, üveg', sizes: {} }),
    ).toMatchObject({ color: [1, 3], attribute_10012: 'fa, üveg', sizes: {} });
  });

  it("an attribute of the shop's own whose whole numbers begin above 0 keeps them", () => {
    const labels = { 5: 'fa', 7: 'üveg' };
    expect(imported({ labels, stamps: { 1: 'a' } })).toMatchObject({ labels, stamps: { 1: 'a' } });
  });

  it('a product that is listed is its own, whichever parent a file names', () => {
    expect(imported({ parentSku: 'NINCS', visibility: 4 })).not.toHaveProperty('parentSku');
    expect(imported({ parentSku: 'SZEK', visibility: '1' })).toHaveProperty('parentSku', 'SZEK');
  });

  it('stock may be a list of one, and is refused where it is one of several', () => {
    expect(imported({ stock: [{ is_in_stock: '1', qty: '3' }] })).toMatchObject({
      stock: { is_in_stock: true, qty: 3 },
    });
    expect(imported({ stock: [{ qty: 1 }, { qty: 2 }] })).toMatchObject({
      refused: expect.stringContaining('stock: '),
    });
    expect(imported({ stock: { qty: 'sok' } })).toEqual({
      refused: 'stock.qty: "sok" is no number',
    });
  });

  // findings B9
  it.each([
    ['Sz&eacute;k&trade;', 'Szék™'],
    ['AT&T', 'AT&T'],
    ['A&B;', 'A&B;'],
    ['R&D &copy2020', 'R&D &copy2020'],
    ['&lt;b&gt;', '<b>'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ])('the entities of the name %s are decoded once', (written, meant) => {
    expect(imported({ name: written, description: written })).toMatchObject({
      name: meant,
      description: written,
    });
  });

  it.each([
    ['<p>Sz&eacute;k&trade; &amp; asztal</p>', '<p>Szék™ &amp; asztal</p>', 'Szék™ & asztal'],
    ['AT&T &lt;b&gt;', 'AT&T &lt;b&gt;', 'AT&T <b>'],
    ['&amp;eacute; &#233; &#60;', '&amp;eacute; é &lt;', '&eacute; é <'],
  ])('of the short description %s the page shows the words', (written, stored, shown) => {
    const { short_description: summary } = imported({ short_description: written });
    expect(summary).toBe(stored);
    expect(htmlToText(String(summary))).toBe(shown);
  });

  it('labels, titles and names of attributes, options, variants and categories are plain text too', () => {
    const label = 'V&ouml;r&ouml;s';
    const read = (document: ImportDocument) => {
      const checked = checkDocument(document);
      return checked.ok ? checked.document.text : checked.reason;
    };
    const product = configurableDocument(1, [variant(11, { name: label, color: 1 })], {
      custom_options: [{ option_id: 1, type: 'radio', title: label, values: [{ title: label }] }],
      media_gallery: [{ image: '/a.jpg', lab: label }],
    });
    const { _source: colour } = colourAttribute;
    const attribute = {
      ...colourAttribute,
      _source: {
        ...colour,
        frontend_label: label,
        options: [{ value: 1, label }],
      },
    };
    expect(read(product).match(/Vörös/g)).toHaveLength(4);
    expect(read(attribute).match(/Vörös/g)).toHaveLength(2);
    expect(read(categoryDocument(20, { name: label }))).toContain('Vörös');
    // A review is a text of a shopper.
    expect(
      read({ _type: 'review', _id: '1', _source: { id: 1, product_id: 1, title: label } }),
    ).toContain(label);
  });

  it('a document nested too deeply is rejected and does not stop the import', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 5_000; level++) deep = [deep];
    expect(imported({ deep })).toEqual({ refused: 'nested deeper than 200 levels' });
  });
});

// findings C3, C6, C7
describe('any listing of the corpus', () => {
  let api: TestApi;
  let stored: readonly CheckedDocument[];
  let refusedCount: number;

  beforeAll(async () => {
    api = await createTestApi({
      routes: [searchRoutes, productRoutes, urlRoutes, stockRoutes],
      documents: [hungarianTax, colourAttribute],
    });
    const documents = [
      ...corpus.filter(({ type }) => type === 'product').map(asItsOwn),
      ...['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable'].map(
        (type_id, at) => productDocument(9_001 + at, { type_id }),
      ),
      configurableDocument(9_010, []),
      configurableDocument(9_011, [variant(9_012, { color: 1, status: 2 })]),
      configurableDocument(9_020, [
        variant(9_021, { color: 1, stock: { qty: 0, is_in_stock: false } }),
      ]),
      productDocument(9_030, { type_id: 'simple', configurable_children: [variant(9_031)] }),
      productDocument(9_040, { name: 'x'.repeat(900), url_path: undefined, slug: undefined }),
      productDocument(9_041, { name: 'Sze\u0301k', url_path: 'sze\u0301kek/sze\u0301k' }),
    ];
    const checked = documents.flatMap((document) => {
      const line = checkDocument(document);
      return line.ok ? [line.document] : [];
    });
    const outcomes = await storeDocuments(api.context.sql, checked);
    // The corpus contains some article numbers twice: the first keeps them.
    const acceptedDocuments = checked.filter((_, at) => typeof outcomes[at] === 'string');
    refusedCount = checked.length - acceptedDocuments.length;
    stored = [...new Map(acceptedDocuments.map((document) => [document.id, document])).values()];
    await api.context.catalog.refresh();
  });
  afterAll(() => api.close());

  function client(keepOutOfStock: boolean): CatalogClient {
    return createCatalogClient(
      {
        ...defaultCatalogConfig,
        baseUrl: 'http://shop.test',
        cacheMode: 'none',
        whenUnreachable: 'fail',
      },
      {
        clock: api.clock,
        log: silentLog,
        dropUnavailable: (product, stock) =>
          dropUnavailableVariants(product, stock, { keepOutOfStock }),
        async fetch({ url, method, body }) {
          const { pathname, search } = new URL(url);
          const response = await api.app.request(pathname + search, {
            method,
            headers: { 'content-type': 'application/json' },
            ...(body === undefined ? {} : { body }),
          });
          return ok({
            status: response.status,
            contentType: response.headers.get('content-type') ?? '',
            headers: Object.fromEntries(response.headers),
            body: await response.text(),
          });
        },
      },
    );
  }

  it('is every document that was stored, each with its own price and number', async () => {
    expect(refusedCount).toBe(3);
    const list = await client(true).listing({ size: 4_000 });
    if (!list.ok) throw new Error(list.error.kind);
    const shown = new Map(list.value.items.map((item) => [String(item.id), item]));
    const isListed = ({ source }: CheckedDocument) =>
      [0, 1].includes(Number(source['status'] ?? 1)) &&
      [2, 3, 4].includes(Number(source['visibility'] ?? 4));
    expect(new Set(shown.keys())).toEqual(new Set(stored.filter(isListed).map(({ id }) => id)));
    for (const { id, source } of stored.filter(isListed)) {
      expect(shown.get(id)).toMatchObject({ sku: source['sku'], type_id: source['type_id'] });
    }
  });

  it.each([true, false])('has a page that opens, sold-out variants kept: %s', async (keeps) => {
    const catalog = client(keeps);
    const urls = createUrlResolver(
      {
        useDispatcher: true,
        storeCodes: [],
        names: {},
        pages: [],
        redirects: [],
        routeTtlMs: 1_000,
        notFoundMs: 1_000,
        maxRoutes: 10,
      },
      {
        clock: api.clock,
        lookup: {
          async find(path) {
            const found = await catalog.lookUpPath(path);
            if (!found.ok) return err({ kind: 'unavailable', cause: found.error });
            return ok(
              found.value?.type === 'product'
                ? { kind: 'product', product: found.value.product }
                : undefined,
            );
          },
        },
      },
    );
    const list = await catalog.listing({ size: 4_000 });
    if (!list.ok) throw new Error(list.error.kind);
    const wrong: unknown[] = [];
    for (const item of list.value.items) {
      const address = productPath(item, { useDispatcher: true, storeCode: '' });
      const place = await urls.resolve(address);
      const sku =
        place.kind === 'found' && place.target.kind === 'product' ? place.target.parentSku : '';
      const page = await catalog.loadProduct({ sku });
      const isIt =
        page.ok &&
        page.value.replaceBy === undefined &&
        page.value.product.id === item.id &&
        page.value.product.price_incl_tax === item.price_incl_tax;
      if (!isIt) wrong.push({ sku: item.sku, address, place, page });
    }
    expect(wrong).toEqual([]);
  });

  it('is found by text, address and number however its accents are written', async () => {
    for (const form of ['NFC', 'NFD'] as const) {
      const found = await client(true).search({ type: 'product', text: 'Szék'.normalize(form) });
      expect(found.ok && found.value.items.map(({ id }) => id)).toContain(9_041);
      const there = await client(true).lookUpPath('/székek/szék'.normalize(form));
      expect(there).toMatchObject({ ok: true, value: { product: { id: 9_041 } } });
      const raw = await api.post('/api/catalog', {
        type: 'product',
        searchQuery: {
          _appliedFilters: [
            { attribute: 'url_path', value: { eq: 'székek/szék'.normalize(form) } },
          ],
          _searchText: 'szék'.normalize(form),
        },
      });
      expect(raw.body.items.map(({ id }: { id: number }) => id)).toEqual([9_041]);
      const mapped = await api.post('/api/url/map', { url: 'székek/szék'.normalize(form) });
      expect(mapped.body).toMatchObject({ _source: { id: 9_041 } });
      const list = await api.get(
        `/api/product/list?skus=${encodeURIComponent('SZÉK-1'.normalize(form))}`,
      );
      expect(list.body.result.total_count).toBe(1);
    }
  });
});

/** Returns a document of the corpus as a separate product: only the tested field is shared. */
function asItsOwn({ document, path }: Odd, at: number): ImportDocument {
  const id = 10_000 + at;
  const { _source: source } = document;
  const children = source['configurable_children'];
  const [child] = Array.isArray(children) ? (children as readonly Source[]) : [];
  return {
    _type: 'product',
    _id: String(id),
    _source: {
      ...source,
      ...(path === 'id' ? {} : { id }),
      ...(path === 'sku' ? {} : { sku: `P-${id}` }),
      ...(path === 'url_path' ? {} : { url_path: `termek-${id}` }),
      ...(child === undefined ||
      typeof child !== 'object' ||
      child === null ||
      path.endsWith('0.sku')
        ? {}
        : { configurable_children: [{ ...child, sku: `P-${id}-1`, id: undefined }] }),
    },
  };
}
