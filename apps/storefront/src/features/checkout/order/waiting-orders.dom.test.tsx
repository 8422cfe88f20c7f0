import { createObservable } from '@shop/kernel';
import type { OutboxNotice, OutboxTask } from '@shop/sync-queue';
import { createSwitch } from '@shop/testing';
import { Provider } from 'jotai';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInShop } from '../../../test/show-in-shop.tsx';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';
import { Notifications } from '../../../shell/notifications/notifications.tsx';
import { OrderDeletionDialog } from './order-deletion-dialog.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const body = {
  products: [
    { sku: 'FOTEL', name: 'Felhő fotel', qty: 2 },
    { sku: 'SZEK', qty: 1 },
  ],
  expected_total: 354_970,
  addressInformation: {
    shippingAddress: {
      firstname: 'Anna',
      lastname: 'Kovács',
      country_id: 'HU',
      postcode: '1137',
      city: 'Budapest',
      street: ['Pozsonyi út 12.'],
    },
  },
};
const waits = { taskId: 'o', call: 'createOrder', state: 'queued', session: 'guest' };
const order = { ...waits, body } as unknown as OutboxTask;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

/** Opens the shop with an order that waits for the shopper's confirmation, over a fake outbox. */
async function open(
  outbox: Partial<ShopperSession['outbox']> = {},
  remove: (orderKeys: readonly string[]) => Promise<void> = async () => {},
): Promise<HTMLElement> {
  const tasks = createObservable<readonly OutboxTask[]>([order]);
  return showInShop(
    <Provider>
      <WaitingOrders />
      <OrderDeletionDialog />
      <Notifications />
    </Provider>,
    {
      connectivity: createSwitch(true),
      cart: { state: createObservable({ notices: [] }) } as unknown as ShopperSession['cart'],
      queuedOrders: {
        find: async () => ({ items: [], shipping: 'Futár', payment: 'Utánvét készpénzzel' }),
        remove,
        note: async () => {},
        prune: async () => {},
      },
      outbox: {
        tasks,
        ordersToConfirm: () => tasks.get(),
        onNotice: () => () => {},
        ...outbox,
      } as ShopperSession['outbox'],
    },
  );
}

it('asks what to do with a waiting order: send, send later or delete', async () => {
  const page = await open();
  const dialog = page.querySelector('dialog[open]');
  const answers = [...(dialog?.querySelectorAll('button') ?? [])].filter(
    ({ ariaLabel }) => ariaLabel !== 'Bezárás',
  );
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Elküldés',
    'Később',
    'Rendelés törlése',
  ]);
  // The question shows articles, total, address and payment method.
  for (const text of ['2 × Felhő fotel', '354\u00a0970\u00a0Ft', 'Futár', 'Budapest', 'Utánvét']) {
    expect(dialog?.textContent).toContain(text);
  }
});

// findings G, H2: an order that waits offline
it('asks before a waiting order is deleted, with its goods and its total', async () => {
  const remove = vi.fn<(orderKeys: readonly string[]) => Promise<void>>(async () => {});
  const page = await open({}, remove);
  const press = (name: string) =>
    act(() => {
      const dialogs = [...page.querySelectorAll('dialog[open]')];
      const buttons = [...(dialogs.at(-1)?.querySelectorAll('button') ?? [])];
      buttons.find(({ textContent }) => textContent === name)?.click();
    });
  press('Rendelés törlése');
  expect(remove).not.toHaveBeenCalled();
  const question = [...page.querySelectorAll('dialog[open]')].at(-1);
  expect(question?.querySelector('h2')?.textContent).toMatch(/^Törli az elküldésre váró rendelést/);
  expect([...(question?.querySelectorAll('li') ?? [])].map((li) => li.textContent)).toEqual([
    '2 × Felhő fotel',
    '1 × SZEK',
  ]);
  expect(question?.textContent).toContain('354\u00a0970\u00a0Ft');
  press('Mégse');
  expect(remove).not.toHaveBeenCalled();
  press('Rendelés törlése');
  press('Rendelés törlése');
  expect(remove).toHaveBeenCalledExactlyOnceWith(['o']);
});

it('says that the shop could not accept a sent order', async () => {
  let tell: (notice: OutboxNotice) => void = () => {};
  const page = await open({
    onNotice(listener) {
      tell = listener;
      return () => {};
    },
  });
  act(() => tell({ kind: 'order-queued', task: order }));
  expect(page.querySelector('section[aria-label="Értesítések"] li')?.textContent).toContain(
    'A rendelést most nem tudjuk elküldeni, de megőriztük.',
  );
});
