const ofArticles = ['id', 'sku', 'status', 'tax_class_id', 'stock', 'tier_prices'];
const prices = ['price*', 'original_*', 'special_*', 'final_*'];
const ofProducts = ['parentSku', 'type_id', 'name', 'slug', 'url_path', 'visibility'];
const marks = ['new', 'sale', 'discount'];

/** The fields of products and their variants that change by themselves, and those that say of what they are. */
export const changingFields: readonly string[] = [
  ...ofProducts,
  ...marks,
  ...[...ofArticles, ...prices].flatMap((field) => [field, `configurable_children.${field}`]),
];
