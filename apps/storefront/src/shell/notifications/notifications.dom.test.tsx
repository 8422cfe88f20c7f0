import type { Account, AccountEvent } from '@shop/account';
import type { CartNotice, CartState, CartSync } from '@shop/cart-sync';
import { createObservable, type EpochMs } from '@shop/kernel';
import { defineShopConfig } from '@shop/shop-config';
import type { OutboxTask } from '@shop/sync-queue';
import { createSwitch } from '@shop/testing';
import { useNavigate } from '@tanstack/react-router';
import { createStore, Provider, useAtom } from 'jotai';
import { act } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDrawerAtom } from '../../shared/overlays/drawers.ts';
import { builtConfig } from '../../shop/settings/built-config.ts';
import { showToastAtom } from '../../shared/toasts/toasts.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { showInShop } from '../../test/show-in-shop.tsx';
import { CartNotices } from '../../features/cart/cart-notices.tsx';
import { AccountNotices } from './account-notices.tsx';
import { FailureScreen } from '../pages/failure-screen.tsx';
import { Notifications } from './notifications.tsx';

const line = { key: 'k', sku: 'SZEK', name: 'Fészek szék', qty: 1 };

const cartSaying = (notice: CartNotice) =>
  ({
    state: createObservable({ notices: [notice] } as unknown as CartState),
  }) as unknown as CartSync;

/** Account that emits the event at its first subscription. */
const accountSaying = (event: AccountEvent) =>
  ({
    onEvent(hear: (event: AccountEvent) => void) {
      hear(event);
      return () => {};
    },
  }) as unknown as Account;
const quietCart = { state: createObservable({ notices: [] } as unknown as CartState) };

const said = (page: HTMLElement) =>
  [...page.querySelectorAll('section[aria-label="Értesítések"] li p')].map((p) => p.textContent);
const answers = (page: HTMLElement) =>
  [...page.querySelectorAll('section[aria-label="Értesítések"] li button')]
    .map((button) => button.textContent)
    .filter((label) => label !== '');

it.each<[notice: CartNotice, words: string]>([
  [{ id: '1', kind: 'added', confirmed: true, ...line }, 'A termék a kosárba került!'],
  [{ id: '1', kind: 'quantity-updated', confirmed: true, ...line }, 'A mennyiség frissült!'],
  [
    { id: '1', kind: 'volatile-stock', ...line },
    'A pontos készletet még ellenőrizzük; a terméket betettük a kosárba.',
  ],
  [{ id: '1', kind: 'out-of-stock', ...line }, 'A termék elfogyott, ezért nem tehető a kosárba.'],
  [
    { id: '1', kind: 'price-unknown', ...line },
    'A termék ára ismeretlen, ezért nem tehető a kosárba.',
  ],
  [{ id: '1', kind: 'not-available', ...line }, 'Nincs elérhető termékváltozat'],
  [{ id: '1', kind: 'sold-out', removed: false, ...line }, 'Fészek szék: elfogyott'],
  [
    { id: '1', kind: 'product-error', field: 'custom_options', error: 'fix-options', ...line },
    'Előbb töltse ki a megjelölt mezőket.',
  ],
  [
    { id: '1', kind: 'product-error', field: 'bundle_options', error: 'fix-options', ...line },
    'Előbb válassza ki a szett darabjait.',
  ],
  [
    { id: '1', kind: 'update-refused', outcome: 'restored', ...line },
    'Fészek szék: a módosítás nem sikerült. Próbálja újra.',
  ],
  [
    {
      id: '1',
      kind: 'update-refused',
      outcome: 'removed',
      reason: 'out-of-stock',
      text: 'We have less',
      ...line,
    },
    'Fészek szék: nincs belőle ennyi, ezért nem került a kosárba.',
  ],
  [
    { id: '1', kind: 'update-refused', outcome: 'restored', text: 'Not enough is left', ...line },
    'Fészek szék: a módosítás nem sikerült. Próbálja újra.',
  ],
  [
    { id: '1', kind: 'product-error', field: 'tax_class', error: 'No tax class', ...line },
    'A termékeket nem sikerült hozzáadni. Próbálja újra.',
  ],
  [
    { id: '1', kind: 'coupon-refused', code: 'NYAR', reason: 'unknown' },
    'Ez a kuponkód nem érvényes. Ellenőrizze a beírt kódot.',
  ],
  [
    { id: '1', kind: 'coupon-refused', code: 'NYAR', reason: 'unreachable' },
    'A kupont most nem tudjuk ellenőrizni. Próbálja újra néhány perc múlva.',
  ],
  [
    { id: '1', kind: 'coupon-refused', code: 'NYAR', reason: 'offline' },
    'A kupont most nem tudjuk ellenőrizni. Próbálja újra, ha van internetkapcsolat.',
  ],
])('[S4-44] [S8-4] shows the notice of the cart: %s', async (notice, words) => {
  const page = await showInShop(<Notifications />, { cart: cartSaying(notice) });
  expect(said(page)).toEqual([words]);
});

