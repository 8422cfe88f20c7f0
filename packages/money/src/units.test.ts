import { expect, expectTypeOf, it } from 'vitest';
import type { Currency } from './currency.ts';
import { addMoney, compareMoney, huf, money, moneyFromWire, wireAmount } from './money.ts';
import { withTax, withoutTax } from './rounding.ts';
import type { Gross, MajorUnits, MinorUnits, Net } from './units.ts';

const total = money(4641, 'EUR');
const minor: MinorUnits = total.minor;
const major: MajorUnits = wireAmount(total);

it('[MO-7] major units do not compile where minor units are expected, nor the reverse', () => {
  // @ts-expect-error: 46.41 major units are not 46.41 minor units
  expect(() => money(major, 'EUR')).toThrow(RangeError);
  // @ts-expect-error: an amount in minor units would be multiplied by 100 again
  expect(moneyFromWire(minor, 'EUR').minor).toBe(464_100);
  // @ts-expect-error: units of one amount are not those of the other
  const wrong: MinorUnits = major;
  expect(wrong).toBe(46.41);
  expectTypeOf(wireAmount(total)).toEqualTypeOf<MajorUnits>();
});

it('[MO-7] net does not compile where gross is expected, nor the reverse', () => {
  const net: Net<MinorUnits> = 1000;
  const gross = withTax(net, 27);
  // @ts-expect-error: tax would be added twice
  expect(withTax(gross, 27)).toBe(1613);
  // @ts-expect-error: tax would be removed from an amount without it
  expect(withoutTax(net, 27)).toBe(787);
  expectTypeOf(gross).toEqualTypeOf<Gross<MinorUnits>>();
  expectTypeOf<Gross<MajorUnits>>().not.toExtend<Gross<MinorUnits>>();
  expectTypeOf<Net<MajorUnits>>().not.toExtend<Gross<MajorUnits>>();
});

it('[MO-7] two known currencies do not compile in one calculation', () => {
  const cents = money(1, 'EUR');
  // @ts-expect-error: forints and cents
  expect(() => addMoney(huf(1), cents)).toThrow('Cannot combine HUF with EUR');
  // @ts-expect-error: forints and cents
  expect(() => compareMoney(huf(1), cents)).toThrow('Cannot combine HUF with EUR');
  const currency: Currency = 'EUR' as Currency;
  expect(addMoney(money(1, currency), cents).minor).toBe(2);
});

it('[MO-7] a plain number, as from a literal or a sum, is any amount', () => {
  const sum: number = minor + 1;
  expect(money(sum, 'EUR').minor).toBe(4642);
  expectTypeOf<number>().toExtend<MinorUnits>();
  expectTypeOf<Gross<MinorUnits>>().toExtend<number>();
});
