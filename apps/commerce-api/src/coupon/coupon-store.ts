import { join } from 'node:path';
import { momentOf } from '@shop/pricing';
import { couponEnd } from '@shop/pricing/shop';
import { couponCode, type Log } from '@shop/kernel';
import type { ISql, Sql } from 'postgres';
import * as v from 'valibot';
import { readList } from '../commerce/commerce-methods.ts';
import type { CouponRow } from './coupon-rule.ts';

const amount = v.pipe(v.number(), v.minValue(0));
const timeZone = 'Europe/Budapest';
/** A coupon with a date that is none would hold for ever. */
const date = v.pipe(
  v.string(),
  v.check((text) => momentOf(text, timeZone) !== undefined, 'no date'),
);

const couponFile = v.object({
  code: v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}_-]{1,50}$/u)),
  type: v.picklist(['percent', 'fixed', 'free_shipping']),
  value: v.optional(amount, 0),
  min_amount: v.optional(v.pipe(amount, v.integer()), 0),
  /** A day or a moment; days are the shop's, the last one belongs to the offer. */
  from: v.optional(date),
  to: v.optional(date),
  use_limit: v.optional(v.pipe(amount, v.integer())),
  description: v.optional(v.string()),
});

/** Brings the coupons of `content/commerce/coupons.json` in. How often each was used stays. */
export async function importCoupons(sql: Sql, contentDir: string, log: Log): Promise<number> {
  const coupons = readList(join(contentDir, 'commerce', 'coupons.json'), couponFile, log);
  for (const { from, to, ...coupon } of coupons) {
    await sql`
      INSERT INTO coupon
        (code, type, value, min_amount, valid_from, valid_to, use_limit, description)
      VALUES (${couponCode(coupon.code)}, ${coupon.type}, ${coupon.value}, ${coupon.min_amount},
        ${from === undefined ? null : new Date(momentOf(from, timeZone) ?? Number.NaN)},
        ${to === undefined ? null : new Date(couponEnd(to, timeZone) ?? Number.NaN)},
        ${coupon.use_limit ?? null}, ${coupon.description ?? null})
      ON CONFLICT (code) DO UPDATE SET type = excluded.type, value = excluded.value,
        min_amount = excluded.min_amount, valid_from = excluded.valid_from,
        valid_to = excluded.valid_to, use_limit = excluded.use_limit,
        description = excluded.description`;
  }
  return coupons.length;
}

/** The coupon behind a code; with `lock` nobody else uses it until the transaction ends. */
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

/** Counts one use less: the order it was used for is off. */
export async function giveCouponBack(sql: ISql, code: string): Promise<void> {
  await sql`UPDATE coupon SET used = greatest(used - 1, 0) WHERE code = ${code}`;
}
