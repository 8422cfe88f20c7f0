import { formatMoney, formatOrderDate } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import { readConfig } from '@shop/api-settings';
import { withDatabase } from '../../db/with-database.ts';
import { printLines } from '@shop/shop-cli';
import type { CouponRow } from '@shop/cart-prices';
import { addCoupon, endCoupon, listCoupons, newCoupon } from './coupon-store.ts';

/** Options of `shop coupons add`, as typed. */
export interface CouponOptions {
  readonly min?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit?: string | undefined;
  readonly text?: string | undefined;
}

interface Outcome {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

type CouponWork = (sql: Sql, nowMs: EpochMs) => Promise<Outcome>;

/** Runs a command about coupons. Returns the exit code: 1 if the code is taken or unknown. */
export async function runCoupons(work: CouponWork): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  return withDatabase(config, 'coupons', async (sql) => {
    const { lines, ok } = await work(sql, unsafeBrand<EpochMs>(Date.now()));
    printLines(lines);
    return ok ? 0 : 1;
  });
}

/** Lists the current and future coupons; with `all` also those that expired. */
export function couponList(all: boolean): CouponWork {
  return async (sql, nowMs) => ({
    lines: (await listCoupons(sql, nowMs, all)).map(lineOf),
    ok: true,
  });
}

/** Lets a coupon expire at once. */
export function couponEnd(code: string): CouponWork {
  return async (sql, nowMs) => {
    const ok = await endCoupon(sql, code, nowMs);
    return { lines: [`${code}: ${ok ? 'ended' : 'no such coupon'}`], ok };
  };
}

/** Adds a coupon. Errors: throws for an invalid coupon, with the field and the reason. */
export function couponAdd(
  code: string,
  type: string,
  value: string | undefined,
  { min, from, to, limit, text }: CouponOptions,
): CouponWork {
  if (value === undefined && type !== 'free_shipping') {
    throw new Error('shop coupons add: value: is missing');
  }
  const parsed = v.safeParse(newCoupon, {
    code,
    type,
    value: toNumberText(value),
    min_amount: toNumberText(min),
    from,
    to,
    use_limit: toNumberText(limit),
    description: text,
  });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`shop coupons add: ${v.getDotPath(issue) ?? 'coupon'}: ${issue.message}`);
  }
  const coupon = parsed.output;
  return async (sql) => {
    const ok = await addCoupon(sql, coupon);
    return { lines: [`${coupon.code}: ${ok ? 'added' : 'there is one already'}`], ok };
  };
}

/** Converts a text to a number if it is one; the schema refuses any other text. */
function toNumberText(text: string | undefined): number | string | undefined {
  return text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

const moment = (at: Date | null) =>
  at === null ? '' : formatOrderDate(unsafeBrand<EpochMs>(at.getTime()));

/** Formats whole forints. */
const forints = (minor: number) => formatMoney({ minor, currency: 'HUF' }, 'hu');

function lineOf(row: CouponRow): string {
  const worth = {
    percent: `${row.value} %`,
    fixed: forints(row.value),
    free_shipping: 'free shipping',
  };
  return [
    row.code,
    worth[row.type],
    ...(row.minAmount > 0 ? [`from ${forints(row.minAmount)}`] : []),
    `${moment(row.validFrom)}–${moment(row.validTo)}`,
    `used ${row.used}${row.useLimit === null ? '' : ` of ${row.useLimit}`}`,
    row.description ?? '',
  ]
    .filter((part) => part !== '')
    .join('  ');
}
