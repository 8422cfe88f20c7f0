import type { CartItem } from '@shop/cart-sync';
import { expect, it } from 'vitest';
import { showInShop } from '../../test/show-in-shop.tsx';
import { useLineNotice } from './line-notice.ts';

const line: CartItem = {
  sku: 'SZEK',
  type_id: 'simple',
  qty: 3,
  product: { id: 1, sku: 'SZEK', name: 'Fészek szék', type_id: 'simple', price_incl_tax: 54_990 },
};

function Notice({ item }: { item: CartItem }) {
  return <p>{useLineNotice()(item)?.text}</p>;
}

it.each<[story: string, rest: Partial<CartItem>, words: string]>([
  ['nothing', {}, ''],
  [
    'there is nothing left',
    { errors: { stock: 'out-of-stock' }, stock: { is_in_stock: false, qty: 0 } },
    'Elfogyott',
  ],
  [
    'the shop has taken it off sale',
    { errors: { stock: 'out-of-stock' }, stock: { is_in_stock: false, qty: 2 } },
    'Elfogyott',
  ],
  [
    'the server cannot sell so many',
    {
      errors: { stock: 'out-of-stock', server: 'out-of-stock' },
      stock: { is_in_stock: true, qty: 1 },
    },
    'Ebből a termékből csak 1 darab érhető el.',
  ],
  [
    'it costs something else than when it was put in',
    { totals: { price_incl_tax: 49_990 } as CartItem['totals'] },
    'Megváltozott az ár: 54\u00a0990\u00a0Ft helyett 49\u00a0990\u00a0Ft.',
  ],
])('shows at a line: %s', async (_story, rest, words) => {
  const page = await showInShop(<Notice item={{ ...line, ...rest }} />);
  expect(page.querySelector('p')?.textContent).toBe(words);
});
