import { unsafeBrand, type CustomerId, type Log } from '@shop/kernel';
import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
} from '@shop/testing';
import type { OutboxPorts } from '../outbox/outbox-ports.ts';
import { createTaskRepository } from '../storage/task-repository.ts';
import type { OutboxTask } from '../task/task.ts';
import { aTask } from './a-task.ts';

/** Creates the storage of one device and repositories of its tabs. Records logs and messages to other tabs. */
export function createDevice() {
  const store = createMemoryStore();
  const lock = createMemoryLock();
  const hub = createBroadcastHub();
  const logged: { readonly event: string; readonly fields: unknown }[] = [];
  const messages: unknown[] = [];
  const record = (event: string, fields?: unknown): void => void logged.push({ event, fields });
  const log = { debug: record, info: record, warn: record, error: record } as unknown as Log;
  hub.join().subscribe((message) => messages.push(message));

  const portsOfTab = (over: Partial<OutboxPorts> = {}): OutboxPorts => ({
    fetch: () => Promise.reject(new Error('Nothing is sent here')),
    store,
    session: { current: () => unsafeBrand<CustomerId>('guest'), userToken: () => undefined },
    clock: createFakeClock(),
    ids: createSequentialIds(),
    random: () => 0.5,
    lock,
    connectivity: createSwitch(),
    broadcast: hub.join(),
    log,
    ...over,
  });
  return {
    store,
    logged,
    messages,
    portsOfTab,
    openTab: (over: Partial<OutboxPorts> = {}) => createTaskRepository(portsOfTab(over)),
    /** Stores tasks unchanged, in this order. */
    async keep(tasks: readonly Partial<OutboxTask>[]): Promise<void> {
      for (const [index, task] of tasks.entries()) {
        const createdSeq = index + 1;
        const key = `task/${String(createdSeq).padStart(12, '0')}`;
        await store.set(key, aTask({ taskId: `T${createdSeq}`, createdSeq, ...task }));
      }
    },
  };
}
