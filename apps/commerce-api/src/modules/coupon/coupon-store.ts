import { join } from 'node:path';
import { momentOf } from '@shop/calendar';
import { couponEnd } from '@shop/pricing/shop';
import { couponCode, type EpochMs, type Log } from '@shop/kernel';
import type { ISql, Sql } from 'postgres';
import * as v from 'valibot';
import { readList } from '@shop/content-files';
import type { CouponRow } from '@shop/cart-prices';

const amount = v.pipe(v.number(), v.minValue(0));
const timeZone = 'Europe/Budapest';
/** A coupon with an invalid date would never expire. */
const date = v.pipe(
  v.string(),
  v.check((text) => momentOf(text, timeZone) !== undefined, 'no date'),
);

const couponTerms = v.object({
  code: v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}_-]{1,50}$/u)),
  type: v.picklist(['percent', 'fixed', 'free_shipping']),
  value: v.optional(amount, 0),
  min_amount: v.optional(v.pipe(amount, v.integer()), 0),
  /** A day or a time; days are in the shop's time zone, the last one is included. */
  from: v.optional(date),
  to: v.optional(date),
  use_limit: v.optional(v.pipe(amount, v.integer())),
  description: v.optional(v.string()),
});

/** Discount of a coupon as stored. */
export const newCoupon = v.pipe(
  couponTerms,
  v.check(({ type, value }) => type !== 'percent' || value <= 100, 'more than 100 per cent'),
);
type NewCoupon = v.InferOutput<typeof newCoupon>;

/** Loads the coupons of `commerce/coupons.json`; existing ones stay unchanged. */
export async function loadDemoCoupons(sql: Sql, contentDir: string, log: Log): Promise<void> {
  for (const coupon of readList(join(contentDir, 'commerce', 'coupons.json'), newCoupon, log)) {
    await addCoupon(sql, coupon);
  }
}

/** Returns true if it was added. An existing coupon with this code stays unchanged. */
export async function addCoupon(sql: ISql, { from, to, ...coupon }: NewCoupon): Promise<boolean> {
  const added = await sql`
    INSERT INTO coupon
      (code, type, value, min_amount, valid_from, valid_to, use_limit, description)
    VALUES (${couponCode(coupon.code)}, ${coupon.type}, ${coupon.value}, ${coupon.min_amount},
      ${from === undefined ? null : new Date(momentOf(from, timeZone) ?? Number.NaN)},
      ${to === undefined ? null : new Date(couponEnd(to, timeZone) ?? Number.NaN)},
      ${coupon.use_limit ?? null}, ${coupon.description ?? null})
    ON CONFLICT (code) DO NOTHING`;
  return added.count === 1;
}

/** Ends a coupon now; an expired one keeps its end. Returns true if a coupon with this code exists. */
export async function endCoupon(sql: ISql, code: string, nowMs: EpochMs): Promise<boolean> {
  const ended = await sql`
    UPDATE coupon SET valid_to = least(coalesce(valid_to, 'infinity'), ${new Date(nowMs)})
    WHERE code = ${couponCode(code)}`;
  return ended.count === 1;
}

/** Lists current and future coupons, or all of them, by code; without those of the newsletter. */
export async function listCoupons(
  sql: ISql,
  nowMs: EpochMs,
  isWithEnded: boolean,
): Promise<readonly CouponRow[]> {
  return sql<CouponRow[]>`
    SELECT code, type, value::float8 AS value, min_amount AS "minAmount", valid_from AS "validFrom",
      valid_to AS "validTo", use_limit AS "useLimit", used, description
    FROM coupon
    WHERE code NOT LIKE 'HIRLEVEL-____-____'
      AND (${isWithEnded} OR valid_to IS NULL OR valid_to > ${new Date(nowMs)})
    ORDER BY code`;
}

/** Finds the coupon of a code; with `lock` no other transaction uses it until this one ends. */
export async function findCoupon(
  sql: ISql,
  code: string | null,
  lock = false,
): Promise<CouponRow | undefined> {
  if (code === null) return undefined;
  const [row] = await sql<CouponRow[]>`
    SELECT code, type, value::float8 AS value, min_amount AS "minAmount", valid_from AS "validFrom",
      valid_to AS "validTo", use_limit AS "useLimit", used, description
    FROM coupon WHERE code = ${code} ${lock ? sql`FOR UPDATE` : sql``}`;
  return row;
}

/** Counts one more use. */
export async function useCoupon(sql: ISql, code: string): Promise<void> {
  await sql`UPDATE coupon SET used = used + 1 WHERE code = ${code}`;
}

/** Counts one use less, because its order was canceled. */
export async function giveCouponBack(sql: ISql, code: string): Promise<void> {
  await sql`UPDATE coupon SET used = greatest(used - 1, 0) WHERE code = ${code}`;
}
