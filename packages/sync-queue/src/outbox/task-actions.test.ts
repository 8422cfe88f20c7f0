import { expect, it } from 'vitest';
import type { OutboxTask } from '../task/task.ts';
import { createDevice } from '../test/a-device.ts';
import { createTaskActions } from './task-actions.ts';

/** Actions on these tasks; `left` returns the ids of the remaining ones. */
async function setup(tasks: readonly Partial<OutboxTask>[]) {
  const device = createDevice();
  await device.keep(tasks);
  const repository = device.openTab();
  await repository.refresh();
  let wakes = 0;
  const actions = createTaskActions(repository, () => (wakes += 1));
  const left = () => repository.tasks.get().map(({ taskId }) => taskId);
  return { actions, repository, left, wakes: () => wakes };
}

const everyState = (['queued', 'sending', 'done', 'refused', 'parked'] as const).map((state) => ({
  state,
}));

it('[SQ-16] only an outcome is acknowledged, and only its own', async () => {
  const { actions, left } = await setup([...everyState, { state: 'done' }, { state: 'refused' }]);
  for (const id of ['T1', 'T2', 'T3', 'T4', 'T5']) await actions.acknowledge(id);
  expect(left()).toEqual(['T1', 'T2', 'T5', 'T6', 'T7']);
});

it.each<[story: string, task: Partial<OutboxTask>, isGone: boolean]>([
  ['that never left', { state: 'queued', attempts: 0 }, true],
  ['that may have left', { state: 'queued', attempts: 1 }, false],
  ['that is being sent', { state: 'sending', attempts: 1 }, false],
  ['that is done', { state: 'done', attempts: 1 }, false],
  ['that was refused', { state: 'refused', attempts: 1 }, true],
  ['that is parked', { state: 'parked', attempts: 1 }, true],
])('[SQ-28] of a task %s: discarded is %s', async (_story, task, isGone) => {
  const { actions, left } = await setup([task]);
  expect(await actions.discard('T1')).toBe(isGone);
  expect(left()).toEqual(isGone ? [] : ['T1']);
});

it('[SQ-32] orders that wait for consent are confirmed, and nothing else is', async () => {
  const { actions, repository, wakes } = await setup([
    { consent: 'wanted' },
    { consent: 'not-needed' },
    { consent: 'wanted', state: 'refused' },
  ]);
  expect(actions.ordersToConfirm().map(({ taskId }) => taskId)).toEqual(['T1']);
  await actions.confirmOrders();
  expect(actions.ordersToConfirm()).toEqual([]);
  expect(repository.tasks.get().map(({ consent }) => consent)).toEqual([
    'given',
    'not-needed',
    'wanted',
  ]);
  expect(wakes()).toBe(1);
});

it('[SQ-32] only orders that wait for consent and never left are declined', async () => {
  const { actions, left } = await setup([
    { consent: 'wanted' },
    { consent: 'wanted', attempts: 1 },
    { consent: 'not-needed' },
    { consent: 'wanted', state: 'parked' },
  ]);
  await actions.declineOrders();
  expect(left()).toEqual(['T2', 'T3', 'T4']);
});

it('[SQ-26] the unsent tasks of an account are listed before it ends', async () => {
  const { actions } = await setup([
    ...everyState.map(({ state }) => ({ state, session: '17' })),
    { session: '18' },
    { session: 'guest' },
  ]);
  const listed = actions.pendingTasksOf('17').map(({ taskId }) => taskId);
  expect(listed).toEqual(['T1', 'T2', 'T5']);
});

it('[SQ-27] a lost session keeps outcomes, orders and what is not its own', async () => {
  const { actions, left } = await setup([
    ...everyState.map(({ state }) => ({ state, session: '17' })),
    { session: '17', call: 'createOrder' },
    { session: '18' },
  ]);
  await actions.loseSession('17');
  expect(left()).toEqual(['T3', 'T4', 'T6', 'T7']);
});

it('[SQ-29] a retry wakes the sender, one of a task that is not there does nothing', async () => {
  const { actions, repository, wakes } = await setup([{ state: 'parked' }]);
  await actions.retry('T9');
  expect(wakes()).toBe(0);
  await actions.retry('T1');
  expect(wakes()).toBe(1);
  expect(repository.find('T1')?.state).toBe('queued');
});

it('[SQ-28] a discarded task wakes the sender, for the next one of its stream', async () => {
  const { actions, wakes } = await setup([{}, {}]);
  await actions.discard('T1');
  expect(wakes()).toBe(1);
});
