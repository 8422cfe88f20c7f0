import { expect, it } from 'vitest';
import { createDevice } from '../test/a-device.ts';
import { aTask } from '../test/a-task.ts';
import { createTaskStore } from './task-store.ts';

const setup = () => {
  const device = createDevice();
  return { ...device, disk: createTaskStore(device.store, device.portsOfTab().log) };
};

it.each<[story: string, value: unknown]>([
  ['null', null],
  ['a text', 'T1'],
  ['an id that is no text', { ...aTask(), taskId: 1 }],
  ['a stream that is no text', { ...aTask(), stream: 1 }],
  ['a call that is no text', { ...aTask(), call: 1 }],
  ['a call this build does not know', { ...aTask(), call: 'toString' }],
  ['a sequence that is no whole number', { ...aTask(), createdSeq: '1' }],
  ['a state that is no text', { ...aTask(), state: 1 }],
])('[SQ-19] a record with %s is no task: it stays in the store and is logged', async (_, value) => {
  const { disk, store, logged } = setup();
  await store.set('task/000000000001', value);
  expect(await disk.all()).toEqual([]);
  expect(await disk.find(1)).toBeUndefined();
  expect(logged[0]).toEqual({
    event: 'outbox.unreadable-task',
    fields: { key: 'task/000000000001' },
  });
  expect(await store.get('task/000000000001')).toEqual(value);
});

it('[SQ-6] a task that is not there is no unreadable one', async () => {
  const { disk, logged } = setup();
  expect(await disk.find(7)).toBeUndefined();
  expect(logged).toEqual([]);
});

it('[SQ-16] an outcome that cannot be written stays in memory until it can be', async () => {
  const { disk, store } = setup();
  const done = aTask({ state: 'done', attempts: 1 });
  await disk.write(aTask());
  store.failWrites = { kind: 'quota' };
  await disk.write(done);
  expect(await disk.find(1)).toEqual(done);
  store.failWrites = undefined;
  await disk.write(aTask({ state: 'refused', attempts: 1 }));
  expect(await disk.find(1)).toMatchObject({ state: 'refused' });
  await store.set('task/000000000001', aTask({ state: 'parked' }));
  expect(await disk.find(1)).toMatchObject({ state: 'parked' });
});

it('[SQ-6] a new task that cannot be written is not kept in memory', async () => {
  const { disk, store } = setup();
  store.failWrites = { kind: 'quota' };
  await disk.write(aTask({ attempts: 0 }));
  expect(await disk.find(1)).toBeUndefined();
});

it('[SQ-28] a deleted task is gone, also where only memory had its outcome', async () => {
  const { disk, store } = setup();
  await disk.write(aTask());
  store.failWrites = { kind: 'quota' };
  await disk.write(aTask({ state: 'done', attempts: 1 }));
  await disk.delete(aTask());
  expect(await disk.find(1)).toBeUndefined();
  store.failWrites = undefined;
  await disk.write(aTask({ createdSeq: 2 }));
  await disk.delete(aTask({ createdSeq: 2 }));
  await store.set('task/000000000002', aTask({ createdSeq: 2 }));
  expect(await disk.find(2)).toBeDefined();
});