/** Page with an open drawer and a button that closes it. */
function DrawerOver() {
  const [open, tell] = useAtom(openDrawerAtom);
  return (
    <>
      <Notifications />
      {open === 'cart' && <CartNotices />}
      <button type="button" id="close" onClick={() => tell({ type: 'closed', name: 'cart' })}>
        Close
      </button>
    </>
  );
}

async function drawerSaying(notice: CartNotice) {
  const state = createObservable({ notices: [notice] } as unknown as CartState);
  const dismissNotice = (id: string) =>
    state.set({
      notices: state.get().notices.filter((one) => one.id !== id),
    } as unknown as CartState);
  const atoms = createStore();
  atoms.set(openDrawerAtom, { type: 'opened', name: 'cart' });
  return showInShop(
    <Provider store={atoms}>
      <DrawerOver />
    </Provider>,
    { cart: { state, dismissNotice } as unknown as CartSync },
  );
}
const wentWell: CartNotice = { id: '1', kind: 'added', confirmed: true, ...line };
const soldOut: CartNotice = { id: '1', kind: 'sold-out', removed: false, ...line };

it('leaves notices to the drawer while it covers the page; success is only announced there', async () => {
  const page = await drawerSaying(wentWell);
  expect(said(page)).toEqual([]);
  expect(page.querySelector('output')?.textContent).toBe('A termék a kosárba került!');
});

it.each([wentWell, soldOut])(
  'does not repeat a notice once the drawer is closed: %o',
  async (notice) => {
    const page = await drawerSaying(notice);
    act(() => page.querySelector<HTMLElement>('#close')?.click());
    expect(said(page)).toEqual([]);
  },
);

it('lets a notice of the drawer be closed', async () => {
  const page = await drawerSaying(soldOut);
  expect(said(page)).toEqual(['Fészek szék: elfogyott']);
  act(() => page.querySelector<HTMLElement>('li button')?.click());
  expect(said(page)).toEqual([]);
});

it('pauses the expiry of a notice of the drawer while it has the focus', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const page = await drawerSaying(soldOut);
  const close = page.querySelector<HTMLElement>('li button');
  act(() => close?.focus());
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(said(page)).toHaveLength(1);
  act(() => close?.blur());
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(said(page)).toEqual([]);
});

/** Page with links to this path and to the home page. */
function WayTo({ path }: { readonly path: string }) {
  const navigate = useNavigate();
  return (
    <>
      <Notifications />
      {[path, '/'].map((href) => (
        <button type="button" key={href} id={href} onClick={() => void navigate({ href })}>
          {href}
        </button>
      ))}
    </>
  );
}

it.each(['/cart', '/checkout'])(
  'closes the notice of an added product when the page changes to %s, also one that comes there',
  async (path) => {
    const state = createObservable({ notices: [] } as unknown as CartState);
    const tell = (...notices: CartNotice[]) =>
      act(() => state.set({ notices } as unknown as CartState));
    const dismissNotice = (id: string) =>
      state.set({
        notices: state.get().notices.filter((notice) => notice.id !== id),
      } as unknown as CartState);
    const page = await showInShop(
      <WayTo path={path} />,
      { cart: { state, dismissNotice } as unknown as CartSync },
      path,
    );
    const go = (href: string) =>
      act(async () => {
        page.querySelector<HTMLElement>(`[id="${href}"]`)?.click();
        await new Promise((resolve) => setTimeout(resolve, 0));
      });
    const added = 'A termék a kosárba került!';
    await go('/');
    tell(wentWell);
    expect(said(page)).toEqual([added]);
    await go(path);
    expect(said(page)).toEqual([]);
    // The server confirms the second press later.
    tell({ ...wentWell, id: '2' }, { ...soldOut, id: '3' });
    expect(said(page)).toEqual(['Fészek szék: elfogyott']);
    expect(page.querySelector('output')?.textContent).toBe(added);
    await go('/');
    expect(said(page)).toEqual(['Fészek szék: elfogyott']);
  },
);

