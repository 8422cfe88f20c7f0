import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { as, type EpochMs } from '@shop/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../test/api.ts';
import { checkCouponRow } from './coupon-rule.ts';
import { findCoupon, importCoupons } from './coupon-store.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'coupons-'));
let api: TestApi;

beforeAll(async () => {
  mkdirSync(join(contentDir, 'commerce'));
  api = await createTestApi({ areas: [], documents: [] });
});
afterAll(async () => {
  await api.close();
  rmSync(contentDir, { recursive: true });
});

async function take(...coupons: readonly object[]) {
  writeFileSync(join(contentDir, 'commerce', 'coupons.json'), JSON.stringify(coupons));
  await importCoupons(api.deps.sql, contentDir, api.deps.log);
}

async function holds(code: string, moment: string): Promise<boolean> {
  const now = as<EpochMs>(Date.parse(moment));
  return checkCouponRow(await findCoupon(api.deps.sql, code), 10_000, now).ok;
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
