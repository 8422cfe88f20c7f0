import type { BrowserContext, Page, Route } from '@playwright/test';
import type { Clock, HttpRequest } from '@shop/kernel';
import { outboxCrashPoints } from '@shop/sync-queue';
import {
  tabCount,
  type CrashPlan,
  type HistoryFault,
  type HistoryOptions,
} from '../language/command.ts';
import {
  TabCrashed,
  type HistoryOrder,
  type HistoryOutcome,
  type HistoryReview,
  type HistoryWorld,
  type Quantities,
} from '../language/history-world.ts';
import { createFaultyNetwork } from '../server/faulty-network.ts';
import { createNaiveServer } from '../server/naive-server.ts';
import { orderBody, products, reviewTask } from '../server/package-world.ts';
import type { DevicePageOptions, openDevicePage } from './device-page.ts';
import type { HistoryBrowser } from './history-browser.ts';
import { createScaledClock } from './scaled-clock.ts';

/** Time factor of a history: the longest delay between two attempts takes a second. */
const speed = 60;
/** Maximum wait until all tabs show the same, and until all work has ended, in real ms. */
const agreementMs = 10_000;
const settlementMs = 30_000;

/** Random histories in a browser. */
export const browserHistories: HistoryOptions = {
  maxCommands: 40,
  waitsMs: [0, 1000, 6000],
  crashPoints: outboxCrashPoints,
  killsBrowser: true,
};

type DeviceCommands = Awaited<ReturnType<typeof openDevicePage>>;

declare global {
  interface Window {
    device: { readonly openDevicePage: typeof openDevicePage };
    commands: DeviceCommands;
  }
}

let historyCount = 0;

/** Tabs of a real browser, each with the packages on the browser's storage, locks and channels; a naive server. */
export class BrowserWorld implements HistoryWorld {
  readonly #browser: HistoryBrowser;
  /** Each history has its own storage. Web Locks need a secure context, which this origin is. */
  readonly #origin = `http://history-${++historyCount}.localhost`;
  readonly #server = createNaiveServer();
  readonly #startMs = Date.now();
  readonly #clock: Clock = createScaledClock(this.#startMs, speed);
  readonly #network = createFaultyNetwork(this.#server.fetch, this.#clock);
  readonly #errors: string[] = [];
  readonly #orderBodies = new Map<string, unknown>();
  readonly #tabs: (Page | undefined)[] = [];
  readonly #prepared = new WeakMap<BrowserContext, Promise<void>>();
  #isOnline = true;

  private constructor(browser: HistoryBrowser) {
    this.#browser = browser;
  }

  /** Opens the tabs of the device. */
  static async open(browser: HistoryBrowser): Promise<BrowserWorld> {
    const world = new BrowserWorld(browser);
    for (let tab = 0; tab < tabCount; tab++) await world.#open(tab);
    return world;
  }

