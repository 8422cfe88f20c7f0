import { expect, it } from 'vitest';
import type { TaskEvent } from '../task/next-task.ts';
import { createDevice } from '../test/a-device.ts';
import { aTask } from '../test/a-task.ts';
import { createLossyLock } from '../test/lossy-lock.ts';

const statesOf = (tab: { readonly tasks: { get(): readonly { readonly state: string }[] } }) =>
  tab.tasks.get().map(({ state }) => state);

it('[SQ-22] a tab shows the tasks it has read, none before', async () => {
  const device = createDevice();
  await device.keep([{}, { state: 'parked' }]);
  const tab = device.openTab();
  expect(tab.tasks.get()).toEqual([]);
  await tab.refresh();
  expect(statesOf(tab)).toEqual(['queued', 'parked']);
});

it('[SQ-22] every change is told to the other tabs, and nothing that changes nothing', async () => {
  const device = createDevice();
  const tab = device.openTab();
  await tab.add((createdSeq) => aTask({ createdSeq }));
  expect(device.messages).toHaveLength(1);
  const [task] = tab.tasks.get();
  await tab.change(task ?? aTask(), { type: 'retry' });
  expect(device.messages).toHaveLength(1);
  await tab.change(task ?? aTask(), { type: 'send' });
  expect(device.messages).toHaveLength(2);
  await tab.drop(() => false);
  expect(device.messages).toHaveLength(2);
  await tab.drop(() => true);
  expect(device.messages).toEqual(['outbox', 'outbox', 'outbox']);
});

it('[SQ-22] a task that another tab removed is changed no more and shown no more', async () => {
  const device = createDevice();
  await device.keep([{}]);
  const [tab, other] = [device.openTab(), device.openTab()];
  await Promise.all([tab.refresh(), other.refresh()]);
  await other.drop(() => true);
  expect(await tab.change(aTask(), { type: 'send' })).toBeUndefined();
  expect(tab.tasks.get()).toEqual([]);
  expect(await device.store.keys()).toEqual([]);
});

it('[SQ-22] a task whose place another one has is left alone, and the other is shown', async () => {
  const device = createDevice();
  await device.keep([{}]);
  const tab = device.openTab();
  await tab.refresh();
  await device.store.set('task/000000000001', aTask({ taskId: 'T9' }));
  expect(await tab.change(aTask(), { type: 'send' })).toBeUndefined();
  expect(tab.tasks.get()).toMatchObject([{ taskId: 'T9', state: 'queued' }]);
});

it('[SQ-6] only a full store makes room, and is written once more', async () => {
  const device = createDevice();
  let timesMade = 0;
  const tab = device.openTab({ makeRoom: async () => void (timesMade += 1) });
  await tab.add((createdSeq) => aTask({ createdSeq }));
  expect(timesMade).toBe(0);
  device.store.failWrites = { kind: 'unavailable' };
  const add = () => tab.add((createdSeq) => aTask({ taskId: 'T2', createdSeq }));
  expect(await add()).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
  expect(timesMade).toBe(0);
  device.store.failWrites = { kind: 'quota' };
  expect(await add()).toMatchObject({ ok: false, error: { kind: 'quota' } });
  expect(timesMade).toBe(1);
});

it('[SQ-28] who waits for the outcome of a task hears once that it was removed', async () => {
  const device = createDevice();
  await device.keep([{}]);
  const tab = device.openTab();
  await tab.refresh();
  const outcome = tab.outcome('T1');
  await tab.drop(() => true);
  expect(await outcome).toBeUndefined();
  expect(await tab.outcome('T1')).toBeUndefined();
});

/** A tab that loses its lock after its read to another tab, which runs `meanwhile` first. */
function openLosingTab(device: ReturnType<typeof createDevice>) {
  const { lock, take } = createLossyLock();
  let meanwhile: (() => Promise<unknown>) | undefined;
  const store: typeof device.store = {
    ...device.store,
    async get(key) {
      const value = await device.store.get(key);
      const act = meanwhile;
      meanwhile = undefined;
      if (act !== undefined) {
        take('outbox-write');
        await act();
      }
      return value;
    },
  };
  return {
    tab: device.openTab({ lock, store }),
    other: device.openTab({ lock }),
    loseAtRead: (act: () => Promise<unknown>) => void (meanwhile = act),
  };
}

it('[SQ-42] a task that another tab removed after it took the lock is not written again', async () => {
  const device = createDevice();
  await device.keep([{}]);
  const { tab, other, loseAtRead } = openLosingTab(device);
  loseAtRead(() => other.drop(() => true));
  expect(await tab.change(aTask(), { type: 'send' })).toBeUndefined();
  expect(await device.store.keys()).toEqual([]);
});

it('[SQ-42] a task that another tab changed after it took the lock is not removed for what it was', async () => {
  const device = createDevice();
  await device.keep([{}]);
  const { tab, other, loseAtRead } = openLosingTab(device);
  loseAtRead(() => other.change(aTask(), { type: 'send' }));
  expect(await tab.drop(({ state }) => state === 'queued')).toEqual([]);
  expect(await device.store.keys()).toHaveLength(1);
});

it.each<TaskEvent>([
  { type: 'later', error: { kind: 'network' }, mayHaveLeft: true, waitMs: 1 },
  { type: 'server-error', code: 500, waitMs: 1, maxServerErrors: 3 },
  { type: 'doubtful', error: { kind: 'network' }, waitMs: 1 },
])('[SQ-41] an earlier attempt that fails with $type changes nothing', async (failure) => {
  const device = createDevice();
  await device.keep([{}]);
  const tab = device.openTab();
  const first = await tab.change(aTask(), { type: 'send' });
  await tab.change(aTask(), { type: 'orphaned' });
  const second = await tab.change(aTask(), { type: 'send' });
  expect(second).toMatchObject({ state: 'sending', attempts: 2 });
  expect(await tab.change(first ?? aTask(), failure)).toEqual(second);
  expect(await tab.change(second ?? aTask(), failure)).not.toEqual(second);
});
