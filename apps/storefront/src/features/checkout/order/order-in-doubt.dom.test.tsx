import type { Account } from '@shop/account';
import { createObservable } from '@shop/kernel';
import type { OutboxTask } from '@shop/sync-queue';
import { Provider } from 'jotai';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { SignInDialog } from '../../account/sign-in/sign-in-dialog.tsx';
import { Notifications } from '../../../shell/notifications/notifications.tsx';
import { OrderInDoubt } from './order-in-doubt.tsx';
import { ThankYouScreen } from '../thank-you/thank-you-screen.tsx';

const doubtful = {
  taskId: 'o',
  stream: 'order:o',
  call: 'createOrder',
  state: 'parked',
  parkedFor: 'outcome-unknown',
  inDoubtSince: 1,
  updatedAt: 2,
  session: 'guest',
} as OutboxTask;
const nobody = { status: 'guest' };
const customer = { status: 'signed-in', profile: { id: 17 } };

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

async function open(
  order: Partial<OutboxTask> = {},
  {
    session = nobody,
    path = '/',
    pages,
  }: { session?: object; path?: string; pages?: readonly string[] } = {},
) {
  const tasks = createObservable<readonly OutboxTask[]>([{ ...doubtful, ...order } as OutboxTask]);
  const outbox = {
    tasks,
    ordersToConfirm: () => [],
    onNotice: () => () => {},
    retry: vi.fn<() => Promise<void>>(async () => {}),
    discard: vi.fn<() => Promise<boolean>>(async () => true),
    lookUpOrder: vi.fn<() => Promise<void>>(async () => {}),
  };
  const page = await showInShop(
    <Provider>
      <OrderInDoubt />
      <Notifications />
      {path === '/thank-you' && <ThankYouScreen />}
      <SignInDialog />
    </Provider>,
    {
      cart: { state: createObservable({ notices: [] }) } as unknown as ShopperSession['cart'],
      account: {
        session: createObservable(session),
        onEvent: () => () => {},
      } as unknown as Account,
      sessionReturn: { lost: createObservable(undefined), giveUp: () => {} } as never,
      outbox: outbox as unknown as ShopperSession['outbox'],
    },
    path,
    undefined,
    pages,
  );
  const dialog = () => page.querySelector('dialog[open]');
  const press = (label: string) =>
    act(() => {
      const found = [...(dialog()?.querySelectorAll('button') ?? [])].find(
        ({ textContent, ariaLabel }) => textContent === label || ariaLabel === label,
      );
      if (found === undefined) throw new Error(`There is no button ${label}`);
      found.click();
    });
  return { page, outbox, tasks, dialog, press };
}

const title = (dialog: Element | null) => dialog?.querySelector('h2')?.textContent;

it('offers the customer service only where the shop has written its page', async () => {
  const { dialog } = await open({ session: '17' }, { session: customer, pages: [] });
  expect(title(dialog())).toBe('Létrejött a rendelés?');
  expect(dialog()?.textContent).not.toContain('Ügyfélszolgálat');
});

it('asks whether an order in doubt was placed, and sends it after the confirmation', async () => {
  const { page, outbox, dialog, press } = await open({ session: '17' }, { session: customer });
  expect(title(dialog())).toBe('Létrejött a rendelés?');
  expect(dialog()?.textContent).toContain('nem sikerült kideríteni');
  expect(dialog()?.querySelector('a')?.getAttribute('href')).toBe('/ugyfelszolgalat');
  expect(page.textContent).not.toContain('A rendelést nem sikerült elküldeni.');
  press('Keresés újra');
  expect(outbox.lookUpOrder).toHaveBeenCalledWith('o');
  press('Megnéztem, nem jött létre – küldés újra');
  expect(outbox.retry).toHaveBeenCalledWith('o');
  press('Létrejött');
  expect(outbox.discard).toHaveBeenCalledWith('o');
});

it('links a guest to the login and then searches the order history', async () => {
  const { dialog, press } = await open();
  press('Bejelentkezés és keresés a rendeléseim között');
  expect(title(dialog())).toBe('Bejelentkezés');
});

it('waits when the question is postponed, and asks again after the next lookup', async () => {
  const { dialog, press, tasks } = await open();
  press('Bezárás');
  expect(dialog()).toBeNull();
  act(() => tasks.set([{ ...doubtful, updatedAt: 3 } as never]));
  expect(title(dialog())).toBe('Létrejött a rendelés?');
});

it('does not offer to send again where the cart was ordered', async () => {
  const { outbox, dialog, press } = await open({ parkedFor: 'number-unknown' });
  expect(title(dialog())).toBe('A kosárból rendelés lett');
  expect(dialog()?.textContent).not.toContain('küldés újra');
  press('Rendben');
  expect(outbox.discard).toHaveBeenCalledWith('o');
});

it('says that the lookup runs, and asks nothing', async () => {
  const { page, dialog } = await open({ state: 'queued', parkedFor: undefined });
  expect(dialog()).toBeNull();
  expect(page.querySelector('section[aria-label="Értesítések"] li')?.textContent).toContain(
    'Megszakadt a kapcsolat, és nem tudjuk, megérkezett',
  );
});

it.each<[order: Partial<OutboxTask>, heading: string, words: string]>([
  [{ state: 'queued', parkedFor: undefined }, 'A rendelést mentettük', 'Megszakadt a kapcsolat'],
  [{}, 'Létrejött a rendelés?', 'nem sikerült kideríteni'],
  [
    { parkedFor: 'number-unknown' },
    'A kosárból rendelés lett',
    'a rendelésszámot itt nem tudjuk megmutatni',
  ],
])('shows on the confirmation page what is known of %j', async (order, heading, words) => {
  const { page } = await open(order, { path: '/thank-you' });
  expect(page.querySelector('h1')?.textContent).toBe(heading);
  expect(page.textContent).toContain(words);
  expect(page.textContent).not.toMatch(/elküldjük/i);
});

it.each([
  ['an order that is being made', {}, { path: '/checkout' }],
  ['somebody else', { session: '18' }, { session: customer }],
])('does not interrupt %s', async (_who, order, where) => {
  const { dialog } = await open(order, where);
  expect(dialog()).toBeNull();
});
