import { randomInt } from 'node:crypto';
import { addDays, budapestDate } from '@shop/calendar';
import type { EpochMs } from '@shop/kernel';
import { couponEnd } from '@shop/pricing/shop';
import type { ISql } from 'postgres';

/** Coupon for confirming the newsletter. */
export interface NewsletterGift {
  /** Whole per cent; 0: no coupon. */
  readonly percent: number;
  /** Number of valid days after the day of confirmation. */
  readonly days: number;
}

/** Characters that cannot be confused when read from paper. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a coupon for one person and one order; its last day is a whole day in Budapest. Returns its code. */
export async function makeNewsletterCoupon(
  sql: ISql,
  { percent, days }: NewsletterGift,
  nowMs: EpochMs,
): Promise<string> {
  const code = `HIRLEVEL-${randomSigns(4)}-${randomSigns(4)}`;
  const lastDay = addDays(budapestDate(nowMs), days);
  const validTo = new Date(couponEnd(lastDay, 'Europe/Budapest') ?? Number.NaN);
  await sql`
    INSERT INTO coupon (code, type, value, valid_to, use_limit, description)
    VALUES (${code}, 'percent', ${percent}, ${validTo}, 1, 'Hírlevél')`;
  return code;
}

function randomSigns(count: number): string {
  return Array.from({ length: count }, () => signs[randomInt(signs.length)]).join('');
}
