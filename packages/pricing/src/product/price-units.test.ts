import { formatMoney } from '@shop/format';
import { moneyFromWire, type Gross, type MajorUnits, type MinorUnits, type Net } from '@shop/money';
import { expect, expectTypeOf, it } from 'vitest';
import { cartTotals } from '../cart/cart-totals.ts';
import { fromGross, fromNet } from '../tax/taxed-amount.ts';
import type { PriceFields } from './price-fields.ts';
import { priceProduct } from './price-product.ts';
import { quantitySteps } from './quantity-price.ts';
import { inHungary } from '../test/hungary.ts';

const priced = priceProduct({ price: 46.41 }, inHungary({ taxRules: [], currency: 'EUR' }));

it('[MO-7] findings A5: a price in major units does not compile as the price of a cart line', () => {
  const rest = { id: 'A', qty: 2, taxRate: 0 };
  expect(() =>
    // @ts-expect-error: 46.41 € is not 46.41 cents
    cartTotals([{ ...rest, unitGross: priced.price_incl_tax }], { rounding: 'line' }),
  ).toThrow(RangeError);
  const { minor } = moneyFromWire(priced.price_incl_tax, 'EUR');
  const totals = cartTotals([{ ...rest, unitGross: minor }], { rounding: 'line' });
  expect(totals.grandTotal.gross).toBe(9282);
});

it('[MO-7] net and gross of a price do not compile in place of each other', () => {
  const taxed = fromGross(12_990, 27);
  // @ts-expect-error: a net amount is not gross
  expect(fromGross(taxed.net, 27).gross).toBe(10_228);
  // @ts-expect-error: a gross amount is not net
  expect(fromNet(taxed.gross, 27).gross).toBe(16_497);
  expectTypeOf<PriceFields['price']>().toEqualTypeOf<Net<MajorUnits>>();
  expectTypeOf<PriceFields['price_incl_tax']>().toEqualTypeOf<Gross<MajorUnits>>();
  expectTypeOf(taxed.gross).toEqualTypeOf<Gross<MinorUnits>>();
  expectTypeOf(quantitySteps(priced)[0]?.grossPrice).toEqualTypeOf<Gross<MajorUnits> | undefined>();
});

it('[MO-7] a price in major units does not compile as money', () => {
  // @ts-expect-error: money counts minor units
  expect(() => formatMoney({ minor: priced.price_incl_tax, currency: 'EUR' }, 'de')).toThrow(
    RangeError,
  );
});
