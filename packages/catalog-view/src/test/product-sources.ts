import type { CatalogFacts, Source } from '@shop/catalog-documents';

/** Facts of an empty catalog. */
export const noFacts: CatalogFacts = {
  attribute: () => undefined,
  categoryName: () => undefined,
  productIdOf: () => undefined,
  usesUrlKeys: true,
};

/** A simple product at 10,000 of tax class 2, with its own `fields`. */
export function productSource(id: number, fields: Source = {}): Source {
  return {
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
    category_ids: [2],
    ...fields,
  };
}

/** A variant at 10,000, in the form a configurable contains it. */
export function variant(id: number, fields: Source = {}): Source {
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

/** A configurable with these variants and one option, `color`. */
export function configurableSource(
  id: number,
  variants: readonly Source[],
  fields: Source = {},
): Source {
  return productSource(id, {
    type_id: 'configurable',
    configurable_options: [
      {
        attribute_id: 93,
        attribute_code: 'color',
        label: 'Szín',
        position: 0,
        values: variants.map(({ color }) => ({
          value_index: color,
          label: `Szín ${String(color)}`,
        })),
      },
    ],
    configurable_children: variants,
    ...fields,
  });
}
