import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { locales, type Locale } from '../locale.ts';
import { formatMeasure, unitSign, type Unit } from './measure.ts';
import { noBreak } from '../test/no-break.ts';
import { formatNumber, type NumberStyle } from './number.ts';
import { formatDiscount, formatPercent } from './percent.ts';

it.each<[locale: Locale, value: number, style: NumberStyle, text: string]>([
  ['hu', 12.5, {}, '12,5'],
  ['hu', 1234.5, {}, '1_234,5'],
  ['hu', 1234.5, { grouping: 'spelling' }, '1234,5'],
  ['de', 1234.5, {}, '1.234,5'],
  ['it', 1234.5, {}, '1.234,5'],
  ['ro', 1234.5, {}, '1.234,5'],
  ['en', 1234.5, {}, '1,234.5'],
  ['hu', 2, { minDecimals: 2 }, '2,00'],
  ['hu', 1.239, { maxDecimals: 2 }, '1,24'],
  ['hu', 2.5, { maxDecimals: 0 }, '3'],
  ['hu', -2.5, { maxDecimals: 0 }, '−3'],
  ['hu', 4.5, { minDecimals: 4, maxDecimals: 1 }, '4,5000'],
  ['hu', -0.0004, {}, '0'],
  ['hu', -0, {}, '0'],
  ['hu', 1e20, {}, '100_000_000_000_000_000_000'],
])('[FO-10] in "%s" %d with %o is %s', (locale, value, style, text) => {
  expect(formatNumber(value, locale, style)).toBe(noBreak(text));
});

it.each([Number.NaN, Number.NEGATIVE_INFINITY, 1e21])(
  '[FO-10] %d is no number to write',
  (value) => {
    expect(() => formatNumber(value, 'hu')).toThrow(RangeError);
  },
);

it('[FO-10] the text is never further from the number than half of its last decimal', () => {
  const values = fc.double({ min: -1e9, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(values, fc.integer({ min: 0, max: 4 }), (value, maxDecimals) => {
      const text = formatNumber(value, 'en', { maxDecimals });
      const read = Number(text.replaceAll(',', '').replace('−', '-'));
      expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5 * 10 ** -maxDecimals + 1e-6);
    }),
  );
});

it.each<[locale: Locale, percent: number, text: string]>([
  ['hu', 27, '27%'],
  ['it', 22, '22%'],
  ['en', 12.5, '12.5%'],
  ['de', 19, '19_%'],
  ['ro', 21, '21_%'],
])('[FO-11] in "%s" %d percent is %s', (locale, percent, text) => {
  expect(formatPercent(percent, locale)).toBe(noBreak(text));
});

it.each<[locale: Locale, percent: number, text: string | undefined]>([
  ['hu', 20, '−20%'],
  ['hu', 19.9, '−19%'],
  ['de', 20, '−20_%'],
  ['hu', 0.9, undefined],
  ['hu', 0, undefined],
  ['hu', -5, undefined],
])('[FO-12] in "%s" a reduction by %d percent is %s', (locale, percent, text) => {
  expect(formatDiscount(percent, locale)).toBe(text === undefined ? undefined : noBreak(text));
});

it.each<[locale: Locale, value: number, unit: Unit, text: string]>([
  ['hu', 12.5, 'kg', '12,5_kg'],
  ['en', 12.5, 'kg', '12.5_kg'],
  ['hu', 120, 'kg', '120_kg'],
  ['hu', 2.4, 'm2', '2,4_m²'],
  ['hu', 0.75, 'm3', '0,75_m³'],
  ['hu', 4, 'piece', '4_db'],
  ['de', 4, 'piece', '4_Stk.'],
  ['it', 4, 'piece', '4_pz.'],
  ['ro', 4, 'piece', '4_buc.'],
  ['en', 4, 'piece', '4_pcs'],
])('[FO-13] in "%s" %d of "%s" is %s', (locale, value, unit, text) => {
  expect(formatMeasure(value, unit, locale)).toBe(noBreak(text));
});

it('[FO-13] every unit has a sign in every language', () => {
  const units: readonly Unit[] = ['mm', 'cm', 'm', 'm2', 'm3', 'g', 'kg', 'l', 'W', 'piece'];
  for (const locale of locales) {
    for (const unit of units) expect(unitSign(unit, locale)).not.toBe('');
  }
});
