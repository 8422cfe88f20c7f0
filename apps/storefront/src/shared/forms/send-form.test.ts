import { err, ok } from '@shop/kernel';
import type { OutboxTask } from '@shop/sync-queue';
import { expect, it } from 'vitest';
import { sendForm } from './send-form.ts';

const form = { stream: 'form:newsletter', call: 'subscribe', body: { email: 'a@b.hu' } } as const;
type Personal = Parameters<typeof sendForm>[0];

/** A shopper's side of which a form only sees the outbox and the network. */
function personal(isOnline: boolean, state: OutboxTask['state'], isKept = true): Personal {
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
    } as unknown as Personal['outbox'],
  };
}

it.each([
  ['sent and taken', personal(true, 'done'), 'sent'],
  ['sent and not taken', personal(true, 'refused'), 'refused'],
  ['given up on', personal(true, 'parked'), 'refused'],
  ['kept for later without a network', personal(false, 'queued'), 'waiting'],
  ['not kept, but sent', personal(true, 'done', false), 'sent'],
  ['neither kept nor sent', personal(true, 'queued', false), 'refused'],
])('a form is %s', async (_story, shopper, outcome) => {
  expect(await sendForm(shopper, form)).toBe(outcome);
});
