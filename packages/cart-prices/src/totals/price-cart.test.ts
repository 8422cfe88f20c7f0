import { expect, it } from 'vitest';
import { cartOf, cash, coupon, cups } from '../test/carts.ts';
import { priceCart, standardTaxRate } from './price-cart.ts';
import { totalsDocument } from './totals-document.ts';

const grossOf = (input: ReturnType<typeof cartOf>) => priceCart(input).totals.grandTotal.gross;

it('[CT-7] adds goods, delivery and the cost of the payment', () => {
  const cart = priceCart(cartOf([cups(3)]));
  expect(cart.due).toBe(4_990);
  expect(cart.totals.grandTotal.gross).toBe(5_490);
  expect(cart.load).toEqual({ country: 'HU', weightKg: 6, isVirtual: false });
});

it('[CT-7] a choice that does not fit costs nothing', () => {
  const heavy = priceCart(cartOf([cups(11)]));
  expect([heavy.shipping, heavy.totals.grandTotal.gross]).toEqual([undefined, 11_500]);
  const methods = { shipping: [], payment: [{ ...cash, bounds: { min: 0, max: 2_999 } }] };
  expect(grossOf(cartOf([cups(3)], { methods }))).toBe(3_000);
  expect(standardTaxRate(cartOf([]).lookup)).toBe(27);
});

it('[CT-8] the bounds of a payment hold for the amount before its own cost', () => {
  const methods = (max: number) => ({
    shipping: [],
    payment: [{ ...cash, bounds: { min: 0, max } }],
  });
  expect(grossOf(cartOf([cups(3)], { methods: methods(3_000) }))).toBe(3_500);
});

const withCoupon = (fields: Parameters<typeof coupon>[0], qty = 3) =>
  priceCart(cartOf([cups(qty)], { choices: { couponCode: 'TAVASZ' }, coupon: coupon(fields) }));

it('[CT-9] a coupon that holds lowers the price', () => {
  expect(withCoupon({})).toMatchObject({
    couponCode: 'TAVASZ',
    hasFreeShippingCoupon: false,
    idleCoupon: undefined,
    totals: { grandTotal: { gross: 2_700 } },
  });
  expect(withCoupon({ type: 'free_shipping' }).hasFreeShippingCoupon).toBe(true);
});

it('[CT-9] a coupon that does not hold stays in the cart with its reason, in amounts of the wire', () => {
  const line = cups(3, { currency: 'EUR' });
  const { lookup } = cartOf([line]);
  const cart = priceCart(
    cartOf([line], {
      lookup: { ...lookup, context: { ...lookup.context, currency: 'EUR' } },
      choices: { couponCode: 'TAVASZ' },
      coupon: coupon({ minAmount: 5_000 }),
    }),
  );
  expect(cart.couponCode).toBeUndefined();
  expect(cart.idleCoupon).toEqual({
    code: 'TAVASZ',
    error: 'coupon-minimum',
    minimum: 50,
    missing: 20,
  });
});

it('[CT-10] writes totals and lines as the wire has them, with titles that are translated', () => {
  const lines = [cups(3)];
  const cart = priceCart(
    cartOf(lines, {
      coupon: coupon(),
      choices: { ...cartOf(lines).choices, couponCode: 'TAVASZ' },
    }),
  );
  const document = totalsDocument(cart, lines, {
    currency: 'HUF',
    translate: (text) => `<${text}>`,
  });
  expect(document).toMatchObject({
    grand_total: 5_190,
    subtotal_incl_tax: 3_000,
    discount_amount: -300,
    shipping_incl_tax: 1_990,
    coupon_code: 'TAVASZ',
    items_qty: 3,
    items: [{ item_id: 7, sku: 'CUP', qty: 3, row_total_incl_tax: 3_000, discount_amount: 300 }],
  });
  expect(document.total_segments.map(({ title }) => title)).toEqual([
    '<Termékek ára>',
    '<Szállítás> (Házhoz)',
    '<Utánvét díja>',
    '<Kedvezmény> (TAVASZ)',
    '<Ebből áfa>',
    '<Végösszeg>',
  ]);
});
