import type { CartItem } from '@shop/cart-sync';
import { type OptionLabel, optionLabels } from '@shop/catalog';

/** Returns the selected options of a line in the texts of the catalog: "Szín: zöld", "Asztal: 1 × tölgy". */
export function lineOptions({
  product,
  product_option,
}: Pick<CartItem, 'product' | 'product_option'>): readonly OptionLabel[] {
  const labels = optionLabels(product, product_option, ({ name, sku }) =>
    typeof name === 'string' ? name : sku,
  );
  // The count and its unit stay on one line.
  return labels.map((choice) => ({
    ...choice,
    value: choice.value.replaceAll(/(\d) × /g, '$1\u00a0×\u00a0'),
  }));
}
