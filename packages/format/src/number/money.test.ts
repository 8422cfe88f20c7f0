import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Grouping } from './grouping.ts';
import { locales, type Locale } from '../locale.ts';
import { currencies, type Money } from '@shop/money';
import { formatFromPrice, formatMoney, formatMoneyRange } from './money.ts';
import { noBreak } from '../test/no-break.ts';

const huf = (minor: number): Money => ({ minor, currency: 'HUF' });
const eur = (minor: number): Money => ({ minor, currency: 'EUR' });
const ron = (minor: number): Money => ({ minor, currency: 'RON' });

const amounts = fc.maxSafeInteger();
const anyCurrency = fc.constantFrom(...currencies);
const languages = fc.constantFrom(...locales);
const groupings = fc.constantFrom<Grouping>('always', 'spelling');

it.each<[rule: string, amount: number, grouping: Grouping, text: string]>([
  ['FO-1', 0, 'always', '0_Ft'],
  ['FO-1', 990, 'always', '990_Ft'],
  ['FO-2', 1234, 'always', '1_234_Ft'],
  ['FO-2', 9990, 'always', '9_990_Ft'],
  ['FO-2', 12_990, 'always', '12_990_Ft'],
  ['FO-2', 24_990, 'always', '24_990_Ft'],
  ['FO-2', 1_234_567, 'always', '1_234_567_Ft'],
  ['FO-3', 9990, 'spelling', '9990_Ft'],
  ['FO-3', 1234, 'spelling', '1234_Ft'],
  ['FO-3', 12_990, 'spelling', '12_990_Ft'],
  ['FO-5', -1990, 'spelling', '−1990_Ft'],
  ['FO-5', -1990, 'always', '−1_990_Ft'],
  ['FO-5', -0, 'always', '0_Ft'],
  ['FO-1', Number.MAX_SAFE_INTEGER, 'always', '9_007_199_254_740_991_Ft'],
])('[%s] %d forints grouped "%s" are %s', (_rule, amount, grouping, text) => {
  expect(formatMoney(huf(amount), 'hu', grouping)).toBe(noBreak(text));
});

it.each<[rule: string, locale: Locale, money: Money, grouping: Grouping, text: string]>([
  ['FO-4', 'hu', eur(123_450), 'spelling', '1234,50_EUR'],
  ['FO-4', 'hu', eur(123_450), 'always', '1_234,50_EUR'],
  ['FO-4', 'de', eur(123_400), 'always', '1.234,00_€'],
  ['FO-4', 'de', eur(2_499_000), 'always', '24.990,00_€'],
  ['FO-3', 'de', eur(123_400), 'spelling', '1.234,00_€'],
  ['FO-4', 'it', eur(2_499_000), 'always', '24.990,00_€'],
  ['FO-4', 'it', eur(123_400), 'always', '1.234,00_€'],
  ['FO-3', 'it', eur(123_400), 'spelling', '1234,00_€'],
  ['FO-4', 'en', eur(123_400), 'always', '€1,234.00'],
  ['FO-4', 'en', eur(5), 'always', '€0.05'],
  ['FO-5', 'en', eur(-50), 'always', '−€0.50'],
  ['FO-5', 'de', eur(-50), 'always', '−0,50_€'],
  ['FO-9', 'hu', ron(123_450), 'always', '1_234,50_RON'],
  ['FO-9', 'hu', ron(123_450), 'spelling', '1234,50_RON'],
  ['FO-9', 'de', ron(123_400), 'always', '1.234,00_RON'],
  ['FO-9', 'it', ron(5), 'always', '0,05_RON'],
  ['FO-9', 'ro', ron(123_450), 'always', '1.234,50_lei'],
  ['FO-9', 'ro', ron(123_450), 'spelling', '1.234,50_lei'],
  ['FO-4', 'ro', eur(123_400), 'always', '1.234,00_€'],
  ['FO-1', 'ro', huf(12_990), 'always', '12.990_Ft'],
  ['FO-9', 'en', ron(123_450), 'always', 'RON_1,234.50'],
  ['FO-9', 'en', ron(-50), 'always', '−RON_0.50'],
  ['FO-1', 'de', huf(12_990), 'always', '12.990_Ft'],
  ['FO-1', 'it', huf(12_990), 'always', '12.990_Ft'],
  ['FO-1', 'en', huf(12_990), 'always', '12,990_Ft'],
])('[%s] in "%s" %o grouped "%s" is %s', (_rule, locale, money, grouping, text) => {
  expect(formatMoney(money, locale, grouping)).toBe(noBreak(text));
});

it.each([12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '[FO-6] %d is no amount in whole minor units',
  (minor) => {
    expect(() => formatMoney(huf(minor), 'hu')).toThrow(RangeError);
  },
);

it.each<[locale: Locale, from: Money, to: Money, text: string]>([
  ['hu', huf(10_000), huf(20_000), '10_000–20_000_Ft'],
  ['hu', huf(20_000), huf(10_000), '10_000–20_000_Ft'],
  ['hu', huf(990), huf(990), '990_Ft'],
  ['de', eur(1000), eur(2050), '10,00–20,50_€'],
  ['en', eur(1000), eur(2050), '€10.00–€20.50'],
  ['hu', ron(1000), ron(2050), '10,00–20,50_RON'],
  ['en', ron(1000), ron(2050), 'RON_10.00–RON_20.50'],
  ['hu', huf(-500), huf(500), '−500 – 500_Ft'],
])('[FO-7] in "%s" the range from %o to %o is %s', (locale, from, to, text) => {
  expect(formatMoneyRange(from, to, locale)).toBe(noBreak(text));
});

it('[FO-7] a range reads the same whichever end comes first, and holds the text of the higher', () => {
  const amount = fc.integer({ min: -1e9, max: 1e9 });
  fc.assert(
    fc.property(amount, amount, anyCurrency, languages, (a, b, currency, locale) => {
      const [one, other] = [
        { minor: a, currency },
        { minor: b, currency },
      ];
      const text = formatMoneyRange(one, other, locale);
      expect(formatMoneyRange(other, one, locale)).toBe(text);
      expect(text.endsWith(formatMoney(a > b ? one : other, locale))).toBe(true);
    }),
  );
});

it('[FO-7] a range of two currencies is a bug', () => {
  expect(() => formatMoneyRange(huf(1), eur(1), 'hu')).toThrow(RangeError);
});

it.each<[locale: Locale, money: Money, text: string]>([
  ['hu', huf(12_990), '12_990_Ft-tól'],
  ['hu', eur(1290), 'már 12,90_EUR ártól'],
  ['hu', ron(1290), 'már 12,90_RON ártól'],
  ['de', eur(1290), 'ab 12,90_€'],
  ['it', eur(1290), 'da 12,90_€'],
  ['ro', ron(1290), 'de la 12,90_lei'],
  ['en', huf(12_990), 'from 12,990_Ft'],
])('[FO-8] in "%s" the price from %o on is %s', (locale, money, text) => {
  expect(formatFromPrice(money, locale)).toBe(noBreak(text));
});

it('[FO-1] every amount can be read back from its text', () => {
  fc.assert(
    fc.property(amounts, anyCurrency, languages, groupings, (minor, currency, locale, grouping) => {
      const text = formatMoney({ minor, currency }, locale, grouping);
      const size = Number(text.replace(/\D/g, ''));
      expect(text.startsWith('−') ? -size : size).toBe(minor + 0 || 0);
      expect(text).not.toMatch(/[ -]/);
    }),
  );
});
