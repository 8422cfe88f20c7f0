import { ApiError } from '../../../../http/request/api-error.ts';
import { checkSchema } from '../../../../http/request/check-schema.ts';
import type { ApiContext } from '../../../context.ts';
import { addCoupon, endCoupon, listCoupons, newCoupon } from '../../../coupon/index.ts';
import { emailKey } from '../../../customer/index.ts';
import { eraseUser, exportPersonalData } from '../../../privacy/index.ts';
import { decideReview, waitingReviews } from '../../../review/index.ts';
import { readCallLog } from '../call-log.ts';
import type { ChangeHandlers, Handlers } from './handlers.ts';
import { refusal } from './refusal-http.ts';

type SalesId = 'listReviews' | 'listCoupons' | 'exportCustomer' | 'readLog';
type SalesChangeId = 'decideReview' | 'addCoupon' | 'endCoupon' | 'eraseCustomer';

/** Reads reviews, coupons and customers as the commands do, and the log. */
export function salesHandlers(deps: Pick<ApiContext, 'sql' | 'clock' | 'shop'>): Handlers<SalesId> {
  const { sql, clock } = deps;
  return {
    async listReviews() {
      const reviews = await waitingReviews(sql);
      return {
        items: reviews.map((review) => ({
          id: review.id,
          product_id: review.product_id,
          title: review.title,
          detail: review.detail,
          nickname: review.nickname,
          rating: review.rating,
          created_at: review.created_at.toISOString(),
        })),
      };
    },
    async listCoupons({ query: { ended } }) {
      const coupons = await listCoupons(sql, clock.now(), ended === 'yes');
      return {
        items: coupons.map(({ code, type, value, used: useCount, description, ...row }) => ({
          code,
          type,
          value,
          min_amount: row.minAmount,
          from: row.validFrom?.toISOString() ?? null,
          to: row.validTo?.toISOString() ?? null,
          use_limit: row.useLimit,
          used: useCount,
          description,
        })),
      };
    },
    async exportCustomer({ body: { email } }) {
      const [customer] = await sql<{ id: number }[]>`
        SELECT id FROM customer WHERE email_key = ${emailKey(email)}`;
      const data = customer && (await exportPersonalData(deps, customer.id));
      if (data === undefined) throw refusal('customer-unknown', 'There is no such customer.');
      return data;
    },
    async readLog({ query: { after, limit } }) {
      const beforeId = after === undefined ? undefined : Number(after);
      const calls = await readCallLog(sql, limit + 1, beforeId);
      const page = calls.slice(0, limit);
      return {
        items: page.map(({ id, called_at, key_name: key, call, subject, status }) => ({
          id,
          at: called_at.toISOString(),
          key,
          call,
          subject,
          status,
        })),
        next: calls.length > limit ? String(page.at(-1)?.id) : null,
      };
    },
  };
}

/** Changes reviews, coupons and customers as the commands do. */
export function salesChanges({ clock }: Pick<ApiContext, 'clock'>): ChangeHandlers<SalesChangeId> {
  return {
    async decideReview(tx, { params: { id }, body: { decision } }) {
      if (await decideReview(tx, id, decision)) return { id, decision };
      throw refusal('review-unknown', 'No review waits under this number.');
    },
    async addCoupon(tx, { body }) {
      const coupon = checkSchema(newCoupon, body);
      if (await addCoupon(tx, coupon)) return { code: coupon.code };
      throw refusal('coupon-taken', 'There is a coupon with this code.');
    },
    async endCoupon(tx, { params: { code } }) {
      if (await endCoupon(tx, code, clock.now())) return { code };
      throw new ApiError(400, 'coupon-unknown', 'There is no such coupon.');
    },
    async eraseCustomer(tx, { body: { email } }) {
      const outcome = await eraseUser(tx, email, clock.now());
      if (outcome === 'erased') return { erased: true };
      throw outcome === 'no such customer'
        ? refusal('customer-unknown', 'There is no such customer.')
        : new ApiError(409, 'orders-under-way', 'An order is under way and needs its address.');
    },
  };
}
