import { bigint, pgTable, smallint, text, timestamp } from '../drizzle.ts';

/** Reviews of shoppers, published or not. Published ones are documents as well. */
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
  textLanguage: text('text_language'),
});
