import type { PickupPoint } from '@shop/contract';
import type { Currency } from '@shop/money';
import { bigint, integer, jsonb, numeric, pgTable, text, timestamp } from '../drizzle.ts';

const amount = (name: string) => bigint(name, { mode: 'number' });

/**
 * A placed order. Minor units of its currency; with tax unless the name says net. Addresses as the order carried them.
 */
export const shopOrder = pgTable('shop_order', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  incrementId: text('increment_id').notNull(),
  cartId: bigint('cart_id', { mode: 'number' }),
  orderId: text('order_id'),
  customerId: bigint('customer_id', { mode: 'number' }),
  status: text('status').notNull().default('pending'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  currency: text('currency').$type<Currency>().notNull(),
  customerEmail: text('customer_email'),
  customerFirstname: text('customer_firstname').notNull(),
  customerLastname: text('customer_lastname').notNull(),
  subtotalNet: amount('subtotal_net').notNull(),
  subtotal: amount('subtotal').notNull(),
  discount: amount('discount').notNull(),
  shipping: amount('shipping').notNull(),
  /** Absent for orders from before it was kept. */
  shippingTax: amount('shipping_tax'),
  paymentCost: amount('payment_cost').notNull(),
  tax: amount('tax').notNull(),
  grandTotal: amount('grand_total').notNull(),
  cashTotal: amount('cash_total'),
  couponCode: text('coupon_code'),
  shippingCode: text('shipping_code'),
  shippingTitle: text('shipping_title'),
  paymentCode: text('payment_code').notNull(),
  paymentTitle: text('payment_title').notNull(),
  shippingAddress: jsonb('shipping_address').$type<Record<string, unknown>>(),
  billingAddress: jsonb('billing_address').$type<Record<string, unknown>>().notNull(),
  comment: text('comment'),
  /** The store view it was placed in; absent: the default one. */
  storeCode: text('store_code'),
  /** Pickup point as it was when the order was placed. */
  pickupPoint: jsonb('pickup_point').$type<PickupPoint>(),
});

/** A line of an order; `parentItemId` marks the parts of a bundle, whose price is in the bundle's line. */
export const orderItem = pgTable('order_item', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: bigint('order_id', { mode: 'number' }).notNull(),
  parentItemId: bigint('parent_item_id', { mode: 'number' }),
  sku: text('sku').notNull(),
  name: text('name').notNull(),
  productType: text('product_type').notNull(),
  productOption: jsonb('product_option').$type<Record<string, unknown>>().notNull(),
  options: jsonb('options').$type<readonly { label: string; value: string }[]>().notNull(),
  qty: integer('qty').notNull(),
  unitNet: amount('unit_net').notNull(),
  unitGross: amount('unit_gross').notNull(),
  rowNet: amount('row_net').notNull(),
  rowGross: amount('row_gross').notNull(),
  discount: amount('discount').notNull(),
  tax: amount('tax').notNull(),
  taxPercent: numeric('tax_percent', { mode: 'number', precision: 7, scale: 4 }).notNull(),
});

/** A step of an order after it was placed. */
export const orderStatusChange = pgTable('order_status_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: bigint('order_id', { mode: 'number' }).notNull(),
  status: text('status').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull(),
  changedBy: text('changed_by', { enum: ['customer', 'shop'] }).notNull(),
});

/** A buyer's word that the contract is withdrawn from. */
export const withdrawal = pgTable('withdrawal', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  orderId: bigint('order_id', { mode: 'number' }).notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  items: text('items'),
  bankAccount: text('bank_account'),
  receivedAt: timestamp('received_at', { withTimezone: true, mode: 'date' }).notNull(),
});