it.each<[event: AccountEvent, words: string, buttons: readonly string[]]>([
  [{ type: 'profile-updated', profile: undefined as never }, 'A fiók adatait mentettük', []],
  [{ type: 'password-changed' }, 'A jelszó sikeresen módosult', []],
  [{ type: 'signed-out', silent: false }, 'Sikeres kijelentkezés', []],
  [
    { type: 'session-lost', reason: 'refused' },
    'Kijelentkeztettük. A bejelentkezés lejárt, jelentkezzen be újra.',
    ['Rendben'],
  ],
  [
    { type: 'session-lost', reason: 'internal' },
    'Kijelentkeztettük. Frissítse az oldalt, és jelentkezzen be újra.',
    ['Frissítés', 'Rendben'],
  ],
])(
  '[S3-41] [S4-27] [S4-32] [S8-3] shows the result of an account change: %s',
  async (event, words, buttons) => {
    const page = await showInShop(
      <Provider>
        <AccountNotices />
        <Notifications />
      </Provider>,
      { account: accountSaying(event), cart: quietCart as unknown as ShopperSession['cart'] },
    );
    expect(said(page)).toEqual([words]);
    expect(answers(page)).toEqual(buttons);
  },
);

it.each<[story: string, task: Partial<OutboxTask>, words: string[], buttons: string[]]>([
  [
    'a change that was refused',
    { state: 'refused', answer: { at: 0 as EpochMs, code: 400, result: 'No such country' } },
    ['Ez nem sikerült. Próbálja újra néhány perc múlva.'],
    ['Rendben'],
  ],
  [
    'a refusal that has words of the shop',
    {
      state: 'refused',
      answer: { at: 0 as EpochMs, code: 409, result: 'no', meta: { error: 'email-taken' } },
    },
    ['Ezzel az e-\u2060mail-címmel már van fiók. Jelentkezzen be, vagy kérjen új jelszót.'],
    ['Rendben'],
  ],
  [
    'a change that could not be sent',
    { state: 'parked' },
    ['Egy módosítást vagy üzenetet nem sikerült elküldeni.'],
    ['Újra', 'Elvetés'],
  ],
  [
    'an order that could not be sent',
    { state: 'parked', call: 'createOrder', silent: true },
    ['A rendelést nem sikerült elküldeni.'],
    ['Újra', 'Rendelés törlése'],
  ],
  ['a change on its way', { state: 'sending' }, [], []],
  [
    'a refused task that is silent',
    { state: 'refused', silent: true, answer: { at: 0 as EpochMs, code: 400, result: 'No' } },
    [],
    [],
  ],
  [
    'a refusal because something was not found',
    {
      state: 'refused',
      answer: { at: 0 as EpochMs, code: 404, result: 'No', meta: { error: 'not-found' } },
    },
    [],
    [],
  ],
  ['a change of somebody else', { state: 'parked', session: '7' }, [], []],
])('[S8-7] shows what could not be sent to the shop: %s', async (_story, task, words, buttons) => {
  const queuedTask = { taskId: 't', call: 'updateMe', session: 'guest', silent: false, ...task };
  const page = await showInShop(<Notifications />, {
    account: { session: createObservable({ status: 'guest' }) } as unknown as Account,
    cart: quietCart as unknown as ShopperSession['cart'],
    outbox: { tasks: createObservable([queuedTask]) } as unknown as ShopperSession['outbox'],
  });
  expect(said(page)).toEqual(words);
  expect(answers(page)).toEqual(buttons);
});

it('[SC-45] [S8-7] shows a refusal with the text of the server where the settings say so', async () => {
  const answer = { at: 0 as EpochMs, code: 400, result: 'No such country', meta: { error: 'x' } };
  const task = { taskId: 't', call: 'updateMe', session: 'guest', silent: false };
  const page = await showInShop(
    <Notifications />,
    {
      account: { session: createObservable({ status: 'guest' }) } as unknown as Account,
      cart: quietCart as unknown as ShopperSession['cart'],
      outbox: {
        tasks: createObservable([{ ...task, state: 'refused', answer }]),
      } as unknown as ShopperSession['outbox'],
    },
    '/',
    defineShopConfig(builtConfig, { screen: { serverRefusalTexts: true } }),
  );
  expect(said(page)).toEqual(['No such country']);
  expect(answers(page)).toEqual(['Rendben']);
});

