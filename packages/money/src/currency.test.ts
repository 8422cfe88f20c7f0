import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies, fractionDigits, isCurrency, minorPerUnit } from './currency.ts';
import { money, moneyFromWire, wireAmount } from './money.ts';

it.each([
  ['HUF', 0, 1],
  ['EUR', 2, 100],
  ['RON', 2, 100],
] as const)('[MO-5] %s has %s decimals, so %s minor units are one unit', (code, digits, units) => {
  expect(fractionDigits[code]).toBe(digits);
  expect(minorPerUnit[code]).toBe(units);
  expect(isCurrency(code)).toBe(true);
});

it.each(['USD', 'huf', '', undefined])('[MO-5] %s is no currency of the shop', (code) => {
  expect(isCurrency(code)).toBe(false);
});

it('[MO-5] the wire writes no more decimals than the currency has', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom(...currencies), (minor, currency) => {
      const written = wireAmount(money(minor, currency));
      expect(written).toBe(Number(written.toFixed(fractionDigits[currency])));
      expect(moneyFromWire(written, currency).minor).toBe(money(minor, currency).minor);
    }),
  );
});
