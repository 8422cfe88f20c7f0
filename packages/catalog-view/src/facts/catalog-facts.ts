import {
  type AttributeFact,
  type CatalogFacts,
  type NormalAttribute,
  type NormalCategory,
  toRawText,
} from '@shop/catalog-documents';

/** Creates the lookup for facts that product documents lack, from the rest of the catalog. */
export function catalogFacts(
  attributes: readonly NormalAttribute[],
  categories: readonly NormalCategory[],
  productIdOf: (sku: string) => number | undefined,
  usesUrlKeys: boolean,
): CatalogFacts {
  const byKey = new Map<string, AttributeFact>();
  for (const attribute of attributes) {
    const labels = new Map(
      attribute.options.map((option) => [
        toRawText(option['value']) ?? '',
        toRawText(option['label']),
      ]),
    );
    const fact = {
      id: attribute.attribute_id,
      code: attribute.attribute_code,
      optionLabel: (value: string) => labels.get(value),
    };
    byKey.set(String(attribute.attribute_id), fact);
    const label = attribute.frontend_label.toLowerCase();
    if (!byKey.has(label)) byKey.set(label, fact);
  }
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return {
    attribute: (idOrLabel) => byKey.get(idOrLabel) ?? byKey.get(idOrLabel.toLowerCase()),
    categoryName: (id) => names.get(id),
    productIdOf,
    usesUrlKeys,
  };
}
