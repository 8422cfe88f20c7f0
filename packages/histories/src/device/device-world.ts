import type { Product } from '@shop/contract';
import type { Fetch } from '@shop/kernel';
import type { NewTask, Outbox } from '@shop/sync-queue';
import {
  createBroadcastHub,
  createMemoryLock,
  createMemoryStore,
  createSwitch,
  type FakeClock,
} from '@shop/testing';
import { tabCount, type CrashPlan, type HistoryFault } from '../language/command.ts';
import {
  TabCrashed,
  type HistoryOrder,
  type HistoryOutcome,
  type HistoryReview,
  type HistoryWorld,
  type Quantities,
} from '../language/history-world.ts';
import { toQuantities } from '../server/naive-server.ts';
import { createDeviceTab, type DeviceParts, type DeviceTab } from './device-tab.ts';

/** Server and network of a device. */
export interface DeviceServer {
  readonly fetch: Fetch;
  readonly baseUrl: string;
  /** Timeout of a queued call's attempt, in ms. */
  readonly timeoutMs: number;
  readonly customerToken: string;
  /** The articles of the histories. */
  readonly products: readonly Product[];
  fault(fault: HistoryFault): void;
  delay(ms: number): void;
  /** Ends every fault and delay. */
  restore(): void;
  /** Waits until everything has run that needs no time on the clock. */
  flush(): Promise<void>;
  /** Body of `order/create`. `cartToken`: empty without a server cart. */
  orderBody(order: HistoryOrder, cartToken: string): unknown;
  reviewTask(review: HistoryReview): NewTask;
  outcome(cartToken: string | undefined): Promise<{
    readonly cart: Quantities;
    readonly wishes: readonly string[];
    readonly orders: readonly HistoryOrder[];
    readonly reviews: readonly HistoryReview[];
  }>;
}

/** A device that runs the packages `cart-sync`, `sync-queue` and `saved-lists` in this process, on a fake clock. */
export class DeviceWorld implements HistoryWorld {
  readonly #clock: FakeClock;
  readonly #server: DeviceServer;
  readonly #parts: DeviceParts;
  readonly #queueStore = createMemoryStore();
  readonly #connectivity = createSwitch();
  readonly #errors: string[] = [];
  readonly #orderBodies = new Map<string, unknown>();
  #tabs: DeviceTab[] = [];
  #lastId = 0;

  private constructor(clock: FakeClock, server: DeviceServer) {
    this.#clock = clock;
    this.#server = server;
    this.#parts = {
      ...server,
      clock,
      stores: { cart: createMemoryStore(), outbox: this.#queueStore, lists: createMemoryStore() },
      hubs: {
        cart: createBroadcastHub(),
        outbox: createBroadcastHub(),
        lists: createBroadcastHub(),
      },
      lock: createMemoryLock(),
      connectivity: this.#connectivity,
      newId: () => `id-${++this.#lastId}`,
      onError: (event, cause) => {
        if (!(cause instanceof TabCrashed)) this.#errors.push(`${event}: ${String(cause)}`);
      },
    };
  }

  /** Opens the tabs of the device. */
  static async open(clock: FakeClock, server: DeviceServer): Promise<DeviceWorld> {
    const world = new DeviceWorld(clock, server);
    for (let tab = 0; tab < tabCount; tab++) await world.#open(tab);
    return world;
  }

  async #open(tab: number, crash?: CrashPlan): Promise<DeviceTab> {
    const opened = createDeviceTab(this.#parts, crash);
    this.#tabs[tab] = opened;
    await start(opened);
    await this.#server.flush();
    return opened;
  }

