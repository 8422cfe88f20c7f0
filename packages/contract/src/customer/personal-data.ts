import * as v from 'valibot';
import { loyaltyCard, ownReview } from '../content/content.ts';
import { order } from '../order/order.ts';
import { nullish } from '../wire/scalars.ts';
import { profile, wishlistRow } from './user.ts';

/** All data the shop stores about a customer, for the customer: GDPR, articles 15 and 20. */
export const personalData = v.looseObject({
  exported_at: v.string(),
  profile,
  orders: v.array(order),
  wishlist: v.array(wishlistRow),
  reviews: v.array(ownReview),
  newsletter: v.array(
    v.looseObject({ list: v.string(), state: v.string(), created_at: v.string() }),
  ),
  stock_alerts: v.array(v.looseObject({ sku: v.string(), created_at: v.string() })),
  withdrawals: v.array(
    v.looseObject({
      order_number: v.string(),
      name: v.string(),
      email: v.string(),
      items: nullish(v.string()),
      bank_account: nullish(v.string()),
      received_at: v.string(),
    }),
  ),
  loyalty_card: nullish(loyaltyCard),
  sessions: v.array(v.looseObject({ started_at: v.string() })),
});
/** Parsed data the shop stores about a customer. Source: CO-24. */
export type PersonalData = v.InferOutput<typeof personalData>;
