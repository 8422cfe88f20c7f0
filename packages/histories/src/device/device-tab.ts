import { createCartSync, defaultCartSyncConfig, type CartSync } from '@shop/cart-sync';
import { createServerSync } from '@shop/cart-sync/server';
import { createServerCart } from '@shop/cart-sync/wire';
import { calls, readAnswer, toHttpRequest, type Endpoint, type Product } from '@shop/contract';
import {
  err,
  ok,
  unsafeBrand,
  type Clock,
  type Connectivity,
  type Fetch,
  type KeyValueStore,
  type Lock,
  type Log,
  type Result,
  type UserToken,
} from '@shop/kernel';
import { createWishlist, type MirrorFailure, type Wishlist } from '@shop/saved-lists';
import {
  createOutbox,
  defaultOutboxConfig,
  type Outbox,
  type OutboxCrashPoint,
} from '@shop/sync-queue';
import { silentLog, type createBroadcastHub } from '@shop/testing';
import type { CrashPlan } from '../language/command.ts';
import { TabCrashed } from '../language/history-world.ts';

/** Parts that the tabs of a device share. */
export interface DeviceParts {
  readonly clock: Clock;
  readonly fetch: Fetch;
  readonly baseUrl: string;
  /** Timeout of a queued call's attempt, in ms. */
  readonly timeoutMs: number;
  readonly customerToken: string;
  readonly products: readonly Product[];
  readonly stores: Readonly<Record<'cart' | 'outbox' | 'lists', KeyValueStore>>;
  readonly hubs: Readonly<
    Record<'cart' | 'outbox' | 'lists', ReturnType<typeof createBroadcastHub>>
  >;
  readonly lock: Lock;
  readonly connectivity: Connectivity;
  readonly newId: () => string;
  /** Receives events logged as errors. */
  readonly onError: (event: string, cause: unknown) => void;
  /** Ends the process of the tab at a crash point. Absent: the tab ends because its ports no longer answer. */
  readonly die?: ((point: string) => void) | undefined;
}

/** One tab: cart, queue and wishlist on the stores of the device. */
export interface DeviceTab {
  readonly cart: CartSync;
  readonly outbox: Outbox;
  readonly wishlist: Wishlist;
  isAlive(): boolean;
  /** Ends the tab: its later calls have no effect. */
  kill(): void;
  /** Errors: `TabCrashed` if the tab ends before `running` does. */
  during<T>(running: Promise<T>): Promise<T>;
}

/** Creates a tab. Reads and sends nothing before its parts are started. */
export function createDeviceTab(parts: DeviceParts, crash?: CrashPlan): DeviceTab {
  const life = createLife(crash, parts.die);
  const { guard } = life;
  const { connectivity } = parts;
  const log: Log = {
    ...silentLog,
    error: (event, fields) => {
      if (life.isAlive()) parts.onError(event, fields?.['cause']);
    },
  };
  const clock: Clock = {
    now: () => parts.clock.now(),
    wait: (ms, signal) =>
      life.isAlive() ? parts.clock.wait(ms, signal) : new Promise(() => undefined),
  };
  const shared = {
    clock,
    log,
    connectivity,
    ids: { uuid: parts.newId },
    random: () => 0.5,
    // A tab releases its locks when it ends.
    lock: {
      run: guard((name, task) =>
        parts.lock.run(name, (hold) =>
          life.isAlive() ? life.during(task(hold)) : Promise.resolve(undefined as never),
        ),
      ) as Lock['run'],
    },
  };
  const fetch = guard(parts.fetch);
  const store = (name: keyof DeviceParts['stores']) => guardStore(parts.stores[name], guard);
  const broadcast = (name: keyof DeviceParts['hubs']) => {
    const joined = parts.hubs[name].join();
    life.onDeath(joined.leave);
    return joined;
  };

  const outbox = createOutbox(
    {
      ...defaultOutboxConfig,
      baseUrl: parts.baseUrl,
      timeoutMs: parts.timeoutMs,
      automaticTransmission: true,
    },
    {
      ...shared,
      fetch,
      store: store('outbox'),
      broadcast: broadcast('outbox'),
      session: { current: () => 'guest', userToken: () => undefined },
      crashPoint: (point: OutboxCrashPoint) => life.pass(point),
    },
  );
  const cart = createCartSync(defaultCartSyncConfig, {
    ...shared,
    server: {
      createSync: createServerSync,
      cart: createServerCart({
        fetch,
        baseUrl: parts.baseUrl,
        tokenTransport: 'query',
        userToken: () => undefined,
      }),
    },
    store: store('cart'),
    broadcast: broadcast('cart'),
    session: { isSignedIn: () => false, lastOrderAt: () => undefined },
    products: { find: async ({ sku }) => parts.products.find((product) => product.sku === sku) },
    stock: { check: async (sku) => `stock-of-${sku}` },
  });
  const wishlist = createWishlist({
    ...shared,
    store: store('lists'),
    broadcast: broadcast('lists'),
    server: wishlistServer({ ...parts, fetch }),
    products: {
      byIds: async (ids) => ok(parts.products.filter(({ id }) => ids.includes(Number(id)))),
    },
  });
  life.onDeath(() => cart.stop());
  return { cart, outbox, wishlist, isAlive: life.isAlive, kill: life.end, during: life.during };
}

