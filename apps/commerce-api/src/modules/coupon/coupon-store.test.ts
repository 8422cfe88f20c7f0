import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test/api.ts';
import { checkCouponRow } from '@shop/cart-prices';
import { couponAdd, couponEnd, couponList, type CouponOptions } from './coupon-command.ts';
import { findCoupon, loadDemoCoupons } from './coupon-store.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'coupons-'));
let api: TestApi;

beforeAll(async () => {
  mkdirSync(join(contentDir, 'commerce'));
  api = await createTestApi({ routes: [], documents: [] });
});
afterAll(async () => {
  await api.close();
  rmSync(contentDir, { recursive: true });
});

async function take(...coupons: readonly object[]) {
  writeFileSync(join(contentDir, 'commerce', 'coupons.json'), JSON.stringify(coupons));
  await api.context.sql`DELETE FROM coupon`;
  await loadDemoCoupons(api.context.sql, contentDir, api.context.log);
}

async function holds(code: string, moment: string): Promise<boolean> {
  const now = unsafeBrand<EpochMs>(Date.parse(moment));
  return checkCouponRow(await findCoupon(api.context.sql, code), 10_000, now).ok;
}

it.each([
  ['a day', '2026-12-24', '2026-12-24', '2026-12-23T23:00:00Z', '2026-12-24T22:59:59.999Z'],
  [
    'a day of 23 hours',
    '2026-03-29',
    '2026-03-29',
    '2026-03-28T23:00:00Z',
    '2026-03-29T21:59:59.999Z',
  ],
  [
    'moments',
    '2026-12-24 08:00:00',
    '2026-12-24 20:00:00',
    '2026-12-24T07:00:00Z',
    '2026-12-24T19:00:00Z',
  ],
])(
  'a coupon of %s holds from its first to its last moment',
  async (_what, from, to, first, last) => {
    await take({ code: 'ALKALOM', type: 'fixed', value: 1000, from, to });
    const beside = (moment: string, ms: number) => new Date(Date.parse(moment) + ms).toISOString();
    expect(await holds('ALKALOM', beside(first, -1))).toBe(false);
    expect(await holds('ALKALOM', first)).toBe(true);
    expect(await holds('ALKALOM', last)).toBe(true);
    expect(await holds('ALKALOM', beside(last, 1))).toBe(false);
  },
);

it('a coupon without dates holds always; one with a date that is none is not taken in', async () => {
  await take({ code: 'MINDIG', type: 'fixed', value: 1000 });
  expect(await holds('MINDIG', '2099-01-01T00:00:00Z')).toBe(true);
  await expect(
    take({ code: 'HIBAS', type: 'fixed', value: 1000, to: '2026-02-30' }),
  ).rejects.toThrow('no date');
});

const now = unsafeBrand<EpochMs>(Date.parse('2026-12-24T12:00:00Z'));

it('findings I2: a coupon that was ended stays ended when the demo is loaded once more', async () => {
  await take({ code: 'ZUGOLY10', type: 'percent', value: 10, to: '2030-12-31' });
  expect(await couponEnd('zugoly10')(api.context.sql, now)).toEqual({
    lines: ['zugoly10: ended'],
    ok: true,
  });
  expect(await holds('ZUGOLY10', '2026-12-24T12:00:00.001Z')).toBe(false);
  await loadDemoCoupons(api.context.sql, contentDir, api.context.log);
  expect(await holds('ZUGOLY10', '2026-12-24T12:00:00.001Z')).toBe(false);
  // A coupon that is ended again keeps its first end.
  await couponEnd('ZUGOLY10')(api.context.sql, unsafeBrand<EpochMs>(now + 1_000));
  expect((await findCoupon(api.context.sql, 'ZUGOLY10'))?.validTo).toEqual(new Date(now));
});

it('findings I2: coupons are added, listed and ended by command', async () => {
  await take();
  const { sql } = api.context;
  const add = (...coupon: Parameters<typeof couponAdd>) => couponAdd(...coupon)(sql, now);
  const list = async (all = false) => (await couponList(all)(sql, now)).lines;
  const made = await add('tavasz', 'fixed', '2000', {
    min: '20000',
    to: '2027-03-31',
    limit: '100',
    text: 'Tavaszi kedvezmény',
  });
  expect(made).toEqual({ lines: ['tavasz: added'], ok: true });
  expect(await findCoupon(sql, 'TAVASZ')).toMatchObject({
    type: 'fixed',
    value: 2000,
    minAmount: 20_000,
    useLimit: 100,
    used: 0,
  });
  expect(await add('TAVASZ', 'percent', '50', {})).toMatchObject({ ok: false });
  expect((await findCoupon(sql, 'TAVASZ'))?.type).toBe('fixed');
  await add('INGYEN', 'free_shipping', undefined, {});
  expect(await list()).toEqual([
    expect.stringMatching(/^INGYEN {2}free shipping {2}– {2}used 0$/),
    expect.stringMatching(
      /^TAVASZ {2}2\u00a0000\u00a0Ft {2}from 20\u00a0000\u00a0Ft {2}–2027.+ used 0 of 100 {2}Tavaszi/,
    ),
  ]);
  await couponEnd('TAVASZ')(sql, now);
  expect(await list()).toHaveLength(1);
  expect(await list(true)).toHaveLength(2);
  expect(await couponEnd('NINCS')(sql, now)).toEqual({
    lines: ['NINCS: no such coupon'],
    ok: false,
  });
});

it.each<[string, string, string | undefined, CouponOptions, string | RegExp]>([
  ['A', 'percent', undefined, {}, 'value'],
  ['A', 'percent', '101', {}, 'more than 100'],
  ['A', 'percent', '-5', {}, /./],
  ['A B', 'fixed', '100', {}, 'code'],
  ['A', 'gift', '100', {}, 'type'],
  ['A', 'fixed', 'sok', {}, 'value'],
  ['A', 'fixed', '100', { to: '2026-02-30' }, 'no date'],
  ['A', 'fixed', '100', { limit: '1.5' }, 'use_limit'],
])(
  'findings I2: `shop coupons add %s %s %s` with %j is refused',
  (code, type, value, options, message) => {
    expect(() => couponAdd(code, type, value, options)).toThrow(message);
  },
);
