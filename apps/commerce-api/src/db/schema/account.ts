import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from '../drizzle.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Customers who may sign in. Equal `emailKey` means the same address. */
export const customer = pgTable('customer', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  emailKey: text('email_key').notNull(),
  firstname: text('firstname').notNull(),
  lastname: text('lastname').notNull(),
  passwordHash: text('password_hash').notNull(),
  groupId: integer('group_id').notNull().default(1),
  createdAt: moment('created_at').notNull(),
});

/** A customer's address book. */
export const customerAddress = pgTable('customer_address', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  customerId: bigint('customer_id', { mode: 'number' }).notNull(),
  firstname: text('firstname').notNull(),
  lastname: text('lastname').notNull(),
  company: text('company'),
  vatId: text('vat_id'),
  countryId: text('country_id').notNull(),
  region: jsonb('region'),
  regionId: bigint('region_id', { mode: 'number' }),
  postcode: text('postcode').notNull(),
  city: text('city').notNull(),
  street: text('street').array().notNull(),
  telephone: text('telephone'),
  defaultShipping: boolean('default_shipping').notNull().default(false),
  defaultBilling: boolean('default_billing').notNull().default(false),
});

/** Wishlist of a customer. */
export const wishlistItem = pgTable(
  'wishlist_item',
  {
    customerId: bigint('customer_id', { mode: 'number' }).notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    dateAdded: moment('date_added').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.productId] })],
);
