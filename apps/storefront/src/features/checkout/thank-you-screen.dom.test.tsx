import { createObservable } from '@shop/kernel';
import type { OutboxTask } from '@shop/sync-queue';
import { expect, it } from 'vitest';
import type { Personal } from '../../wiring/personal.ts';
import { showInShop } from '../../wiring/test/show-in-shop.tsx';
import { ThankYouScreen } from './thank-you-screen.tsx';

const promises = /elküldjük/i;

it.each<[story: string, task: object | undefined, title: string, words: string]>([
  ['no order', undefined, 'Nincs várakozó rendelés', ''],
  [
    'one that waits',
    { state: 'queued' },
    'A rendelést mentettük',
    'Elküldjük, amint a webáruház elérhető.',
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
])('promises only what will happen: %s', async (_story, task, title, words) => {
  const waiting = { call: 'createOrder', session: 'guest', silent: true, ...task };
  const tasks = createObservable(
    (task === undefined ? [] : [waiting]) as unknown as readonly OutboxTask[],
  );
  const outbox = { tasks } as unknown as Personal['outbox'];
  const page = await showInShop(<ThankYouScreen />, { outbox }, '/thank-you');
  expect(page.querySelector('h1')?.textContent).toBe(title);
  expect(page.textContent).toContain(words);
  expect(promises.test(page.textContent)).toBe(promises.test(words));
});
