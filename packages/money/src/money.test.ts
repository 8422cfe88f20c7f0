import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies, type Currency } from './currency.ts';
import {
  CurrencyMismatchError,
  addMoney,
  compareMoney,
  huf,
  money,
  moneyFromWire,
  multiplyMoney,
  allocate,
  subtractMoney,
  wireAmount,
  type Money,
} from './money.ts';

const forints = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const weight = fc.integer({ min: 0, max: 2 ** 47 });

describe('money', () => {
  it('[MO-1] adds, subtracts, multiplies and compares whole forints', () => {
    expect(addMoney(huf(12_990), huf(10))).toEqual(huf(13_000));
    expect(subtractMoney(huf(10), huf(12_990))).toEqual(huf(-12_980));
    expect(multiplyMoney(huf(12_990), 3)).toEqual(huf(38_970));
    expect(compareMoney(huf(1), huf(2))).toBeLessThan(0);
    expect(compareMoney(huf(2), huf(2))).toBe(0);
  });

  it.each([
    ['a sum', addMoney],
    ['a difference', subtractMoney],
    ['a comparison', compareMoney],
  ])('[MO-1] %s of two currencies throws', (_what, meet) => {
    const forint: Money = huf(1);
    expect(() => meet(forint, money(1, 'EUR'))).toThrow(CurrencyMismatchError);
    expect(() => meet(forint, money(1, 'EUR'))).toThrow(
      expect.objectContaining({ name: 'CurrencyMismatchError' }),
    );
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('[MO-1] %s is no amount', (amount) => {
    expect(() => huf(amount)).toThrow(RangeError);
  });

  it('[MO-1] has one zero', () => {
    expect(Object.is(huf(-0).minor, 0)).toBe(true);
    expect(Object.is(multiplyMoney(huf(-5), 0).minor, 0)).toBe(true);
  });

  it.each<[wire: number, currency: Currency, minor: number]>([
    [12_990, 'HUF', 12_990],
    [12_990.5, 'HUF', 12_991],
    [12.99, 'EUR', 1299],
    [0.1, 'EUR', 10],
    [46.41, 'RON', 4641],
    [1.005, 'EUR', 101], // its binary value lies below the half
    [9_146_512.995, 'RON', 914_651_300],
  ])('[MO-1] %s on the wire in %s is %s minor units', (wire, currency, minor) => {
    expect(moneyFromWire(wire, currency)).toEqual({ minor, currency });
  });

  it('[MO-1] goes to the wire and back unchanged', () => {
    fc.assert(
      fc.property(forints, fc.constantFrom(...currencies), (minor, currency) => {
        const amount = money(minor, currency);
        expect(moneyFromWire(wireAmount(amount), currency)).toEqual(amount);
      }),
    );
  });
});

describe('allocate', () => {
  it('[MO-3] gives the odd forint to the largest remainder', () => {
    expect(allocate(huf(100), [1, 1, 4]).map(({ minor }) => minor)).toEqual([17, 17, 66]);
    expect(allocate(huf(10), [3, 7, 5]).map(({ minor }) => minor)).toEqual([2, 5, 3]);
  });

  it('[MO-3] gives it to the earlier part on a tie', () => {
    expect(allocate(huf(100), [1, 1, 1]).map(({ minor }) => minor)).toEqual([34, 33, 33]);
  });

  it('[MO-3] splits a debt as it splits a credit', () => {
    expect(allocate(huf(-100), [1, 1, 1]).map(({ minor }) => minor)).toEqual([-34, -33, -33]);
  });

  it('[MO-3] makes equal parts where nothing weighs anything', () => {
    expect(allocate(huf(5), [0, 0]).map(({ minor }) => minor)).toEqual([3, 2]);
  });

  it('[MO-3] refuses an allocation without weights', () => {
    expect(() => allocate(huf(1), [])).toThrow(new RangeError('No weights'));
  });

  it.each([[[-1, 2]], [[0.5]], [[Number.NaN]]])('[MO-3] refuses the weights %j', (weights) => {
    expect(() => allocate(huf(1), weights)).toThrow(RangeError);
  });

  it('[MO-3] never makes or loses a forint, and no part is a whole unit from its share', () => {
    fc.assert(
      fc.property(forints, fc.array(weight, { minLength: 1, maxLength: 40 }), (whole, weights) => {
        const parts = allocate(huf(whole), weights).map(({ minor }) => minor);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
        const sum = weights.reduce((total, each) => total + each, 0);
        if (sum === 0) return;
        for (const [index, part] of parts.entries()) {
          const distance = BigInt(part) * BigInt(sum) - BigInt(whole) * BigInt(weights[index] ?? 0);
          expect(distance < BigInt(sum) && -distance < BigInt(sum)).toBe(true);
        }
      }),
    );
  });

  it('[MO-3] is exact where a product of two amounts is not', () => {
    const weights = [999_999_999, 1_000_000_000, 999_999_998];
    const parts = allocate(huf(2_999_999_997), weights).map(({ minor }) => minor);
    expect(parts).toEqual(weights);
  });
});
