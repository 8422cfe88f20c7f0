import { createObservable } from '@shop/kernel';
import type { OutboxNotice, OutboxTask } from '@shop/sync-queue';
import { createSwitch } from '@shop/testing';
import { Provider } from 'jotai';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { showInShop } from '../../wiring/test/show-in-shop.tsx';
import type { Personal } from '../../wiring/personal.ts';
import { Notifications } from '../frame/notifications.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const order = { taskId: 'o', call: 'createOrder', state: 'queued', session: 'guest' } as OutboxTask;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

/** Opens the shop with an order that waits for its shopper's word, in an outbox that does what is told. */
async function open(outbox: Partial<Personal['outbox']>): Promise<HTMLElement> {
  const tasks = createObservable<readonly OutboxTask[]>([order]);
  return showInShop(
    <Provider>
      <WaitingOrders />
      <Notifications />
    </Provider>,
    {
      connectivity: createSwitch(true),
      cart: { state: createObservable({ notices: [] }) } as unknown as Personal['cart'],
      outbox: {
        tasks,
        ordersToConfirm: () => tasks.get(),
        onNotice: () => () => {},
        ...outbox,
      } as Personal['outbox'],
    },
  );
}

it('asks what becomes of an order that waits: it goes, goes later, or is let go of', async () => {
  const declineOrders = vi.fn<() => Promise<void>>(async () => {});
  const page = await open({ declineOrders });
  const dialog = page.querySelector('dialog[open]');
  const answers = [...(dialog?.querySelectorAll('button') ?? [])].filter(
    ({ ariaLabel }) => ariaLabel !== 'Bezárás',
  );
  expect(answers.map(({ textContent }) => textContent)).toEqual([
    'Elküldés',
    'Később',
    'Rendelés törlése',
  ]);
  act(() => answers[2]?.click());
  expect(declineOrders).toHaveBeenCalledOnce();
});

it('says that the shop could not take an order that was sent', async () => {
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
