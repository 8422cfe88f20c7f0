import type { CartItem } from '@shop/cart-sync';

/** What was chosen for a line, in the catalogue's words: "Szín: zöld", "Asztal: Dió étkezőasztal". */
export function lineOptions({
  product,
  product_option,
}: Pick<CartItem, 'product' | 'product_option'>): readonly {
  readonly label: string;
  readonly value: string;
}[] {
  const chosen = product_option?.extension_attributes;
  const variant = (chosen?.configurable_item_options ?? []).flatMap(
    ({ option_id, option_value }) => {
      const option = product.configurable_options?.find(
        ({ attribute_id }) => attribute_id === option_id,
      );
      const value = option?.values.find(({ value_index }) => value_index === option_value);
      return option?.label === undefined || value?.label === undefined
        ? []
        : [{ label: option.label, value: value.label }];
    },
  );
  const bundle = (chosen?.bundle_options ?? []).flatMap(
    ({ option_id, option_qty, option_selections }) => {
      const option = product.bundle_options?.find((one) => String(one.option_id) === option_id);
      const parts = option?.product_links.filter(({ id }) => option_selections.includes(id)) ?? [];
      return option?.title === undefined || parts.length === 0
        ? []
        : [
            {
              label: option.title,
              value: parts.map((part) => `${option_qty} × ${partName(part)}`).join(', '),
            },
          ];
    },
  );
  const wishes = (chosen?.custom_options ?? []).flatMap(({ option_id, option_value }) => {
    const option = product.custom_options?.find((one) => String(one.option_id) === option_id);
    if (option?.title === undefined || option_value === null || option_value === '') return [];
    const ids = option_value.split(',');
    const named = option.values
      .filter(({ option_type_id }) => ids.includes(String(option_type_id)))
      .map(({ title }) => title ?? '');
    return [{ label: option.title, value: named.length > 0 ? named.join(', ') : option_value }];
  });
  return [...variant, ...bundle, ...wishes];
}

function partName(part: { readonly sku: string; readonly [field: string]: unknown }): string {
  return typeof part['name'] === 'string' ? part['name'] : part.sku;
}
