import { tabCount, type History, type HistoryCommand } from './command.ts';
import { Expectation } from './expectation.ts';
import {
  TabCrashed,
  type HistoryOrder,
  type HistoryWorld,
  type Quantities,
} from './history-world.ts';

/** Runs a history in a world. Returns the violations of the promises; empty if there are none. */
export async function runHistory(
  world: HistoryWorld,
  history: History,
): Promise<readonly string[]> {
  const runner = new HistoryRunner(world);
  for (const command of history) await runner.run(command);
  return runner.finish();
}

class HistoryRunner {
  readonly #world: HistoryWorld;
  readonly #expected = new Expectation();
  readonly #violations: string[] = [];
  #count = 0;
  #orderInDoubt: HistoryOrder | undefined;

  constructor(world: HistoryWorld) {
    this.#world = world;
  }

  async run(command: HistoryCommand): Promise<void> {
    const world = this.#world;
    switch (command.type) {
      case 'add':
        return this.#add(command.sku, command.qty, tabsOf(command));
      case 'set':
        return this.#changeLine(command.sku, command.qty, () =>
          world.setQty(command.tab, command.sku, command.qty),
        );
      case 'remove':
        return this.#changeLine(command.sku, 0, () => world.remove(command.tab, command.sku));
      case 'wish':
      case 'unwish':
        return this.#changeWish(command.tab, command.sku, command.type === 'wish');
      case 'order':
        return this.#order(tabsOf(command));
      case 'review':
        return this.#review(command.tab, command.stream);
      case 'fault':
        return world.fault(command.fault);
      case 'network':
        return world.network(command.isOnline);
      case 'delay':
        return world.delay(command.ms);
      case 'pass':
        return world.pass(command.ms);
      case 'kill':
        return world.kill(command.tab, command.crash);
      case 'kill-browser':
        return world.killBrowser?.();
      case 'quota':
        return world.quota(command.isExceeded);
    }
  }

  async finish(): Promise<readonly string[]> {
    return [...this.#violations, ...this.#expected.check(await this.#world.finish())];
  }

  async #add(sku: string, qty: number, tabs: readonly number[]): Promise<void> {
    const answer = await answerOf(() => this.#world.add(tabs, sku, qty));
    // If one of the tabs died, each of them may have stored the change or not.
    const is = answer === crashed ? 'possible' : 'certain';
    for (let part = 0; part < tabs.length; part++) {
      this.#expected.changeLine(sku, is, (formerQty) => formerQty + qty);
    }
  }

  /** Sets an existing line to `qty`. A missing line stays missing. */
  async #changeLine(sku: string, qty: number, change: () => Promise<boolean>): Promise<void> {
    const answer = await answerOf(change);
    if (answer === crashed) {
      this.#expected.changeLine(sku, 'possible', (formerQty) => (formerQty === 0 ? 0 : qty));
    } else {
      this.#violations.push(...this.#expected.checkLine(sku, answer));
      if (answer) this.#expected.changeLine(sku, 'certain', () => qty);
    }
  }

  async #changeWish(tab: number, sku: string, isWished: boolean): Promise<void> {
    const answer = await answerOf(() => this.#world.wish(tab, sku, isWished));
    this.#expected.setWish(sku, answer === true ? 'certain' : 'possible', isWished);
  }

  async #order(tabs: readonly number[]): Promise<void> {
    const [tab = 0] = tabs;
    const lines = await answerOf(() => this.#world.cartOf(tab));
    if (lines === crashed || Object.keys(lines).length === 0) return;
    this.#violations.push(...this.#expected.checkCart(lines, `cart of tab ${tab}`));
    // After an unknown outcome the same order is sent again, with its key.
    if (this.#orderInDoubt !== undefined && !isSame(this.#orderInDoubt.lines, lines)) return;
    const order = this.#orderInDoubt ?? { key: `order-${++this.#count}`, lines };
    let answer = await answerOf(() => this.#world.order(tabs, order));
    if (answer === crashed) answer = await answerOf(() => this.#world.resumeOrder(tab, order));
    this.#orderInDoubt = answer === true ? undefined : order;
    this.#expected.addOrder(order, answer === true ? 'certain' : 'possible');
  }

  async #review(tab: number, stream: string): Promise<void> {
    const review = { number: ++this.#count, stream };
    const answer = await answerOf(() => this.#world.review(tab, review));
    this.#expected.addReview(review, answer === true ? 'certain' : 'possible');
  }
}

const crashed = Symbol('crashed');

async function answerOf<T>(run: () => Promise<T>): Promise<T | typeof crashed> {
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof TabCrashed) return crashed;
    throw cause;
  }
}

const isSame = (first: Quantities, second: Quantities): boolean =>
  JSON.stringify(Object.entries(first).toSorted()) ===
  JSON.stringify(Object.entries(second).toSorted());

/** Returns the tab of a command, and the next one if it runs twice. */
function tabsOf({ tab, twice }: { readonly tab: number; readonly twice: boolean }) {
  return twice ? [tab, (tab + 1) % tabCount] : [tab];
}
