import { createObservable, ok } from '@shop/kernel';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { UnpaidOrder } from '../../cart/unpaid-order.tsx';
import { PaymentScreen } from './payment-screen.tsx';

const number = 'ZG-2026-000001-ABCDEF';
const unpaid = {
  order_number: number,
  state: 'failed',
  method: 'barion',
  title: 'Barion',
  amount: 49_990,
  refunded: 0,
  currency: 'HUF',
  is_open: false,
  reason: 'declined',
};
const task = {
  call: 'createOrder',
  session: 'guest',
  state: 'done',
  body: { products: [{ sku: 'ZG-1', qty: 1 }], expected_total: 49_990 },
  answer: {
    code: 200,
    result: { orderNumber: number, backendOrderId: '1', transferedAt: '', awaits_payment: true },
  },
};

/** Creates a shopper whose shop answers each call with the entry of `answers` for the end of its path. */
function shopperOf(answers: Readonly<Record<string, object>>, tasks: readonly object[]) {
  const fetch = async ({ url }: { url: string }) => {
    const [, result] = Object.entries(answers).find(([name]) => url.includes(name)) ?? [];
    const body = JSON.stringify({ code: 200, result });
    return ok({ status: 200, contentType: 'application/json', headers: {}, body });
  };
  return {
    account: {
      session: createObservable({ status: 'guest' }),
      onEvent: () => () => {},
      userToken: () => undefined,
      fetch,
    },
    connectivity: { isOnline: () => true },
    outbox: { tasks: createObservable(tasks) },
  } as unknown as ShopperSession;
}

const open = (shopper: ShopperSession) =>
  showInShop(<PaymentScreen />, shopper, `/payment?order=${number}`);
const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll('button')].map(({ textContent }) => textContent);

it('promises the articles back where this device knows them', async () => {
  const page = await open(shopperOf({ check: unpaid }, [task]));
  await expect.poll(() => page.textContent).toContain('a termékeket visszatesszük a kosarába');
  expect(buttons(page)).toEqual(['Újra megpróbálom', 'Más fizetési mód']);
});

it('promises nothing of the cart on a device that did not send the order', async () => {
  const page = await open(shopperOf({ check: unpaid }, []));
  await expect.poll(() => page.textContent).toContain('A bank elutasította a fizetést.');
  expect(page.textContent).not.toContain('kosar');
  expect(buttons(page)).toEqual(['Újra megpróbálom']);
});

it('says at an address without an order number that there is no payment', async () => {
  const page = await showInShop(<PaymentScreen />, shopperOf({}, []), '/payment');
  await expect.poll(() => page.textContent).toContain('Ehhez a rendelésszámhoz nincs fizetés.');
  expect(page.textContent).not.toContain('megőriztük');
});

it('leads to the customer service, or to the shop where that page is not written', async () => {
  const linkOf = async (pages?: readonly string[]) => {
    const shopper = shopperOf({}, []);
    const page = await showInShop(<PaymentScreen />, shopper, '/payment', undefined, pages);
    const link = page.querySelector('a');
    return [link?.textContent, link?.getAttribute('href')];
  };
  expect(await linkOf()).toEqual(['Ügyfélszolgálat', '/ugyfelszolgalat']);
  expect(await linkOf([])).toEqual(['Vásárlás folytatása', '/']);
});

it('leaves for the provider once this device has stored that the cart was ordered', async () => {
  onTestFinished(() => window.location.assign('#'));
  let settle: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => (settle = resolve));
  // Same-origin page of the provider, which the test window can open.
  const { href, origin } = window.location;
  const started = { redirect_url: `${href}#provider`, origins: [origin] };
  const page = await open({
    ...shopperOf({ check: unpaid, start: started }, [task]),
    checkout: { settled: () => settled },
  } as unknown as ShopperSession);
  await expect.poll(() => buttons(page)).toContain('Újra megpróbálom');
  await act(async () => page.querySelector('button')?.click());
  await expect.poll(() => page.textContent).toContain('oldalára');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(window.location.hash).toBe('');
  settle();
  await expect.poll(() => window.location.hash).toBe('#provider');
});

it.each([
  ['failed', true],
  ['awaiting', true],
  ['paid', false],
  ['canceled', false],
])('says beside an empty cart that an order waits: %s', async (state, isSaid) => {
  const onFetch = vi.fn<() => void>();
  const shopper = shopperOf({ check: { ...unpaid, state } }, [task]);
  const { fetch } = shopper.account;
  const account = { ...shopper.account, fetch: (request: never) => (onFetch(), fetch(request)) };
  const page = await showInShop(<UnpaidOrder />, { ...shopper, account } as ShopperSession);
  // The chunk of the notice and the answer arrive, each within `act`.
  await act(async () => void (await import('../../cart/pending-payment.tsx')));
  await act(async () => {});
  expect(onFetch).toHaveBeenCalledOnce();
  await expect.poll(() => page.textContent.includes(`Rendelésszám: ${number}.`)).toBe(isSaid);
});
