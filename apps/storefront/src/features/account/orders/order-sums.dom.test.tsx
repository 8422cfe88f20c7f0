import type { Order } from '@shop/contract';
import { expect, it } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { OrderSums } from './order-sums.tsx';

const order = {
  order_currency_code: 'HUF',
  subtotal_incl_tax: 12_701,
  tax_amount: 2700,
  grand_total: 12_701,
} as Order;
it.each<[story: string, changes: Partial<Order>, delivery: string]>([
  ['free', { shipping_description: 'Futár', shipping_incl_tax: 0 }, 'Szállításingyenes'],
  ['at its price', { shipping_description: 'Futár', shipping_incl_tax: 1990 }, 'Szállítás1 990 Ft'],
  ['of nothing that is sent', { shipping_description: '', shipping_incl_tax: 0 }, ''],
])('[OR-12] names a delivery: %s', async (_story, changes, delivery) => {
  const page = await showInShop(<OrderSums order={{ ...order, ...changes }} />);
  const said = page.textContent.replaceAll(/\s/g, ' ');
  expect(said.slice(0, said.indexOf('Végösszeg'))).toBe(`Termékek ára12 701 Ft${delivery}`);
});

const ofTotal = 'Végösszeg12 701 Ft';
const tax = 'Ebből áfa: 2 700 Ft';

it.each<[story: string, cash: number | undefined, end: string]>([
  ['paid in another way', undefined, `${ofTotal}${tax}`],
  ['in cash to the forint', 12_701, `${ofTotal}${tax}`],
  [
    'in cash that is rounded',
    12_700,
    `${ofTotal}Fizetendő készpénzben: 12 700 Ft, kerekítés: −1 Ft${tax}`,
  ],
])('shows below the total the tax inside it and the cash amount: %s', async (_story, cash, end) => {
  const page = await showInShop(
    <OrderSums order={{ ...order, ...(cash !== undefined && { cash_total: cash }) }} />,
  );
  const said = page.textContent.replaceAll(/\s/g, ' ');
  expect(said.slice(said.indexOf('Végösszeg'))).toBe(end);
});
