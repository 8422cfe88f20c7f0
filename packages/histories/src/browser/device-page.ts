import {
  browserIds,
  createBrowserConnectivity,
  createBrowserFetch,
  createIndexedDbStore,
  createTabBroadcast,
  createWebLock,
  systemClock,
} from '@shop/platform-browser';
import type { Product } from '@shop/contract';
import type { NewTask } from '@shop/sync-queue';
import { createDeviceTab, type DeviceTab } from '../device/device-tab.ts';
import type { CrashPlan } from '../language/command.ts';
import { TabCrashed, type HistoryOutcome, type Quantities } from '../language/history-world.ts';
import { toQuantities } from '../server/naive-server.ts';
import { createScaledClock } from './scaled-clock.ts';

/** Start options of a page's device. Plain data, because they are sent from the test to the browser. */
export interface DevicePageOptions {
  /** Start of the history in epoch ms, and its time factor. */
  readonly startMs: number;
  readonly speed: number;
  readonly products: readonly Product[];
  readonly crash: CrashPlan | undefined;
}

/** State that all tabs of a device share. */
interface SharedView {
  readonly cart: Quantities;
  readonly wishes: readonly string[];
}

/** The end of a history from the device's view. */
interface DeviceEnd extends SharedView {
  readonly cartToken: string | undefined;
  readonly leftovers: HistoryOutcome['leftovers'];
}

declare global {
  interface Window {
    /** Functions of the test, which run in its own process. */
    killThisTab(point: string): Promise<void>;
    reportError(line: string): Promise<void>;
  }
}

/** Timeout of a queued call's attempt, in real ms: a busy machine is no fault. */
const timeoutMs = 8000;
/** Maximum wait for work without the network, in real ms. */
const localMs = 10_000;

/** Starts a tab with the storage, locks, channels and network of this browser. */
export async function openDevicePage(options: DevicePageOptions) {
  const clock = createScaledClock(options.startMs, options.speed);
  const store = (collection: string) => createIndexedDbStore(collection, { durability: 'strict' });
  const hub = (name: string) => ({
    join: () => ({ ...createTabBroadcast(name), leave: () => undefined }),
  });
  const tab = createDeviceTab(
    {
      clock,
      fetch: createBrowserFetch({ connectivity: createBrowserConnectivity() }),
      baseUrl: '',
      timeoutMs,
      customerToken: 'customer',
      products: options.products,
      stores: { cart: store('cart'), outbox: store('outbox'), lists: store('lists') },
      hubs: { cart: hub('cart'), outbox: hub('outbox'), lists: hub('lists') },
      lock: createWebLock(),
      connectivity: createBrowserConnectivity(),
      newId: browserIds.uuid,
      onError: (event, cause) => {
        if (!(cause instanceof TabCrashed)) void window.reportError(`${event}: ${String(cause)}`);
      },
      die: killTab,
    },
    options.crash,
  );
  await tab.outbox.start();
  await tab.cart.start();
  await tab.wishlist.load();
  return createCommands(tab, options.products);
}

/** Makes the test kill this tab, and never returns: nothing of the tab runs after its crash point. */
function killTab(point: string): void {
  void window.killThisTab(point);
  for (;;) {
    const request = new XMLHttpRequest();
    request.open('GET', '/until-killed', false);
    try {
      request.send();
    } catch {
      // The tab is still alive.
    }
  }
}

function createCommands({ cart, outbox, wishlist }: DeviceTab, products: readonly Product[]) {
  const productOf = (sku: string) => {
    const product = products.find((candidate) => candidate.sku === sku);
    if (product === undefined) throw new Error(`No product ${sku}.`);
    return product;
  };
  const lines = () => toQuantities(cart.state.get().items);
  const view = (): SharedView => ({
    cart: Object.fromEntries(Object.entries(lines()).toSorted()),
    wishes: wishlist.items
      .get()
      .map(({ sku }) => sku)
      .toSorted(),
  });

  /** Emptying the cart waits for the network, unlike the shopper. */
  async function emptyCart(): Promise<void> {
    cart.clear().catch(() => undefined);
    const until = performance.now() + localMs;
    while (Object.keys(lines()).length > 0 && performance.now() < until) await systemClock.wait(5);
  }

  return {
    add: async (sku: string, qty: number) => void (await cart.add(productOf(sku), { qty })),
    setQty: async (sku: string, qty: number) => (await cart.changeQty(sku, qty)).ok,
    remove: async (sku: string) => (await cart.remove(sku)).ok,
    async wish(sku: string, isWished: boolean): Promise<boolean> {
      const change = isWished ? wishlist.add(productOf(sku)) : wishlist.remove(sku);
      return (await change).ok;
    },
    view: async (): Promise<SharedView> => view(),
    cartToken: async () => cart.token(),
    queueOrder: async (taskId: string, body: unknown) =>
      (await outbox.queueOrder({ stream: `order:${taskId}`, taskId, body })).ok,
    hasTask: async (taskId: string) => outbox.find(taskId) !== undefined,
    emptyCart,
    queue: async (task: NewTask) => (await outbox.queue(task)).ok,
    /** Waits until all work has ended, at most `limitMs` of real time. */
    async settle(limitMs: number): Promise<DeviceEnd> {
      const unsettled = () => {
        const { status } = cart.state.get();
        const open = outbox.tasks.get().filter(({ state }) => state !== 'done');
        const isAtRest = status === 'in-sync' || status === 'local';
        return [
          ...open.map(({ taskId, state, answer }) => `${taskId} is ${state} ${answer?.code ?? ''}`),
          ...(isAtRest ? [] : [`the cart is ${status}`]),
        ];
      };
      const until = performance.now() + limitMs;
      for (let quiet = 0; quiet < 3 && performance.now() < until;) {
        await outbox.process();
        await systemClock.wait(50);
        quiet = unsettled().length === 0 ? quiet + 1 : 0;
      }
      // The first sync sends unconfirmed removals, the second one gets the result.
      for (let meeting = 0; meeting < 2; meeting++) await wishlist.refreshAfterLogin();
      return {
        ...view(),
        cartToken: cart.token(),
        leftovers: unsettled(),
      };
    },
  };
}
