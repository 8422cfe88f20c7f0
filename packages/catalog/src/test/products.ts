import type { ConfigurableChild, ConfigurableOption, Product } from '@shop/contract';

/** A variant with the values in its sku: `A-12-31` has colour 12 and size 31. */
export function variant(sku: string, changes: Partial<ConfigurableChild> = {}): ConfigurableChild {
  const [, color, size] = sku.split('-');
  return {
    sku,
    ...(color !== undefined && { color }),
    ...(size !== undefined && { size }),
    ...changes,
  };
}

/** A configurable option whose values carry their ids as labels. */
export function option(code: string, ...values: string[]): ConfigurableOption {
  return {
    attribute_id: code === 'color' ? '93' : '95',
    attribute_code: code,
    label: code,
    values: values.map((id) => ({ value_index: id, label: id })),
  };
}

/** A configurable product of these variants, with options for all their values. */
export function configurable(
  children: readonly ConfigurableChild[],
  changes: Partial<Product> = {},
): Product {
  const valuesOf = (code: string) => [
    ...new Set(children.flatMap((child) => (typeof child[code] === 'string' ? [child[code]] : []))),
  ];
  return {
    id: 1,
    sku: 'A',
    name: 'Asztal',
    type_id: 'configurable',
    configurable_options: [
      option('color', ...valuesOf('color')),
      option('size', ...valuesOf('size')),
    ],
    configurable_children: [...children],
    ...changes,
  };
}

export const soldOut = { stock: { is_in_stock: false, qty: 0 } };
export const inStock = { stock: { is_in_stock: true, qty: 5 } };
