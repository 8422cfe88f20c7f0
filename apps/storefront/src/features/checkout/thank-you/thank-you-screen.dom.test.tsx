import { createObservable } from '@shop/kernel';
import type { OutboxTask } from '@shop/sync-queue';
import { expect, it } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { ThankYouScreen } from './thank-you-screen.tsx';

const promises = /elküldjük/i;

it.each<[story: string, task: object | undefined, title: string, words: string]>([
  ['no order', undefined, 'Nincs várakozó rendelés', ''],
  [
    'one that waits for the word of its shopper',
    { state: 'queued', consent: 'wanted' },
    'A rendelést mentettük',
    'Elküldjük, amint van internetkapcsolat, ha ez az oldal nyitva marad.',
  ],
  [
    'one that may go by itself',
    { state: 'queued', consent: 'given' },
    'A rendelést mentettük',
    'Automatikusan elküldjük, amint van internetkapcsolat, és a webáruház nyitva van',
  ],
  [
    'one the shop could not take yet',
    { state: 'queued', lastTrouble: { kind: 'later' } },
    'A rendelést mentettük',
    'Amint lehet, automatikusan elküldjük.',
  ],
  [
    'one that will not go by itself any more',
    { state: 'parked', lastTrouble: { kind: 'later' } },
    'A rendelést mentettük',
    'A rendelést nem sikerült elküldeni.',
  ],
])('announces only the next steps that will happen: %s', async (_story, task, title, words) => {
  const waiting = { call: 'createOrder', session: 'guest', silent: true, ...task };
  const tasks = createObservable(
    (task === undefined ? [] : [waiting]) as unknown as readonly OutboxTask[],
  );
  const outbox = { tasks } as unknown as ShopperSession['outbox'];
  const page = await showInShop(<ThankYouScreen />, { outbox }, '/thank-you');
  expect(page.querySelector('h1')?.textContent).toBe(title);
  expect(page.textContent).toContain(words);
  expect(promises.test(page.textContent)).toBe(promises.test(words));
});

it('links to the customer service once the shop has written its page', async () => {
  const link = 'a[href="/ugyfelszolgalat"]';
  const outbox = { tasks: createObservable([]) } as unknown as ShopperSession['outbox'];
  const show = (pages?: readonly string[]) =>
    showInShop(<ThankYouScreen />, { outbox }, '/thank-you', undefined, pages);
  expect((await show()).querySelector(link)).not.toBeNull();
  expect((await show([])).textContent).not.toContain('Ügyfélszolgálat');
});

const order = {
  products: [{ sku: 'ZG-1', name: 'Rönk asztalka', qty: 2, price_incl_tax: 29_990 }],
  addressInformation: {
    shippingAddress: {
      firstname: 'Anna',
      lastname: 'Kovács',
      country_id: 'HU',
      postcode: '1137',
      city: 'Budapest',
      street: ['Pozsonyi út 12.'],
    },
    payment_method_code: 'cashondelivery',
  },
  expected_total: 61_970,
};

/** Renders the page with the order in the outbox: waiting, or sent with this response. */
function openWith(path: string, answer?: object, body: object = order): Promise<HTMLElement> {
  const task = {
    call: 'createOrder',
    session: 'guest',
    silent: true,
    state: answer === undefined ? 'queued' : 'done',
    body,
    answer,
  };
  const tasks = createObservable([task] as unknown as readonly OutboxTask[]);
  const cart = {
    state: createObservable({ items: [], shippingMethods: [], paymentMethods: [] }),
  } as unknown as ShopperSession['cart'];
  return showInShop(
    <ThankYouScreen />,
    { outbox: { tasks } as unknown as ShopperSession['outbox'], cart },
    path,
  );
}

it('[S3-35] findings H2: shows the waiting order from the copy on this device', async () => {
  const page = await openWith('/thank-you');
  expect(page.textContent).toContain('Rönk asztalka');
  expect(page.textContent).toContain('59\u00a0980\u00a0Ft');
  expect(page.textContent.replaceAll('\u00a0', ' ')).toContain('Pozsonyi út 12.');
  expect(page.textContent).toContain('Mi történik ezután?');
});

it.each([
  ['its own number', '/thank-you?order=ZG-2026-000001', true],
  ['another number', '/thank-you?order=ZG-2026-000002', false],
  ['no number', '/thank-you', false],
])(
  'findings H2: shows a sent order only with its number in the address: %s',
  async (_story, path, isShown) => {
    const page = await openWith(path, {
      code: 200,
      result: {
        backendOrderId: '1',
        orderNumber: 'ZG-2026-000001',
        transferedAt: '2026-01-01 10:00:00',
      },
    });
    expect(page.textContent.includes('Rönk asztalka')).toBe(isShown);
  },
);

it.each([
  [{}, 'csomag'],
  [{ shippingExtraFields: { pickup_point: 'gyor' } }, 'átvehető'],
])('a waiting order with %o is recognised as a parcel or a pickup', async (fields, word) => {
  const page = await openWith('/thank-you', undefined, {
    ...order,
    addressInformation: { ...order.addressInformation, ...fields },
  });
  const steps = [...page.querySelectorAll('ol li')].map((step) => step.textContent);
  expect(steps.filter((step) => /csomag|átvehető/.test(step))).toEqual([
    expect.stringContaining(word),
  ]);
});
