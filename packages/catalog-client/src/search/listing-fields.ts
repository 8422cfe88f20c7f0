/**
 * Product fields, not attributes, by which listings are filtered and counted: stock and reduction. Source: CC-27,
 * CC-74.
 */
export const inStockField = 'stock.is_in_stock';
/** Field that is true for a product with a reduced price. Source: CC-74. */
export const onSaleField = 'sale';
