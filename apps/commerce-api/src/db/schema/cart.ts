import { bigint, integer, numeric, pgTable, text, timestamp } from '../drizzle.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A code that lowers a cart's price. `value` in per cent or whole forints, amounts with tax. */
export const coupon = pgTable('coupon', {
  code: text('code').primaryKey(),
  type: text('type', { enum: ['percent', 'fixed', 'free_shipping'] }).notNull(),
  value: numeric('value', { mode: 'number', precision: 12, scale: 4 }).notNull().default(0),
  minAmount: bigint('min_amount', { mode: 'number' }).notNull().default(0),
  validFrom: moment('valid_from'),
  validTo: moment('valid_to'),
  useLimit: integer('use_limit'),
  used: integer('used').notNull().default(0),
  description: text('description'),
});
