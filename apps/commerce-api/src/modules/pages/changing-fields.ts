const ofArticles = ['id', 'sku', 'status', 'tax_class_id', 'stock', 'tier_prices'];
const prices = ['price*', 'original_*', 'special_*', 'final_*'];
const ofProducts = ['parentSku', 'type_id', 'name', 'slug', 'url_path', 'visibility'];
const marks = ['new', 'sale', 'discount'];

/** Fields of products and variants that change without an import, and the fields that identify them. */
export const changingFields: readonly string[] = [
  ...ofProducts,
  ...marks,
  ...[...ofArticles, ...prices].flatMap((field) => [field, `configurable_children.${field}`]),
];
