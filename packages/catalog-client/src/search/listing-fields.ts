/** Fields of products, no attributes, that listings are narrowed and counted by: stock and reduction. Source: CC-17, CC-67. */
export const inStockField = 'stock.is_in_stock';
/** Whether a product is reduced. Source: CC-67. */
export const onSaleField = 'sale';
