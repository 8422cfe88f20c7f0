import type { ImportDocument } from '@shop/catalog-documents';
import { categoryDocument, productDocument } from './shelf.ts';

const materials = ['Tölgy', 'Bükk', 'Dió'] as const;

/** Shelves, tables and lamps that differ in price, colour, material, category and age. */
const range: readonly ImportDocument[] = Array.from({ length: 18 }, (_, at) => {
  const id = 1_001 + at;
  const material = materials[at % 3] ?? 'Tölgy';
  const kind = ['könyvespolc', 'dohányzóasztal', 'állólámpa'][Math.floor(at / 6)] ?? 'polc';
  return productDocument(id, {
    name: `${material} ${kind} ${at + 1}`,
    price: 5_000 + at * 7_310,
    color: 56 + (at % 2),
    filter_group_1: [11 + (at % 3)],
    created_at: `2026-02-${String(at + 1).padStart(2, '0')} 08:00:00`,
    category_ids: [2, 20 + Math.floor(at / 6)],
    category: [{ category_id: 20 + Math.floor(at / 6), name: `Osztály ${Math.floor(at / 6)}` }],
    image: '/minta.svg',
    delivery_days: { min: 2, max: 4 },
    stock: { is_in_stock: true, qty: 40 },
  });
});

/** Documents missing in {@link salesDocuments} that the checks of the wire need. */
export const conformanceDocuments: readonly ImportDocument[] = [
  ...range,
  categoryDocument(2, { name: 'Minden', parent_id: 1, level: 1, path: '1/2', image: '/minta.svg' }),
  categoryDocument(20, { name: 'Polcok', position: 3, product_count: 6 }),
  categoryDocument(21, { name: 'Asztalok', position: 1, product_count: 6 }),
  categoryDocument(22, { name: 'Lámpák', position: 2, product_count: 6 }),
  categoryDocument(30, {
    name: 'Falipolcok',
    parent_id: 20,
    level: 3,
    path: '1/2/20/30',
    url_path: 'kategoria-20/falipolcok',
    product_count: 0,
  }),
  document('attribute', 93, {
    attribute_id: 93,
    attribute_code: 'color',
    frontend_label: 'Szín',
    frontend_input: 'select',
    is_user_defined: true,
    is_visible: true,
    options: [
      { value: 56, label: 'Kék' },
      { value: 57, label: 'Bézs' },
    ],
  }),
  document('attribute', 101, {
    attribute_id: 101,
    attribute_code: 'filter_group_1',
    frontend_label: 'Anyag',
    frontend_input: 'select',
    is_user_defined: true,
    is_visible: true,
    options: materials.map((label, at) => ({ value: 11 + at, label })),
  }),
  document('attribute_group', 10_001, {
    attribute_group_id: 10_001,
    frontend_label: 'Méretek',
    position: 1,
    is_visible: true,
  }),
  productDocument(1_100, {
    sku: 'SAROK',
    name: 'Olvasósarok',
    type_id: 'grouped',
    price: 0,
    stock: { is_in_stock: true, qty: 0 },
    product_links: [
      { sku: 'SAROK', link_type: 'associated', linked_product_sku: 'SZEK-1', position: 1, qty: 1 },
      { sku: 'SAROK', link_type: 'associated', linked_product_sku: 'PARNA-1', position: 2, qty: 2 },
    ],
  }),
  productDocument(1_101, {
    sku: 'FUZET',
    name: 'Füzet',
    type_id: 'downloadable',
    price: 2_990,
    stock: { is_in_stock: true, qty: 0, manage_stock: false },
    links: [
      { id: 1, file: 'fuzet.pdf' },
      { id: 2, file: 'fuzet-reszlet.pdf', sample: true },
    ],
  }),
  document('review', 1, {
    product_id: 1_001,
    title: 'Szép',
    detail: 'Pont ilyet kerestem.',
    nickname: 'Kata',
    review_status: 1,
    created_at: '2026-02-20 10:00:00',
  }),
  document('review', 2, { product_id: 1_001, title: 'Várakozik', review_status: 2 }),
  document('review', 3, {
    product_id: 1_002,
    title: 'Jó',
    detail: 'Stabil.',
    nickname: 'Pál',
    review_status: 1,
    created_at: '2026-02-18 10:00:00',
  }),
  document('cms_page', 1, {
    identifier: 'rolunk',
    title: 'Rólunk',
    content: '<p>Kis műhely.</p>',
    active: true,
  }),
  document('cms_block', 1, {
    identifier: 'lablec',
    title: 'Lábléc',
    content: '<p>Budapest</p>',
    active: true,
  }),
  document('prismic', 1, {
    prismic_type: 'cms-block',
    prismic_uid: 'udvozlet',
    prismic_data: { title: 'Szia' },
  }),
  document('prismic', 2, {
    prismic_type: 'cms-page',
    prismic_uid: 'muhely',
    prismic_data: { title: 'A műhely', path: '/muhely' },
  }),
  document('instagram', 1, {
    instagram_id: '1',
    instagram_media_type: 'IMAGE',
    instagram_date: '2026-03-01T10:00:00Z',
  }),
  document('mlc', 1, { mlc_id: '1', mlc_date: '2026-03-02T10:00:00Z' }),
];

function document(
  type: ImportDocument['_type'],
  id: number,
  fields: Readonly<Record<string, unknown>>,
): ImportDocument {
  return { _type: type, _id: String(id), _source: { id, ...fields } };
}
