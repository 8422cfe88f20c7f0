import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Every catalogue document as it was imported. `type` as in import files: `attribute_group`. */
export const document = pgTable(
  'document',
  {
    type: text('type').notNull(),
    id: text('id').notNull(),
    source: jsonb('source').$type<Record<string, unknown>>().notNull(),
    contentHash: bytea('content_hash').notNull(),
    sku: text('sku').generatedAlwaysAs(sql`(CASE WHEN type = 'product' THEN source ->> 'sku' END)`),
  },
  (table) => [primaryKey({ columns: [table.type, table.id] })],
);

/** What shoppers wrote, read or not; published ones are documents as well. */
export const reviewSubmission = pgTable('review_submission', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: bigint('product_id', { mode: 'number' }).notNull(),
  title: text('title').notNull(),
  detail: text('detail').notNull(),
  nickname: text('nickname').notNull(),
  rating: smallint('rating'),
  state: text('state', { enum: ['pending', 'approved', 'refused'] })
    .notNull()
    .default('pending'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  customerId: bigint('customer_id', { mode: 'number' }),
});
