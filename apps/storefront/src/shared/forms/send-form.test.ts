import { err, ok } from '@shop/kernel';
import type { OutboxTask } from '@shop/sync-queue';
import { expect, it } from 'vitest';
import { sendForm } from './send-form.ts';

const form = { stream: 'form:newsletter', call: 'subscribe', body: { email: 'a@b.hu' } } as const;
type ShopperSession = Parameters<typeof sendForm>[0];

/** Creates a shopper session with only the parts that a form uses: outbox and network state. */
function shopper(isOnline: boolean, state: OutboxTask['state'], isKept = true): ShopperSession {
  const task = { taskId: '1', state } as OutboxTask;
  return {
    connectivity: { isOnline: () => isOnline, subscribe: () => () => {} },
    outbox: {
      queue: () =>
        Promise.resolve(
          isKept
            ? ok(task)
            : err({
                kind: 'not-saved',
                reason: 'quota',
                answer: Promise.resolve(state === 'done' ? { code: 200, at: 0 } : undefined),
              }),
        ),
      outcome: () => Promise.resolve(task),
    } as unknown as ShopperSession['outbox'],
  };
}

it.each([
  ['sent and taken', shopper(true, 'done'), 'sent'],
  ['sent and not taken', shopper(true, 'refused'), 'refused'],
  ['given up on', shopper(true, 'parked'), 'refused'],
  ['kept for later without a network', shopper(false, 'queued'), 'waiting'],
  ['not kept, but sent', shopper(true, 'done', false), 'sent'],
  ['neither kept nor sent', shopper(true, 'queued', false), 'refused'],
])('a form is %s', async (_story, shopperStore, outcome) => {
  expect(await sendForm(shopperStore, form)).toBe(outcome);
});
