import { expect, it } from 'vitest';
import { createDevice } from '../test/a-device.ts';
import { aTask } from '../test/a-task.ts';
import type { AbortSignalLike } from '@shop/kernel';
import { createFakeClock, type FakeClock } from '@shop/testing';
import { createCallbacks } from './callbacks.ts';

const answered = aTask({ state: 'done', callback: 'wish' });

async function setup(task = answered) {
  const device = createDevice();
  await device.keep([task]);
  const repository = device.openTab();
  await repository.refresh();
  const fake = createFakeClock();
  const timers: AbortSignalLike[] = [];
  const clock: FakeClock = {
    ...fake,
    wait(ms, signal) {
      if (signal !== undefined) timers.push(signal);
      return fake.wait(ms, signal);
    },
  };
  const callbacks = createCallbacks(device.portsOfTab({ clock }), repository, 1000);
  const first = () => repository.tasks.get()[0];
  return { callbacks, clock, timers, logged: device.logged, first };
}

it('[SQ-17] a handler that ends acknowledges its task', async () => {
  const { callbacks, first, timers } = await setup();
  const taskIds: string[] = [];
  callbacks.on('wish', async ({ taskId }) => void taskIds.push(taskId));
  expect(callbacks.has('wish')).toBe(true);
  expect(callbacks.has('other')).toBe(false);
  await callbacks.run(answered);
  expect([taskIds, first()?.acknowledged]).toEqual([['T1'], true]);
  expect(timers.map(({ aborted }) => aborted)).toEqual([true]);
});

it('[SQ-17] a handler that throws is logged and leaves its task for the next start', async () => {
  const { callbacks, first, logged } = await setup();
  const cause = new Error('broken');
  callbacks.on('wish', () => Promise.reject(cause));
  await callbacks.run(answered);
  expect(first()?.acknowledged).toBe(false);
  expect(logged).toEqual([
    { event: 'outbox.callback-failed', fields: { callback: 'wish', cause } },
  ]);
});

it('[SQ-17] a handler that does not end leaves its task for the next start', async () => {
  const { callbacks, clock, first } = await setup();
  callbacks.on('wish', () => new Promise(() => {}));
  const run = callbacks.run(answered);
  await clock.advance(1000);
  await run;
  expect(first()?.acknowledged).toBe(false);
});

it('[SQ-17] nothing runs for an acknowledged task, or without a handler of its name', async () => {
  const { callbacks, logged } = await setup();
  let runs = 0;
  callbacks.on('wish', async () => void (runs += 1));
  await callbacks.run({ ...answered, acknowledged: true });
  await callbacks.run({ ...answered, callback: 'other' });
  await callbacks.run({ ...answered, callback: undefined });
  expect([runs, logged]).toEqual([0, []]);
});

it('[SQ-17] the end of a replaced handler leaves the new one', async () => {
  const { callbacks } = await setup();
  const end = callbacks.on('wish', async () => {});
  const endNew = callbacks.on('wish', async () => {});
  end();
  expect(callbacks.has('wish')).toBe(true);
  endNew();
  expect(callbacks.has('wish')).toBe(false);
});
