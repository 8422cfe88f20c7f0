import type { Sale } from './definition.ts';
import { shopPrice } from './price.ts';

const windows = {
  active: { from: '2024-01-01 00:00:00', to: '2030-12-31 23:59:59' },
  expired: { from: '2023-03-01 00:00:00', to: '2023-04-15 23:59:59' },
  future: { from: '2031-02-01 00:00:00', to: '2031-02-28 23:59:59' },
} as const;

/**
 * The price fields of a product or variant with its reduction, if any.
 *
 * Units: gross whole forints. `price_history` is the ledger from which a shop page takes the lowest price of
 * the 30 days before the reduction began.
 */
export function priceFields(price: number, sale: Sale | undefined, created: string) {
  if (sale === undefined) {
    return { price, special_price: 0, final_price: price, sale: '0', discount: 0 };
  }
  const special = shopPrice(price * (1 - sale.percent / 100));
  const { from, to } = windows[sale.when];
  const active = sale.when === 'active';
  const prior = sale.prior === undefined ? price : shopPrice(price * sale.prior);
  const before = [
    { price, from: '2023-06-01', to: '2023-12-04' },
    { price: prior, from: '2023-12-05', to: '2023-12-20' },
    { price, from: '2023-12-21', to: '2023-12-31' },
    { price: special, from: '2024-01-01', to: null },
  ];
  return {
    price,
    special_price: special,
    special_from_date: from,
    special_to_date: to,
    final_price: active ? special : price,
    sale: active ? '1' : '0',
    discount: active ? Math.round(100 - (special / price) * 100) : 0,
    price_history: active ? before : [{ price, from: created, to: null }],
  };
}
