import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPersistentState } from './persistent-state.ts';
import type { Broadcast, KeyValueStore, Lock, StorageFailure } from './ports.ts';
import { err, ok } from './result.ts';

declare const structuredClone: <T>(value: T) => T;

type Store = Pick<KeyValueStore, 'get' | 'set' | 'delete'>;

const parseNumbers = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
const append = (item: number) => (items: readonly number[]) => [...items, item];

/** One device: tabs share the store, the lock and the broadcast. */
function openDevice() {
  const entries = new Map<string, unknown>();
  const tails = new Map<string, Promise<unknown>>();
  const tabs: { listeners: Set<(message: string) => void>; messages: string[] }[] = [];
  const device = {
    entries,
    writes: 0,
    failWrites: undefined as StorageFailure | undefined,
    openTab,
  };

  const store: Store = {
    get: async (key) => structuredClone(entries.get(key)),
    async set(key, value) {
      if (device.failWrites !== undefined) return err(device.failWrites);
      device.writes += 1;
      entries.set(key, structuredClone(value));
      return ok();
    },
    delete: async (key) => void entries.delete(key),
  };
  const lock: Lock = {
    run(name, task) {
      const running = (tails.get(name) ?? Promise.resolve()).then(
        () => task(),
        () => task(),
      );
      tails.set(
        name,
        running.catch(() => undefined),
      );
      return running;
    },
  };

  function openTab(over: Partial<Store> = {}) {
    const tab = { listeners: new Set<(message: string) => void>(), messages: [] as string[] };
    tabs.push(tab);
    const broadcast: Broadcast = {
      post(message) {
        for (const { listeners, messages } of tabs.filter((other) => other !== tab)) {
          messages.push(message);
          for (const listener of listeners) listener(message);
        }
      },
      subscribe(listener) {
        tab.listeners.add(listener);
        return () => void tab.listeners.delete(listener);
      },
    };
    const ports = { store: { ...store, ...over } as KeyValueStore, lock, broadcast };
    return {
      ports,
      messages: tab.messages,
      numbers: createPersistentState('numbers', parseNumbers, ports),
    };
  }
  return device;
}

it('[KE-30] starts with the default and reads nothing before a refresh', async () => {
  const device = openDevice();
  device.entries.set('numbers', [1]);
  let reads = 0;
  const { numbers } = device.openTab({
    get: async () => ((reads += 1), [1]),
  });
  expect([numbers.value.get(), reads]).toEqual([[], 0]);
  await numbers.refresh();
  expect([numbers.value.get(), reads]).toEqual([[1], 1]);
});

it('[KE-31] shows an update at once and has stored it when it resolves', async () => {
  const device = openDevice();
  const { numbers } = device.openTab();
  const update = numbers.update(append(1));
  expect(numbers.value.get()).toEqual([1]);
  expect(device.entries.has('numbers')).toBe(false);
  expect(await update).toEqual(ok([1]));
  expect(device.entries.get('numbers')).toEqual([1]);
});

it('[KE-31] applies a change that is passed twice two times', async () => {
  const { numbers } = openDevice().openTab();
  const change = append(1);
  await Promise.all([numbers.update(change), numbers.update(change)]);
  expect(numbers.value.get()).toEqual([1, 1]);
});

it('[KE-31] deletes the key when the value becomes undefined', async () => {
  const device = openDevice();
  const parse = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const token = createPersistentState('token', parse, device.openTab().ports);
  await token.update(() => 'abc');
  expect(device.entries.get('token')).toBe('abc');
  expect(await token.update(() => undefined)).toEqual(ok());
  expect(device.entries.has('token')).toBe(false);
});

it('[KE-32] applies an update to the value that another tab stored', async () => {
  const device = openDevice();
  const [first, second] = [device.openTab(), device.openTab()];
  await first.numbers.update(append(1));
  expect(second.numbers.value.get()).toEqual([]);
  expect(await second.numbers.update(append(2))).toEqual(ok([1, 2]));
  expect(second.numbers.value.get()).toEqual([1, 2]);
});

it('[KE-32] [KE-34] loses no update of three tabs, whichever writes are refused', async () => {
  const step = fc.record({ tab: fc.nat({ max: 2 }), isRefused: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const device = openDevice();
      const tabs = [device.openTab(), device.openTab(), device.openTab()];
      for (const [index, { tab, isRefused }] of steps.entries()) {
        device.failWrites = isRefused ? { kind: 'quota' } : undefined;
        const result = await tabs[tab]?.numbers.update(append(index));
        expect(result?.ok).toBe(!isRefused);
        expect(tabs[tab]?.numbers.value.get()).toContain(index);
      }
      device.failWrites = undefined;
      await Promise.all(tabs.map(({ numbers }, tab) => numbers.update(append(100 + tab))));
      const expected = [...steps.keys(), 100, 101, 102];
      expect(parseNumbers(device.entries.get('numbers')).toSorted((a, b) => a - b)).toEqual(
        expected,
      );
    }),
  );
});