it('[S3-41] closes a notice after its lifetime, unless it stays until it is answered', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const events: readonly AccountEvent[] = [
    { type: 'password-changed' },
    { type: 'session-lost', reason: 'refused' },
  ];
  const account = {
    onEvent(hear: (event: AccountEvent) => void) {
      for (const event of events) hear(event);
      return () => {};
    },
  } as unknown as Account;
  const page = await showInShop(
    <Provider>
      <AccountNotices />
      <Notifications />
    </Provider>,
    {
      account,
      cart: { ...quietCart, dismissNotice: () => {} } as unknown as ShopperSession['cart'],
    },
  );
  const lost = 'Kijelentkeztettük. A bejelentkezés lejárt, jelentkezzen be újra.';
  expect(said(page).toSorted()).toEqual(['A jelszó sikeresen módosult', lost]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(said(page)).toEqual([lost]);
  const ok = [...page.querySelectorAll<HTMLElement>('li button')].find(
    ({ textContent }) => textContent === 'Rendben',
  );
  act(() => ok?.click());
  expect(said(page)).toEqual([]);
});

it('[S4-32] shows nothing for a silent sign-out', async () => {
  const page = await showInShop(
    <Provider>
      <AccountNotices />
      <Notifications />
    </Provider>,
    {
      account: accountSaying({ type: 'signed-out', silent: true }),
      cart: quietCart as unknown as ShopperSession['cart'],
    },
  );
  expect(said(page)).toEqual([]);
});

it('[S8-20] says offline that a page cannot be opened and the home page is shown', async () => {
  const page = await showInShop(
    <Provider>
      <FailureScreen error={new Error('network')} />
      <Notifications />
    </Provider>,
    { connectivity: createSwitch(false), cart: quietCart as unknown as ShopperSession['cart'] },
    '/soha-nem-latott',
  );
  await act(() => Promise.resolve());
  expect(page.querySelector('h1')?.textContent).toBe('A webáruház most nem érhető el');
  expect(page.querySelector('a[href="/"]')?.textContent).toBe('Kezdőlap');
  expect(said(page)).toEqual([
    'A termék, kategória vagy oldal internetkapcsolat nélkül nem érhető el. A kezdőlapot nyitottuk meg.',
  ]);
});

// findings D4
it.each<[story: string, notices: CartNotice[]]>([
  [
    'five quantities of a line',
    [2, 3, 4, 5, 6].map((qty) => ({
      id: String(qty),
      kind: 'quantity-updated',
      confirmed: true,
      ...line,
      qty,
    })),
  ],
  [
    'two articles in the same words',
    ['A', 'B'].map((sku) => ({ id: sku, kind: 'added', confirmed: true, ...line, sku })),
  ],
])('shows notices with the same text once: %s', async (_story, notices) => {
  const state = createObservable({ notices } as unknown as CartState);
  const dismissNotice = vi.fn<(id: string) => void>((id) =>
    state.set({
      notices: state.get().notices.filter((notice) => notice.id !== id),
    } as unknown as CartState),
  );
  const page = await showInShop(<Notifications />, {
    cart: { state, dismissNotice } as unknown as CartSync,
  });
  expect(said(page)).toHaveLength(1);
  expect(state.get().notices.map(({ id }) => id)).toEqual([notices[0]?.id]);
});

// findings D4
it('compares a notice of the cart with the latest notice of a screen, in order of arrival', async () => {
  const state = createObservable({ notices: [] } as unknown as CartState);
  const tell = (...notices: CartNotice[]) =>
    act(() => state.set({ notices } as unknown as CartState));
  const dismissNotice = (id: string) =>
    state.set({
      notices: state.get().notices.filter((notice) => notice.id !== id),
    } as unknown as CartState);
  const atoms = createStore();
  const page = await showInShop(
    <Provider store={atoms}>
      <Notifications />
    </Provider>,
    { cart: { state, dismissNotice } as unknown as CartSync },
  );
  tell({ ...wentWell, id: 'cart-1' });
  const words = said(page)[0] ?? '';
  act(() => atoms.set(showToastAtom, { tone: 'success', message: words }));
  expect(said(page)).toEqual([words]);
  act(() => atoms.set(showToastAtom, { tone: 'info', message: 'Something else' }));
  tell({ ...wentWell, id: 'cart-1' }, { ...wentWell, id: 'cart-2' });
  expect(said(page)).toEqual([words, 'Something else', words]);
});
