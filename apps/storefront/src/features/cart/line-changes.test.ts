import type { CartItem } from '@shop/cart-sync';
import { describe, expect, it } from 'vitest';
import { changeOfPrice, piecesLeft } from './line-changes.ts';

const line = (price: number, serverPrice: number, rest: Partial<CartItem> = {}): CartItem => ({
  sku: 'SZEK',
  type_id: 'simple',
  qty: 2,
  product: { id: 1, sku: 'SZEK', name: 'Szék', type_id: 'simple', price_incl_tax: price },
  totals: {
    item_id: 1,
    qty: 2,
    price: serverPrice,
    price_incl_tax: serverPrice,
    row_total: 2 * serverPrice,
    row_total_incl_tax: 2 * serverPrice,
    tax_amount: 0,
    tax_percent: 27,
    discount_amount: 0,
    discount_percent: 0,
  },
  ...rest,
});

describe('changeOfPrice', () => {
  it('names the price it had and the price it has', () => {
    expect(changeOfPrice(line(12_990, 14_990))).toEqual({ was: 12_990, is: 14_990 });
  });

  it('is silent where both agree or one is not known', () => {
    expect(changeOfPrice(line(12_990, 12_990))).toBeUndefined();
    expect(changeOfPrice(line(12_990, 0))).toBeUndefined();
    expect(changeOfPrice({ ...line(12_990, 1), totals: undefined })).toBeUndefined();
  });

  it('leaves out what is put together', () => {
    const product_option = {
      extension_attributes: { custom_options: [{ option_id: '1', option_value: 'Anna' }] },
    };
    expect(changeOfPrice(line(12_990, 14_990, { product_option }))).toBeUndefined();
  });
});

describe('piecesLeft', () => {
  it('is what was last heard of the stock, as long as there is any', () => {
    const stock = { is_in_stock: true, qty: 3 };
    expect(piecesLeft(line(1, 1, { stock }))).toBe(3);
    expect(piecesLeft(line(1, 1, { stock: { is_in_stock: false, qty: 0 } }))).toBeUndefined();
    expect(piecesLeft(line(1, 1))).toBeUndefined();
  });
});