it.each([['text'], [null], [{ 0: 1 }], [7]])(
  '[KE-33] takes the default for a malformed value: %j',
  async (value) => {
    const device = openDevice();
    device.entries.set('numbers', value);
    const { numbers } = device.openTab();
    await numbers.refresh();
    expect(numbers.value.get()).toEqual([]);
    expect(device.entries.get('numbers')).toBe(value);
    await numbers.update(append(1));
    expect(device.entries.get('numbers')).toEqual([1]);
  },
);

it('[KE-34] keeps showing a refused update and writes it with the next one', async () => {
  const device = openDevice();
  const [full, other] = [device.openTab(), device.openTab()];
  device.failWrites = { kind: 'quota' };
  expect(await full.numbers.update(append(1))).toEqual(err({ kind: 'quota' }));
  await full.numbers.refresh();
  expect(full.numbers.value.get()).toEqual([1]);
  expect(other.messages).toEqual([]);

  device.failWrites = undefined;
  await other.numbers.update(append(2));
  expect(await full.numbers.update((items) => items)).toEqual(ok([2, 1]));
  expect(device.entries.get('numbers')).toEqual([2, 1]);
});

it('[KE-35] undoes a change that throws, and one whose store fails', async () => {
  const device = openDevice();
  let isBroken = true;
  const { numbers } = device.openTab({
    get: (key) =>
      isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(device.entries.get(key)),
  });
  const broken = numbers.update(append(1));
  expect(numbers.value.get()).toEqual([1]);
  await expect(broken).rejects.toThrow('broken');
  expect(numbers.value.get()).toEqual([]);

  isBroken = false;
  const thrown = numbers.update(() => {
    throw new Error('no such item');
  });
  await expect(thrown).rejects.toThrow('no such item');
  expect(await numbers.update(append(2))).toEqual(ok([2]));
});

it('[KE-36] neither writes, posts nor notifies when nothing changes', async () => {
  const device = openDevice();
  const [here, there] = [device.openTab(), device.openTab()];
  await here.numbers.update(append(1));
  let notifications = 0;
  here.numbers.value.subscribe(() => void (notifications += 1));
  expect(await here.numbers.update((items) => [...items])).toEqual(ok([1]));
  await here.numbers.refresh();
  expect([device.writes, there.messages, notifications]).toEqual([1, ['numbers'], 0]);
});

it('[KE-37] follows other tabs until it is stopped, and no other message', async () => {
  const device = openDevice();
  const [here, there] = [device.openTab(), device.openTab()];
  const refreshes: Promise<void>[] = [];
  const stop = there.numbers.follow((refreshed) => refreshes.push(refreshed));
  await here.numbers.update(append(1));
  await Promise.all(refreshes);
  expect(there.numbers.value.get()).toEqual([1]);

  here.ports.broadcast.post('emails');
  stop();
  await here.numbers.update(append(2));
  expect(refreshes).toHaveLength(1);
  expect(there.numbers.value.get()).toEqual([1]);
});

it('[KE-37] refreshes states of one message together', async () => {
  const device = openDevice();
  const [here, there] = [device.openTab(), device.openTab()];
  const parse = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const [hash, followed] = [here, there].map(({ ports }) =>
    createPersistentState('hash', parse, ports, 'cart'),
  );
  const refreshes: Promise<void>[] = [];
  followed?.follow((refreshed) => refreshes.push(refreshed));
  await hash?.update(() => 'abc');
  await Promise.all(refreshes);
  expect([there.messages, followed?.value.get()]).toEqual([['cart'], 'abc']);
});

it('[KE-38] leaves the stored value whole when a tab ends before its write', async () => {
  const device = openDevice();
  await device.openTab().numbers.update(append(1));
  // The browser releases the lock of an ended tab: its task ends without a write.
  const ending = device.openTab({ set: () => Promise.reject(new Error('tab closed')) });
  await expect(ending.numbers.update(append(2))).rejects.toThrow('tab closed');
  expect(device.entries.get('numbers')).toEqual([1]);
  expect(await device.openTab().numbers.update(append(3))).toEqual(ok([1, 3]));
});