type Guard = <A extends unknown[], R>(
  port: (...args: A) => Promise<R>,
) => (...args: A) => Promise<R>;

/** Lifetime of a tab. Its ports do not answer after its end, so that nothing has an effect afterwards. */
function createLife(crash: CrashPlan | undefined, die: DeviceParts['die']) {
  let isAlive = true;
  let passed = 0;
  const cleanups: (() => void)[] = [];
  let announceDeath: (cause: TabCrashed) => void = () => undefined;
  const death = new Promise<never>((_, reject) => (announceDeath = reject));
  death.catch(() => undefined);
  const never = new Promise<never>(() => undefined);
  const end = (): void => {
    if (!isAlive) return;
    isAlive = false;
    for (const cleanup of cleanups) cleanup();
    announceDeath(new TabCrashed('This tab is gone.'));
  };
  const guard: Guard =
    (port) =>
    async (...args) => {
      if (!isAlive) return never;
      try {
        const result = await port(...args);
        if (isAlive) return result;
      } catch (cause) {
        if (isAlive) throw cause;
      }
      return never;
    };
  return {
    isAlive: () => isAlive,
    end,
    guard,
    /** Rejects with `TabCrashed` if the tab ends before `running` does. */
    during: <T>(running: Promise<T>): Promise<T> => Promise.race([running, death]),
    onDeath: (cleanup: () => void) => void cleanups.push(cleanup),
    pass(point: string): void {
      if (isAlive && (point !== crash?.point || ++passed < crash.nth)) return;
      if (isAlive) die?.(point);
      end();
      throw new TabCrashed(`Died at ${point}.`);
    },
  };
}

function guardStore(store: KeyValueStore, guard: Guard): KeyValueStore {
  return {
    get: guard((key) => store.get(key)),
    set: guard((key, value) => store.set(key, value)),
    delete: guard((key) => store.delete(key)),
    keys: guard((prefix) => store.keys(prefix)),
    clear: guard(() => store.clear()),
  };
}

/** The wishlist of a customer over HTTP. */
function wishlistServer(
  parts: Pick<DeviceParts, 'fetch' | 'baseUrl' | 'timeoutMs' | 'customerToken'>,
) {
  const session = { userToken: () => unsafeBrand<UserToken>(parts.customerToken) };
  const config = { ...parts, tokenTransport: 'query' as const };
  async function send<T>(
    call: Endpoint & Parameters<typeof readAnswer<T>>[0],
    body?: unknown,
  ): Promise<Result<T, MirrorFailure>> {
    const request = toHttpRequest(config, session, call, {
      as: 'user',
      ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }),
    });
    const response = await parts.fetch(request);
    if (!response.ok) return err({ kind: 'unavailable', cause: response.error });
    const answer = readAnswer(call, response.value);
    return answer.ok ? ok(answer.value.value) : err({ kind: 'refused', cause: answer.error });
  }
  return {
    isSignedIn: () => true,
    async add(id: number) {
      const result = await send(calls.addToWishlist, { product_id: id });
      return result.ok ? ok() : result;
    },
    async remove(id: number) {
      const result = await send(calls.deleteFromWishlist, { product_id: id });
      return result.ok ? ok() : result;
    },
    async list() {
      const result = await send(calls.wishlist);
      return result.ok ? ok(result.value.map(({ product_id }) => Number(product_id))) : result;
    },
  };
}
