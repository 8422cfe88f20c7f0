/** Fields whose value is the price of a product. The value in the document is ignored. */
export const priceFields = ['price', 'final_price', 'price_incl_tax'] as const;
/** Fields whose value is the stock of a product. */
export const stockFields = ['stock.is_in_stock', 'stock.qty'] as const;
