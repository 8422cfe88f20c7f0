import type { Checkout, CheckoutState } from '@shop/checkout';
import type { ParcelPoint } from '@shop/contract';
import { ok, type HttpRequest } from '@shop/kernel';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { showInShop } from '../../../test/show-in-shop.tsx';
import { ParcelPointChoice } from './parcel-point-choice.tsx';

const point = (code: string, change: Partial<ParcelPoint> = {}): ParcelPoint => ({
  code,
  name: `Győr, ${code}`,
  postcode: '9021',
  city: 'Győr',
  street: 'Minta utca 1.',
  carrier: 'gls',
  kind: 'locker',
  hours: Array.from({ length: 7 }, () => '00:00-24:00'),
  cash_on_delivery: true,
  ...change,
});
const weekday = '08:00-12:00, 13:00-18:00';
const shop = point('bolt', {
  kind: 'shop',
  hours: [weekday, weekday, weekday, weekday, weekday, '09:00-12:00', ''],
  cash_on_delivery: false,
});

afterEach(() => vi.useRealTimers());

async function open(
  shipping: Partial<CheckoutState['shipping']> = {},
  answer: () => { readonly status: number; readonly result: unknown } = () => ({
    status: 200,
    result: { items: [point('park'), shop], total_count: 2 },
  }),
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const requests: string[] = [];
  const changeShipping = vi.fn<(change: object) => Promise<void>>(async () => {});
  const fetch = async ({ url }: HttpRequest) => {
    requests.push(url);
    const { status, result } = answer();
    const body = JSON.stringify({ code: status, result });
    return ok({ status, contentType: 'application/json', headers: {}, body });
  };
  const state = {
    shipping: { shippingMethod: 'gls/point', city: '', ...shipping },
    problems: [],
  } as unknown as CheckoutState;
  const page = await showInShop(
    <ParcelPointChoice
      checkout={{ changeShipping } as unknown as Checkout}
      state={state}
      carrier="gls"
    />,
    {
      connectivity: { isOnline: () => true },
      account: { ...idleAccount, fetch },
    } as unknown as ShopperSession,
  );
  await pass();
  const status = () => page.querySelector('output')?.textContent ?? '';
  return { page, requests, changeShipping, status };
}
const idleAccount = {
  session: { get: () => ({ status: 'guest' }), subscribe: () => () => {} },
  onEvent: () => () => {},
  userToken: () => undefined,
};

/** Waits for the delay after typing and for the response. */
async function pass(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(400));
}

async function type(page: HTMLElement, text: string): Promise<void> {
  const field = page.querySelector('input[type=search]') as HTMLInputElement;
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    write?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await pass();
}

it('searches the town of the address at once, and then what is typed', async () => {
  const { page, requests, status, changeShipping } = await open({ city: 'Győr' });
  expect(requests).toEqual(['/api/ext/parcel-points?method=gls%2Fpoint&q=Gy%C5%91r']);
  expect(status()).toBe('2 csomagpont');
  const cards = [...page.querySelectorAll('fieldset > div > div')];
  const texts = cards.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(texts[0]).toBe('Győr, park9021 Győr, Minta utca 1.csomagautomata, 0:00–24:00');
  expect(texts[1]).toBe(
    'Győr, bolt9021 Győr, Minta utca 1.csomagpont, hétfő–péntek 8:00–12:00, 13:00–18:00, szombat 9:00–12:00Itt utánvéttel nem lehet fizetni.',
  );
  act(() => (page.querySelector('input[value=bolt]') as HTMLInputElement).click());
  expect(changeShipping).toHaveBeenCalledWith({ parcelPoint: shop });
  await type(page, ' 9021 ');
  expect(requests.at(-1)).toMatch(/q=9021$/);
  await type(page, 'g');
  expect(requests).toHaveLength(2);
  expect(status()).toBe('');
});

it('says when there is nothing, when there is more, and when the search fails', async () => {
  let result: unknown = { items: [], total_count: 0 };
  let code = 200;
  const { page, status } = await open({ city: 'Sehol' }, () => ({ status: code, result }));
  expect(status()).toMatch(/^Itt nincs csomagpont\. Keressen/);
  result = { items: [point('park')], total_count: 31 };
  await type(page, 'Budapest');
  expect(status()).toMatch(/^31 csomagpontból 1 látható\./);
  code = 500;
  await type(page, 'Pécs');
  expect(status()).toBe(
    'Az oldal egy része nem töltődött be. Ellenőrizze az internetkapcsolatot, és próbálja újra.',
  );
  code = 200;
  act(() => page.querySelector('button')?.click());
  await pass();
  expect(status()).toMatch(/^31 csomagpontból 1 látható/);
});

it('shows a point of the carrier that was chosen before, and searches another after a press', async () => {
  const { page, requests } = await open({ parcelPoint: shop, city: 'Győr' });
  expect(requests).toEqual([]);
  expect(page.textContent).toContain('Győr, bolt');
  expect(page.querySelector('input')).toBeNull();
  act(() => page.querySelector('button')?.click());
  expect(document.activeElement).toBe(page.querySelector('input[type=search]'));
  await type(page, 'Szeged');
  // The selected point stays in the list when a search does not find it.
  const chosen = page.querySelector('input:checked') as HTMLInputElement;
  expect(chosen.value).toBe('bolt');
});

it('does not count a point of another carrier, and needs the network to search', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { page, requests, status } = await open({
    parcelPoint: point('park', { carrier: 'mpl' }),
    city: 'Győr',
  });
  expect(page.querySelector('input[type=search]')).not.toBeNull();
  expect(status()).toBe('Ehhez internetkapcsolat kell. Próbálja újra, ha van kapcsolat.');
  expect(requests).toEqual([]);
  vi.restoreAllMocks();
});
