import type { ImportDocument } from '@shop/catalog-documents';

/** A small shop: one product of each kind that the cart handles differently. Prices with tax. */
export const salesDocuments: readonly ImportDocument[] = [
  {
    _type: 'taxrule',
    _id: '1',
    _source: {
      id: 1,
      code: 'VAT',
      product_tax_class_ids: [2],
      customer_tax_class_ids: [3],
      rates: [
        { id: 1, rate: 27, tax_country_id: 'HU', tax_region_id: 0, code: 'HU' },
        { id: 2, rate: 19, tax_country_id: 'DE', tax_region_id: 0, code: 'DE' },
      ],
    },
  },
  product(101, 'SZEK-1', 'Gyurka szék', 12_700, { weight_kg: 6, stock: stock(50) }),
  product(102, 'ASZTAL-1', 'Tölgy asztal', 127_000, { weight_kg: 45, stock: stock(5) }),
  product(103, 'PARNA-1', 'Ritka párna', 9_990, { weight_kg: 1, stock: stock(10) }),
  product(104, 'ELFOGYOTT', 'Elfogyott lámpa', 9_990, { stock: stock(0) }),
  product(105, 'SZEK-2', 'Akciós szék', 20_000, {
    weight_kg: 6,
    special_price: 15_000,
    special_from_date: '2026-01-01',
    special_to_date: '2026-12-31',
    stock: stock(20),
  }),
  product(106, 'INGYENES', 'Ár nélküli kép', 0, { stock: stock(5) }),
  product(107, 'KIVONT', 'Kivont szék', 10_000, { status: 2, stock: stock(5) }),
  product(200, 'KANAPE', 'Felhő kanapé', 254_000, {
    type_id: 'configurable',
    weight_kg: 35,
    stock: stock(0, true),
    configurable_options: [
      {
        attribute_id: '93',
        attribute_code: 'color',
        label: 'Szín',
        position: 0,
        values: [
          { value_index: 56, label: 'Kék' },
          { value_index: 57, label: 'Bézs' },
        ],
      },
    ],
    configurable_children: [
      child(201, 'KANAPE-KEK', 56, 254_000, 4),
      child(202, 'KANAPE-BEZS', 57, 266_700, 2),
    ],
  }),
  product(300, 'ETKEZO', 'Étkezőgarnitúra', 0, {
    type_id: 'bundle',
    stock: stock(0, true),
    bundle_options: [
      {
        option_id: 1,
        title: 'Asztal',
        required: true,
        type: 'radio',
        product_links: [{ id: '1', sku: 'ASZTAL-1', qty: 1, is_default: true }],
      },
      {
        option_id: 2,
        title: 'Székek',
        required: true,
        type: 'radio',
        product_links: [
          { id: '2', sku: 'SZEK-1', qty: 4, is_default: true, can_change_quantity: true },
          { id: '3', sku: 'SZEK-2', qty: 4, can_change_quantity: true },
        ],
        min_qty: 2,
        max_qty: 8,
      },
      {
        option_id: 3,
        title: 'Párna',
        required: false,
        type: 'checkbox',
        product_links: [
          { id: '4', sku: 'PARNA-1', qty: 1, can_change_quantity: false },
          { id: '5', sku: 'SZEK-2', qty: 1, can_change_quantity: false },
        ],
      },
    ],
  }),
  product(400, 'POLC', 'Gravírozott polc', 10_000, {
    weight_kg: 4,
    stock: stock(30),
    custom_options: [
      { option_id: 1, title: 'Felirat', type: 'field', is_require: true, max_characters: 20 },
      {
        option_id: 2,
        title: 'Láb',
        type: 'drop_down',
        is_require: false,
        values: [
          { option_type_id: 11, title: 'Fa', price: 1_270, price_type: 'fixed' },
          { option_type_id: 12, title: 'Acél', price: 10, price_type: 'percent' },
        ],
      },
    ],
  }),
  product(500, 'TERVEZES', 'Lakberendezési tanácsadás', 25_400, {
    type_id: 'virtual',
    stock: stock(0, true),
  }),
];

function product(
  id: number,
  sku: string,
  name: string,
  price: number,
  more: Record<string, unknown>,
): ImportDocument {
  return {
    _type: 'product',
    _id: String(id),
    _source: {
      id,
      sku,
      name,
      type_id: 'simple',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
      price,
      url_path: sku.toLowerCase(),
      created_at: '2026-01-01 00:00:00',
      ...more,
    },
  };
}

function child(id: number, sku: string, color: number, price: number, qty: number) {
  return { id, sku, status: 1, price, color, tax_class_id: 2, stock: stock(qty) };
}

function stock(qty: number, isInStock = qty > 0) {
  return { is_in_stock: isInStock, qty };
}
