import {
  unsafeBrand,
  err,
  type KeyValueStore,
  type Result,
  type StorageFailure,
  type CustomerId,
  type UserToken,
} from '@shop/kernel';
import {
  createBroadcastHub,
  createFakeClock,
  createMemoryLock,
  createMemoryStore,
  createSequentialIds,
  createSwitch,
  silentLog,
} from '@shop/testing';
import { createOutbox } from '../outbox/create-outbox.ts';
import { defaultOutboxConfig, type OutboxConfig } from '../outbox/outbox-config.ts';
import type { OutboxCrashPoint, OutboxPorts } from '../outbox/outbox-ports.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { createFakeBackend } from './fake-backend.ts';

/** Thrown in a tab that has been killed. */
class Killed extends Error {}

export interface Tab {
  readonly outbox: Outbox;
  readonly isAlive: () => boolean;
  /** Kills the tab: its pending work has no effect any more. */
  kill(): void;
}

export interface TabOptions {
  readonly config?: Partial<OutboxConfig>;
  readonly ports?: Partial<OutboxPorts>;
  /** Crash point at which the tab dies, at the `nth` pass. */
  readonly dieAt?: OutboxCrashPoint;
  readonly nth?: number;
  /** Called at each write; true makes the write fail. */
  readonly failsWrite?: () => boolean;
}

/** Creates one device with any number of tabs, and one server. */
export function createOutboxWorld() {
  const clock = createFakeClock();
  const backend = createFakeBackend(clock);
  const store = createMemoryStore();
  const network = createSwitch();
  const lock = createMemoryLock();
  const hub = createBroadcastHub();
  const ids = createSequentialIds();
  const session = { id: 'guest', token: undefined as string | undefined };

  function openTab({ config, ports, dieAt, nth = 1, failsWrite }: TabOptions = {}): Tab {
    let alive = true;
    let passed = 0;
    const broadcast = hub.join();
    const live = <A extends unknown[], R>(port: (...args: A) => R) => {
      return (...args: A): R => {
        if (!alive) throw new Killed();
        return port(...args);
      };
    };
    const kill = (): void => {
      alive = false;
      broadcast.leave();
    };
    const mine: KeyValueStore = {
      get: live((key) => store.get(key)),
      set: live(async (key, value): Promise<Result<void, StorageFailure>> =>
        failsWrite?.() === true ? err({ kind: 'quota' }) : store.set(key, value),
      ),
      delete: live((key) => store.delete(key)),
      keys: live((prefix) => store.keys(prefix)),
      clear: live(() => store.clear()),
    };
    const outbox = createOutbox(
      { ...defaultOutboxConfig, ...config },
      {
        fetch: live(backend.fetch),
        store: mine,
        session: {
          current: () => unsafeBrand<CustomerId>(session.id),
          userToken: () =>
            session.token === undefined ? undefined : unsafeBrand<UserToken>(session.token),
        },
        clock: {
          now: () => clock.now(),
          wait: (ms, signal) => (alive ? clock.wait(ms, signal) : new Promise(() => undefined)),
        },
        ids,
        random: () => 0.5,
        lock: {
          run: async (name, task) => {
            if (!alive) throw new Killed();
            return lock.run(name, task);
          },
        },
        connectivity: network,
        broadcast,
        log: silentLog,
        crashPoint(name) {
          if (!alive) throw new Killed();
          if (name !== dieAt || ++passed < nth) return;
          kill();
          throw new Killed();
        },
        ...ports,
      },
    );
    return { outbox, isAlive: () => alive, kill };
  }

  return {
    clock,
    backend,
    store,
    network,
    session,
    openTab,
    /** Opens a tab and starts it. */
    async start(options: TabOptions = {}): Promise<Outbox> {
      const { outbox } = openTab(options);
      await outbox.start();
      await turns();
      return outbox;
    },
    /** Runs all pending promises, then advances the clock by `ms`. */
    async pass(ms = 0): Promise<void> {
      await turns();
      await clock.advance(ms);
      await turns();
    },
  };
}

/** Runs pending promises, including long chains. */
export async function turns(count = 300): Promise<void> {
  for (let turn = 0; turn < count; turn++) await Promise.resolve();
}
