import { parseArgs } from 'node:util';
import { formatOrderDate } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import type { Sql } from 'postgres';
import * as v from 'valibot';
import { readConfig } from '../../platform/config.ts';
import { withDatabase } from '../../db/local-postgres/with-database.ts';
import type { CouponRow } from './coupon-rule.ts';
import { addCoupon, endCoupon, listCoupons, newCoupon } from './coupon-store.ts';

export const couponUsage = `  shop coupons list [all]        coupons that hold or will hold; all: those that are over, too
  shop coupons add CODE percent|fixed|free_shipping [VALUE]
                                 [--min FT] [--from DAY] [--to DAY] [--limit USES] [--text WORDS]
  shop coupons end CODE          over at once, for carts that have it, too
`;

/** `shop coupons list|add|end`. Answers the exit code: 1 when the code is taken, or nobody's. */
export async function runCoupons(args: readonly string[]): Promise<number> {
  const work = readCouponCommand(args);
  const config = readConfig(process.env, process.cwd());
  return withDatabase(config, 'coupons', async (sql) => {
    const { lines, ok } = await work(sql, unsafeBrand<EpochMs>(Date.now()));
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    return ok ? 0 : 1;
  });
}

interface Outcome {
  readonly lines: readonly string[];
  readonly ok: boolean;
}

/** Errors: throws the usage, or what is wrong with a new coupon. */
export function readCouponCommand(
  args: readonly string[],
): (sql: Sql, nowMs: EpochMs) => Promise<Outcome> {
  const [action = 'list', ...extraArgs] = args;
  const [argument] = extraArgs;
  if (
    action === 'list' &&
    extraArgs.length <= 1 &&
    (argument === undefined || argument === 'all')
  ) {
    return async (sql, nowMs) => ({
      lines: (await listCoupons(sql, nowMs, argument === 'all')).map(lineOf),
      ok: true,
    });
  }
  if (action === 'end' && argument !== undefined && extraArgs.length === 1) {
    return async (sql, nowMs) => {
      const ok = await endCoupon(sql, argument, nowMs);
      return { lines: [`${argument}: ${ok ? 'ended' : 'no such coupon'}`], ok };
    };
  }
  if (action === 'add') {
    const coupon = readNewCoupon(extraArgs);
    return async (sql) => {
      const ok = await addCoupon(sql, coupon);
      return { lines: [`${coupon.code}: ${ok ? 'added' : 'there is one already'}`], ok };
    };
  }
  throw new Error(`Usage:\n${couponUsage}`);
}

const option = { type: 'string' } as const;

function readNewCoupon(args: readonly string[]): v.InferOutput<typeof newCoupon> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { min: option, from: option, to: option, limit: option, text: option },
  });
  const [code, type, value, ...extraArgs] = positionals;
  const needsValue = type !== 'free_shipping';
  if (
    code === undefined ||
    type === undefined ||
    extraArgs.length > 0 ||
    (value === undefined && needsValue)
  ) {
    throw new Error(`Usage:\n${couponUsage}`);
  }
  const number = (text: string | undefined) =>
    text === undefined ? undefined : /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  const parsed = v.safeParse(newCoupon, {
    code,
    type,
    value: number(value),
    min_amount: number(values.min),
    from: values.from,
    to: values.to,
    use_limit: number(values.limit),
    description: values.text,
  });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(`shop coupons add: ${v.getDotPath(issue) ?? 'coupon'}: ${issue.message}`);
}

const moment = (at: Date | null) =>
  at === null ? '' : formatOrderDate(unsafeBrand<EpochMs>(at.getTime()));

function lineOf(row: CouponRow): string {
  const worth = {
    percent: `${row.value} %`,
    fixed: `${row.value} Ft`,
    free_shipping: 'free shipping',
  };
  return [
    row.code,
    worth[row.type],
    ...(row.minAmount > 0 ? [`from ${row.minAmount} Ft`] : []),
    `${moment(row.validFrom)}–${moment(row.validTo)}`,
    `used ${row.used}${row.useLimit === null ? '' : ` of ${row.useLimit}`}`,
    row.description ?? '',
  ]
    .filter((part) => part !== '')
    .join('  ');
}
