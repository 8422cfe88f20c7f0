import { huf, wireAmount, type Gross, type MajorUnits, type Net } from '@shop/money';
import { expect, expectTypeOf, it } from 'vitest';
import type { CartTotals, Coupon } from '../cart/cart-state.ts';
import { localTotals, type LocalTotalsParts } from './cart-totals.ts';

type Amount = Gross<MajorUnits>;

it('[CS-50] types the amounts of the cart as gross amounts in major units', () => {
  expectTypeOf<CartTotals['subtotalInclTax']>().toEqualTypeOf<Amount>();
  expectTypeOf<CartTotals['grandTotal']>().toEqualTypeOf<Amount>();
  expectTypeOf<CartTotals['discount']>().toEqualTypeOf<Amount>();
  expectTypeOf<Coupon['discount']>().toEqualTypeOf<Amount>();
});

it('[CS-50] does not compile with minor units or a net amount in place of them', () => {
  const discount = wireAmount(huf(500));
  const parts: LocalTotalsParts = { currency: 'HUF', discount };
  // @ts-expect-error minor units are not major units
  const inMinorUnits: LocalTotalsParts = { currency: 'HUF', discount: huf(500).minor };
  const net: Net<MajorUnits> = 500;
  // @ts-expect-error a net amount is not a gross one
  const withNet: LocalTotalsParts = { currency: 'HUF', discount: net };
  expect([localTotals([], parts), localTotals([], inMinorUnits)]).toEqual([
    localTotals([], withNet),
    localTotals([], withNet),
  ]);
});
