import type { PersonalData } from '@shop/contract';
import type { ApiContext } from '../context.ts';
import { readLoyaltyCard } from '../loyalty/index.ts';
import { readOrderPage } from '../order/index.ts';
import { emailKey, readProfile, readWishlist } from '../customer/index.ts';

interface ReviewRow {
  readonly id: number;
  readonly product_id: number;
  readonly title: string;
  readonly detail: string;
  readonly nickname: string;
  readonly rating: number | null;
  readonly state: PersonalData['reviews'][number]['state'];
  readonly created_at: Date;
}

/** Higher than the number of orders of any customer. */
const allOrders = 100_000;

/** Returns all stored data of a customer, by account and by email address. `undefined` if there is no such customer. */
export async function exportPersonalData(
  deps: Pick<ApiContext, 'sql' | 'clock' | 'shop'>,
  customerId: number,
): Promise<PersonalData | undefined> {
  const { sql, clock } = deps;
  const profile = await readProfile(sql, customerId);
  if (profile === undefined) return undefined;
  const key = emailKey(profile.email);
  const { items: orders } = await readOrderPage(sql, customerId, allOrders, 1);
  const reviews = await sql<ReviewRow[]>`
    SELECT id, product_id, title, detail, nickname, rating, state, created_at
    FROM review_submission WHERE customer_id = ${customerId} ORDER BY id`;
  const cart = await sql<{ sku: string; name: string; qty: number; product_option: object }[]>`
    SELECT sku, name, qty, product_option FROM cart_item
    JOIN cart ON cart.id = cart_item.cart_id
    WHERE customer_id = ${customerId} AND state = 'open' ORDER BY cart_item.id`;
  const newsletter = await sql<{ id: number; list: string; state: string; created_at: Date }[]>`
    SELECT id, list, state, created_at FROM newsletter_subscription
    WHERE email = ${key} ORDER BY id`;
  const consents = await sql<
    {
      subscription_id: number;
      step: string;
      at: Date;
      place: string | null;
      text_version: string | null;
    }[]
  >`
    SELECT subscription_id, step, at, place, text_version FROM newsletter_consent
    WHERE subscription_id = ANY (${newsletter.map(({ id }) => id)}) ORDER BY id`;
  const alerts = await sql<{ sku: string; created_at: Date }[]>`
    SELECT sku, created_at FROM stock_alert WHERE email = ${key} ORDER BY id`;
  const withdrawals = await sql<
    {
      order_number: string;
      name: string;
      email: string;
      items: string | null;
      bank_account: string | null;
      received_at: Date;
    }[]
  >`
    SELECT increment_id AS order_number, name, email, items, bank_account, received_at
    FROM withdrawal JOIN shop_order ON shop_order.id = withdrawal.order_id
    WHERE customer_id = ${customerId} ORDER BY withdrawal.id`;
  const sessions = await sql<{ started_at: Date }[]>`
    SELECT started_at FROM session_family WHERE customer_id = ${customerId} ORDER BY id`;
  return {
    exported_at: new Date(clock.now()).toISOString(),
    profile,
    loyalty_card: await readLoyaltyCard(deps, sql, customerId),
    orders: [...orders],
    cart: cart.map((line) => ({ ...line })),
    wishlist: [...(await readWishlist(sql, customerId))].map((row) => ({ ...row })),
    reviews: reviews.map((review) => ({
      ...review,
      rating: review.rating ?? undefined,
      created_at: textOf(review.created_at),
    })),
    newsletter: newsletter.map(({ id, ...row }) => ({
      ...row,
      created_at: textOf(row.created_at),
      consents: consents
        .filter((consent) => consent.subscription_id === id)
        .map(({ step, at, place, text_version: version }) => ({
          step,
          at: textOf(at),
          place: place ?? undefined,
          text_version: version ?? undefined,
        })),
    })),
    stock_alerts: alerts.map((row) => ({ ...row, created_at: textOf(row.created_at) })),
    withdrawals: withdrawals.map((row) => ({
      ...row,
      items: row.items ?? undefined,
      bank_account: row.bank_account ?? undefined,
      received_at: textOf(row.received_at),
    })),
    sessions: sessions.map((row) => ({ started_at: textOf(row.started_at) })),
  };
}

const textOf = (moment: Date | string) => new Date(moment).toISOString();
