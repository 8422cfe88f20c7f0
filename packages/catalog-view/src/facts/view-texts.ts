import type { ProductText } from '@shop/search';
import {
  type NormalAttribute,
  type NormalProduct,
  toRawText,
  toSources,
} from '@shop/catalog-documents';

/** Labels by value, by attribute code, for the attributes with a list of values that describe products. */
export type OptionLabels = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function optionLabels(attributes: readonly NormalAttribute[]): OptionLabels {
  return new Map(
    attributes
      .filter((attribute) => attribute['is_user_defined'] === true && attribute.options.length > 0)
      .map((attribute) => [
        attribute.attribute_code,
        new Map(
          attribute.options.map((option) => [
            toRawText(option['value']) ?? '',
            toRawText(option['label']) ?? '',
          ]),
        ),
      ]),
  );
}

/** Returns the texts that search uses to find a product in a store view. */
export function productText(product: NormalProduct, labels: OptionLabels): ProductText {
  return {
    name: product.name,
    categories: toSources(product['category']).flatMap(({ name }) => toRawText(name) ?? []),
    properties: propertyLabels(product, labels),
    articles: [product.sku, ...(product.configurable_children ?? []).map(({ sku }) => sku)],
  };
}

/** Returns the labels of the selectable options and of the attributes with a list of values. */
function propertyLabels(product: NormalProduct, labels: OptionLabels): readonly string[] {
  const texts = new Set(
    toSources(product['configurable_options']).flatMap((option) =>
      toSources(option['values']).flatMap(({ label }) => toRawText(label) ?? []),
    ),
  );
  for (const [code, labelOf] of labels) {
    const value = product[code];
    for (const single of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const label = labelOf.get(toRawText(single) ?? '');
      if (label !== undefined) texts.add(label);
    }
  }
  return [...texts];
}