  async #context(): Promise<BrowserContext> {
    const context = await this.#browser.context();
    // Tabs that open at the same time wait for the same routes.
    const prepared = this.#prepared.get(context) ?? this.#prepare(context);
    this.#prepared.set(context, prepared);
    await prepared;
    return context;
  }

  async #prepare(context: BrowserContext): Promise<void> {
    await context.setOffline(!this.#isOnline);
    await context.route(`${this.#origin}/**`, (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    // In many histories the tab ends before its response.
    const end = (answer: Promise<void>) => answer.catch(() => undefined);
    if (pathname === '/') {
      return end(route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
    }
    if (pathname === '/until-killed') return;
    if (!this.#isOnline) return end(route.abort('internetdisconnected'));
    const response = await this.#network.fetch({
      method: request.method() as HttpRequest['method'],
      url: request.url(),
      headers: request.headers(),
      ...(request.postData() !== null && { body: request.postData() ?? '' }),
    });
    if (!response.ok) return end(route.abort('failed'));
    const { status, contentType, body } = response.value;
    return end(route.fulfill({ status, contentType, body }));
  }

  async #open(tab: number, crash?: CrashPlan): Promise<Page> {
    const page = await (await this.#context()).newPage();
    this.#tabs[tab] = page;
    const isClosed = () => page.isClosed() || this.#tabs[tab] !== page;
    page.on('crash', () => this.#forget(page));
    page.on('close', () => this.#forget(page));
    try {
      await page.exposeFunction('reportError', (line: string) => void this.#errors.push(line));
      await page.exposeFunction('killThisTab', () => this.#crash(page));
      await page.goto(`${this.#origin}/`);
      await page.evaluate(`${this.#browser.script};window.device = device;0`);
      const options: DevicePageOptions = { startMs: this.#startMs, speed, products, crash };
      await page.evaluate(async (deviceOptions) => {
        window.commands = await window.device.openDevicePage(deviceOptions);
      }, options);
    } catch (cause) {
      // A crash point may be reached during the start.
      if (!isClosed()) throw cause;
    }
    return page;
  }

  #forget(page: Page): void {
    const tab = this.#tabs.indexOf(page);
    if (tab >= 0) this.#tabs[tab] = undefined;
  }

  /** Kills the process of the tab. */
  async #crash(page: Page): Promise<void> {
    this.#forget(page);
    const crashed = page.waitForEvent('crash', { timeout: agreementMs }).catch(() => undefined);
    const devTools = await page.context().newCDPSession(page);
    devTools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }

  /** Runs a command in a tab. Opens the tab if it is dead. */
  async #run<A extends unknown[], R>(
    tab: number,
    name: keyof DeviceCommands,
    ...args: A
  ): Promise<R> {
    const page = this.#tabs[tab] ?? (await this.#open(tab));
    try {
      return (await page.evaluate(
        ([command, commandArgs]) =>
          (window.commands[command] as (...parts: unknown[]) => Promise<unknown>)(...commandArgs),
        [name, args] as const,
      )) as R;
    } catch (cause) {
      if (this.#tabs[tab] === page) throw cause;
      throw new TabCrashed(String(cause));
    }
  }

  /**
   * Waits until every open tab shows the same. If a tab dies meanwhile, the waiting time of the others starts again.
   * Errors: throws if they differ at the end.
   */
  async #agree(): Promise<void> {
    let untilMs = Date.now() + agreementMs;
    for (;;) {
      const open = [...this.#tabs.keys()].filter((tab) => this.#tabs[tab] !== undefined);
      const views = await Promise.all(
        open.map(async (tab) => JSON.stringify(await this.#run(tab, 'view'))),
      ).catch(() => undefined);
      const distinct = new Set(views);
      if (views !== undefined && distinct.size <= 1) return;
      if (open.some((tab) => this.#tabs[tab] === undefined)) untilMs = Date.now() + agreementMs;
      if (Date.now() > untilMs) throw new Error(`The tabs disagree: ${[...distinct].join(' ')}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async add(tabs: readonly number[], sku: string, qty: number): Promise<void> {
    await this.#agree();
    await settleAll(tabs.map((tab) => this.#run(tab, 'add', sku, qty)));
  }

  async setQty(tab: number, sku: string, qty: number): Promise<boolean> {
    await this.#agree();
    return this.#run(tab, 'setQty', sku, qty);
  }

  async remove(tab: number, sku: string): Promise<boolean> {
    await this.#agree();
    return this.#run(tab, 'remove', sku);
  }

  async wish(tab: number, sku: string, isWished: boolean): Promise<boolean> {
    await this.#agree();
    return this.#run(tab, 'wish', sku, isWished);
  }

  async cartOf(tab: number): Promise<Quantities> {
    await this.#agree();
    const { cart } = await this.#run<[], { cart: Quantities }>(tab, 'view');
    return cart;
  }

  async order(tabs: readonly number[], order: HistoryOrder): Promise<boolean> {
    const [first = 0] = tabs;
    const token = await this.#run<[], string | undefined>(first, 'cartToken');
    // A repeated order has the same body, even if the cart has a server cart by then.
    const body = this.#orderBodies.get(order.key) ?? orderBody(order, token ?? '');
    this.#orderBodies.set(order.key, body);
    const results = await settleAll(
      tabs.map((tab) => this.#run<unknown[], boolean>(tab, 'queueOrder', order.key, body)),
    );
    if (!results.includes(true)) return false;
    await this.#run(first, 'emptyCart');
    return true;
  }

  async resumeOrder(tab: number, { key }: HistoryOrder): Promise<boolean> {
    const isStored = await this.#run<unknown[], boolean>(tab, 'hasTask', key);
    if (isStored) await this.#run(tab, 'emptyCart');
    return isStored;
  }

  review(tab: number, review: HistoryReview): Promise<boolean> {
    return this.#run(tab, 'queue', reviewTask(review));
  }

  fault(fault: HistoryFault): void {
    this.#network.faults.push(fault);
  }

  async network(isOnline: boolean): Promise<void> {
    this.#isOnline = isOnline;
    await (await this.#context()).setOffline(!isOnline);
  }

  delay(ms: number): void {
    this.#network.delayMs = ms;
  }

  pass(ms: number): Promise<void> {
    return this.#clock.wait(ms);
  }

  async kill(tab: number, crash?: CrashPlan): Promise<void> {
    const page = this.#tabs[tab];
    if (page !== undefined) await this.#crash(page);
    await this.#open(tab, crash);
  }

  async killBrowser(): Promise<void> {
    this.#tabs.fill(undefined);
    await this.#browser.kill();
  }

  quota(): void {
    throw new Error('The histories of a browser do not fill its storage.');
  }

  async finish(): Promise<HistoryOutcome> {
    await this.pass(10_000);
    for (const page of this.#tabs) if (page !== undefined) await this.#crash(page);
    this.#network.faults.length = 0;
    this.#network.delayMs = 0;
    await this.network(true);
    await this.pass(10_000);
    const end = await this.#run<[number], Awaited<ReturnType<DeviceCommands['settle']>>>(
      0,
      'settle',
      settlementMs,
    );
    const page = this.#tabs[0];
    this.#tabs.fill(undefined);
    await page?.close();
    const { wishes: wishedIds, orders, reviews } = this.#server;
    const wishedProducts = products.filter(({ id }) => wishedIds.has(Number(id)));
    return {
      cart: { onDevice: end.cart, onServer: this.#server.cartOf(end.cartToken) },
      wishes: { onDevice: end.wishes, onServer: wishedProducts.map(({ sku }) => sku) },
      orders,
      reviews,
      leftovers: [...end.leftovers, ...this.#errors],
    };
  }
}

/** Waits for all, then throws the first error. */
async function settleAll<T>(running: readonly Promise<T>[]): Promise<readonly T[]> {
  await Promise.allSettled(running);
  return Promise.all(running);
}
