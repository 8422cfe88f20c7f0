import type { ImportDocument } from '@shop/catalog-documents';

type Fields = Readonly<Record<string, unknown>>;

/** Returns a product document. Default fields: a simple product at 10 000 Ft, tax class 2. */
export function productDocument(id: number, fields: Fields = {}): ImportDocument {
  return {
    _type: 'product',
    _id: String(id),
    _source: {
      id,
      sku: `SKU-${id}`,
      name: `Termék ${id}`,
      type_id: 'simple',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
      price: 10_000,
      url_path: `termek-${id}`,
      slug: `termek-${id}`,
      created_at: '2026-01-01 08:00:00',
      category_ids: [2],
      stock: { is_in_stock: true, qty: 5 },
      ...fields,
    },
  };
}

/** A variant in the form a configurable contains it. */
export function variant(id: number, fields: Fields = {}): Fields {
  return {
    id,
    sku: `SKU-${id}`,
    name: `Változat ${id}`,
    status: 1,
    price: 10_000,
    stock: { is_in_stock: true, qty: 5 },
    ...fields,
  };
}

const colourNames: Readonly<Record<number, string>> = { 1: 'Natúr', 2: 'Moha', 3: 'Meggy' };

/** A configurable with one option, `color` (attribute 93), and these variants. */
export function configurableDocument(
  id: number,
  children: readonly Fields[],
  fields: Fields = {},
): ImportDocument {
  return productDocument(id, {
    type_id: 'configurable',
    configurable_options: [
      {
        attribute_id: 93,
        attribute_code: 'color',
        label: 'Szín',
        position: 0,
        values: children.map(({ color }) => ({
          value_index: color,
          label: colourNames[Number(color)],
        })),
      },
    ],
    configurable_children: children,
    ...fields,
  });
}

export function categoryDocument(id: number, fields: Fields = {}): ImportDocument {
  return {
    _type: 'category',
    _id: String(id),
    _source: {
      id,
      name: `Kategória ${id}`,
      parent_id: 2,
      level: 2,
      path: `1/2/${id}`,
      url_path: `kategoria-${id}`,
      slug: `kategoria-${id}`,
      is_active: true,
      position: id,
      product_count: 1,
      children_data: [],
      ...fields,
    },
  };
}

/** `color`, id 93: 1 Natúr, 2 Moha, 3 Meggy. */
export const colourAttribute: ImportDocument = {
  _type: 'attribute',
  _id: '93',
  _source: {
    id: 93,
    attribute_id: 93,
    attribute_code: 'color',
    frontend_label: 'Szín',
    frontend_input: 'select',
    is_user_defined: true,
    is_visible: true,
    options: [
      { value: 1, label: 'Natúr' },
      { value: 2, label: 'Moha' },
      { value: 3, label: 'Meggy' },
    ],
  },
};

/** 27 % in Hungary on tax class 2. */
export const hungarianTax: ImportDocument = {
  _type: 'taxrule',
  _id: '1',
  _source: {
    id: 1,
    code: 'ÁFA',
    product_tax_class_ids: [2],
    customer_tax_class_ids: [3],
    rates: [{ id: 1, tax_country_id: 'HU', tax_region_id: 0, rate: 27, code: 'HU-27' }],
  },
};
