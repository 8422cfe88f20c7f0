import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What is left of each article, in pieces. Orders take from it; imports bring deliveries. */
export const stock = pgTable('stock', {
  sku: text('sku').primaryKey(),
  productId: bigint('product_id', { mode: 'number' }).notNull(),
  qty: integer('qty').notNull(),
  isInStock: boolean('is_in_stock').notNull(),
  manageStock: boolean('manage_stock').notNull().default(true),
  importedQty: integer('imported_qty').notNull(),
  importedIsInStock: boolean('imported_is_in_stock').notNull(),
});