  /** Returns the tab after the others' changes have reached it. Opens it if it is dead. */
  async #tab(tab: number): Promise<DeviceTab> {
    await this.#server.flush();
    const open = this.#tabs[tab];
    return open?.isAlive() === true ? open : this.#open(tab);
  }

  async add(tabs: readonly number[], sku: string, qty: number): Promise<void> {
    const product = this.#parts.products.find((candidate) => candidate.sku === sku);
    if (product === undefined) throw new Error(`No product ${sku}.`);
    const open = await this.#each(tabs);
    await settleAll(open.map(({ cart, during }) => during(cart.add(product, { qty }))));
  }

  async setQty(tab: number, sku: string, qty: number): Promise<boolean> {
    const { cart, during } = await this.#tab(tab);
    return (await during(cart.changeQty(sku, qty))).ok;
  }

  async remove(tab: number, sku: string): Promise<boolean> {
    const { cart, during } = await this.#tab(tab);
    return (await during(cart.remove(sku))).ok;
  }

  async wish(tab: number, sku: string, isWished: boolean): Promise<boolean> {
    const product = this.#parts.products.find((candidate) => candidate.sku === sku);
    if (product === undefined) throw new Error(`No product ${sku}.`);
    const { wishlist, during } = await this.#tab(tab);
    const result = await during(isWished ? wishlist.add(product) : wishlist.remove(sku));
    return result.ok;
  }

  async cartOf(tab: number): Promise<Quantities> {
    return cartOf(await this.#tab(tab));
  }

  async order(tabs: readonly number[], order: HistoryOrder): Promise<boolean> {
    const open = await this.#each(tabs);
    const [first] = open;
    // A repeated order has the same body, even if the cart has a server cart by then.
    const body =
      this.#orderBodies.get(order.key) ?? this.#server.orderBody(order, first?.cart.token() ?? '');
    this.#orderBodies.set(order.key, body);
    const task = { stream: `order:${order.key}`, taskId: order.key, body };
    const results = await settleAll(
      open.map(({ outbox, during }) => during(outbox.queueOrder(task))),
    );
    const isPlaced = results.some(({ ok }) => ok) || (await this.#isAnswered(results));
    if (isPlaced && first !== undefined) await this.#emptyCart(first);
    return isPlaced;
  }

  async resumeOrder(tab: number, { key }: HistoryOrder): Promise<boolean> {
    const open = await this.#tab(tab);
    const isStored = open.outbox.find(key) !== undefined;
    if (isStored) await this.#emptyCart(open);
    return isStored;
  }

  /** An order that could not be stored is sent once; the shopper waits for the response. */
  async #isAnswered(results: readonly Awaited<ReturnType<Outbox['queueOrder']>>[]) {
    let isDone = false;
    for (const result of results) {
      if (!result.ok) void result.error.answer.then((answer) => (isDone ||= answer?.code === 200));
    }
    await this.pass(this.#server.timeoutMs);
    return isDone;
  }

  /** Emptying the cart waits for the network, unlike the shopper. */
  async #emptyCart({ cart, isAlive }: DeviceTab): Promise<void> {
    cart.clear().catch(() => undefined);
    await this.#server.flush();
    if (!isAlive()) throw new TabCrashed('Died while the cart was emptied.');
  }

  async review(tab: number, review: HistoryReview): Promise<boolean> {
    const { outbox, during } = await this.#tab(tab);
    return (await during(outbox.queue(this.#server.reviewTask(review)))).ok;
  }

  fault(fault: HistoryFault): void {
    this.#server.fault(fault);
  }

  network(isOnline: boolean): void {
    this.#connectivity.turn(isOnline);
  }

  delay(ms: number): void {
    this.#server.delay(ms);
  }

  async pass(ms: number): Promise<void> {
    await this.#server.flush();
    await this.#clock.advance(ms);
    await this.#server.flush();
  }

  async kill(tab: number, crash?: CrashPlan): Promise<void> {
    this.#tabs[tab]?.kill();
    await this.#open(tab, crash);
  }

  quota(isExceeded: boolean): void {
    this.#queueStore.failWrites = isExceeded ? { kind: 'quota' } : undefined;
  }

  async finish(): Promise<HistoryOutcome> {
    await this.pass(10_000);
    for (const tab of this.#tabs) tab.kill();
    this.quota(false);
    this.#server.restore();
    this.network(true);
    await this.pass(10_000);
    const tab = await this.#open(0);
    for (let step = 0; step < 10; step++) await this.pass(30_000);
    await tab.outbox.process();
    // The first sync sends unconfirmed removals, the second one gets the result.
    for (let meeting = 0; meeting < 2; meeting++) await tab.wishlist.refreshAfterLogin();
    return this.#outcomeOf(tab);
  }

  async #outcomeOf(tab: DeviceTab): Promise<HistoryOutcome> {
    const { cart, wishes, orders, reviews } = await this.#server.outcome(tab.cart.token());
    const open = tab.outbox.tasks.get().filter(({ state }) => state !== 'done');
    const { status } = tab.cart.state.get();
    const isAtRest = status === 'in-sync' || status === 'local';
    return {
      cart: { onDevice: cartOf(tab), onServer: cart },
      wishes: { onDevice: tab.wishlist.items.get().map(({ sku }) => sku), onServer: wishes },
      orders,
      reviews,
      leftovers: [
        ...open.map(({ taskId, state, answer }) => `${taskId} is ${state} ${answer?.code ?? ''}`),
        ...(isAtRest ? [] : [`the cart is ${status}`]),
        ...this.#errors,
      ],
    };
  }

  #each(tabs: readonly number[]): Promise<readonly DeviceTab[]> {
    return Promise.all(tabs.map((tab) => this.#tab(tab)));
  }
}

const cartOf = ({ cart }: DeviceTab): Quantities => toQuantities(cart.state.get().items);

/** Starts the parts of a tab, which may die meanwhile. */
async function start({ outbox, cart, wishlist, during }: DeviceTab): Promise<void> {
  try {
    await during(outbox.start());
    await during(cart.start());
    await during(wishlist.load());
  } catch (cause) {
    if (!(cause instanceof TabCrashed)) throw cause;
  }
}

/** Waits for all, then throws the first error. */
async function settleAll<T>(running: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(running);
  return Promise.all(running);
}
