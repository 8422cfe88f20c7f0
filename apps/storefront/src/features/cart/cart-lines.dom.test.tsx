import type { CartItem } from '@shop/cart-sync';
import { defineShopConfig } from '@shop/shop-config';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { CartLines } from './cart-lines.tsx';

const line: CartItem = {
  sku: 'SZEK',
  type_id: 'simple',
  qty: 2,
  product: { id: 1, sku: 'SZEK', name: 'Fészek szék', type_id: 'simple', price_incl_tax: 54_990 },
  totals: {
    item_id: 1,
    qty: 2,
    price: 43_299,
    price_incl_tax: 54_990,
    row_total: 86_598,
    row_total_incl_tax: 109_980,
    tax_amount: 23_382,
    tax_percent: 27,
    discount_amount: 10_998,
    discount_percent: 10,
  },
};
const plain = (page: HTMLElement) => page.textContent?.replace(/\u00a0/g, ' ');

it('[S4-14] [S3-54] shows the total and the coupon discount of a line', async () => {
  const text = plain(await showInShop(<CartLines items={[line]} />));
  expect(text).toContain('109 980 Ft');
  expect(text).toContain('kupon: −10 998 Ft');
});

it('hides the discount of a line where the shop configures it', async () => {
  const quiet = defineShopConfig(builtConfig, { cart: { displayItemDiscounts: false } });
  const page = await showInShop(<CartLines items={[line]} />, {}, '/', quiet);
  expect(plain(page)).not.toContain('kupon');
});

it('shows no discount of a coupon that takes nothing off or applies to another quantity', async () => {
  const page = await showInShop(<CartLines items={[{ ...line, qty: 3 }]} />);
  expect(plain(page)).not.toContain('kupon');
});

// findings D7
it.each<[story: string, rest: Partial<CartItem>, isSaid: boolean]>([
  ['the shop was asked and has it', { info: { stock: 'in-stock' } }, true],
  ['the shop has it', { stock: { is_in_stock: true, qty: 8 } }, true],
  ['nobody knows', {}, false],
  [
    'it is sold out',
    {
      info: { stock: 'in-stock' },
      errors: { stock: 'out-of-stock' },
      stock: { is_in_stock: false, qty: 0 },
    },
    false,
  ],
  ['fewer are left', { stock: { is_in_stock: true, qty: 1 } }, false],
])('[S8-23] shows whether a line is in stock: %s', async (_story, rest, isSaid) => {
  const page = await showInShop(<CartLines items={[{ ...line, ...rest }]} />);
  expect(plain(page)?.includes('Raktáron')).toBe(isSaid);
});
