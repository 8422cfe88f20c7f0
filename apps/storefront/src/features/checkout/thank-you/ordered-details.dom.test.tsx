import type { NewOrderInput } from '@shop/contract';
import { createObservable } from '@shop/kernel';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { OrderedDetails } from './ordered-details.tsx';

it('shows all costs between the goods and the total, so that the sum adds up', async () => {
  const cart = {
    state: createObservable({ items: [], shippingMethods: [], paymentMethods: [] }),
  } as unknown as ShopperSession['cart'];
  const order = {
    products: [{ sku: 'ZG-1', name: 'Rönk asztalka', qty: 2, price_incl_tax: 29_990 }],
    addressInformation: {},
  } as unknown as NewOrderInput;
  const seenDetails = {
    total: 61_970,
    fees: [
      { label: 'Szállítás', value: '1 490 Ft' },
      { label: 'Fizetési mód díja', value: '500 Ft' },
    ],
    payment: 'Utánvét',
    delivery: undefined,
  };
  const page = await showInShop(
    <OrderedDetails order={order} displayedDetails={seenDetails} pickup={undefined} />,
    {
      cart,
    },
  );
  const text = page.textContent.replaceAll(' ', ' ');
  expect(text).toContain('59 980 Ft');
  expect(text).toMatch(/Szállítás.*1 490 Ft.*Fizetési mód díja.*500 Ft.*Végösszeg.*61 970 Ft/);
});

it('names an online payment: paid how, and how much in its currency', async () => {
  const cart = {
    state: createObservable({ items: [], shippingMethods: [], paymentMethods: [] }),
  } as unknown as ShopperSession['cart'];
  const page = await showInShop(
    <OrderedDetails
      order={undefined}
      displayedDetails={undefined}
      pickup={undefined}
      paid={{ title: 'Bankkártya, Barion tárca', amount: 37.9, currency: 'EUR' }}
    />,
    { cart },
  );
  const rows = [...page.querySelectorAll('tr')].map((row) =>
    row.textContent.replaceAll('\u00a0', ' '),
  );
  expect(rows).toEqual(['Fizetési módBankkártya, Barion tárca', 'Kifizetve37,90 EUR']);
});
