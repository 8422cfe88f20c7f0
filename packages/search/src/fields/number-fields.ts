/** Fields that a price answers, whatever the document says. */
export const priceFields = ['price', 'final_price', 'price_incl_tax'] as const;
/** Fields that the stock of a product answers. */
export const stockFields = ['stock.is_in_stock', 'stock.qty'] as const;
