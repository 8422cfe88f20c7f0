import type { HistoryOrder, HistoryOutcome, HistoryReview, Quantities } from './history-world.ts';

/** `possible`: the tab died, or the storage refused the change. */
export type Certainty = 'certain' | 'possible';

/**
 * The naive model of the expected state. A command whose tab died has two possible results; each later command applies
 * to both.
 */
export class Expectation {
  readonly #cart = new Map<string, ReadonlySet<number>>();
  readonly #wishes = new Map<string, ReadonlySet<boolean>>();
  readonly #orders = new Map<string, { readonly lines: Quantities; readonly is: Certainty }>();
  readonly #reviews = new Map<number, { readonly stream: string; readonly is: Certainty }>();

  /** False while the outcome of an order is unknown: it may empty the cart at any time. */
  #isCartKnown = true;

  #quantities(sku: string): ReadonlySet<number> {
    return this.#cart.get(sku) ?? new Set([0]);
  }

  /** Applies `change` to each possible quantity. */
  changeLine(sku: string, is: Certainty, change: (qty: number) => number): void {
    const possibleQuantities = [...this.#quantities(sku)];
    const after = possibleQuantities.map(change);
    this.#cart.set(sku, new Set(is === 'certain' ? after : [...possibleQuantities, ...after]));
  }

  /** Checks a tab's answer that its cart has such a line, or has none. Returns the violations. */
  checkLine(sku: string, isInCart: boolean): readonly string[] {
    if (!this.#isCartKnown) return [];
    const possible = [...this.#quantities(sku)].filter((qty) => qty > 0 === isInCart);
    if (possible.length === 0) return [`line ${sku} ${isInCart ? 'returned' : 'was lost'}`];
    this.#cart.set(sku, new Set(possible));
    return [];
  }

  setWish(sku: string, is: Certainty, isWished: boolean): void {
    const possibleValues = this.#wishes.get(sku) ?? new Set([false]);
    this.#wishes.set(sku, new Set(is === 'certain' ? [isWished] : [...possibleValues, isWished]));
  }

  /** An order empties the cart. */
  addOrder({ key, lines }: HistoryOrder, is: Certainty): void {
    this.#orders.set(key, { lines, is });
    this.#isCartKnown = is === 'certain';
    if (this.#isCartKnown) this.#cart.clear();
  }

  addReview({ number, stream }: HistoryReview, is: Certainty): void {
    this.#reviews.set(number, { stream, is });
  }

  /** Differences between the lines of `place` and the model; empty if there are none. */
  checkCart(lines: Quantities, place: string): readonly string[] {
    if (!this.#isCartKnown) return [];
    const skus = new Set([...Object.keys(lines), ...this.#cart.keys()]);
    return [...skus].flatMap((sku) => {
      const possible = this.#quantities(sku);
      const qty = lines[sku] ?? 0;
      return possible.has(qty) ? [] : [`${place}: ${qty} × ${sku}, expected ${[...possible]}`];
    });
  }

  /** Violations of the promises at the end of a history; empty if there are none. */
  check(outcome: HistoryOutcome): readonly string[] {
    const { cart, leftovers } = outcome;
    return [
      ...this.checkCart(cart.onDevice, 'cart on the device'),
      ...this.checkCart(cart.onServer, 'cart on the server'),
      ...differences('carts', text(cart.onDevice), text(cart.onServer)),
      ...this.#checkWishes(outcome),
      ...this.#checkOrders(outcome.orders),
      ...this.#checkReviews(outcome.reviews),
      ...leftovers,
    ];
  }

  #checkWishes({ wishes }: HistoryOutcome): readonly string[] {
    const { onDevice, onServer } = wishes;
    const violations = [...this.#wishes].filter(
      ([sku, possible]) => !possible.has(isIn(onDevice, sku)),
    );
    return [
      ...violations.map(
        ([sku]) => `wishlist: ${sku} ${isIn(onDevice, sku) ? 'returned' : 'was lost'}`,
      ),
      ...differences('wishlists', onDevice.toSorted().join(' '), onServer.toSorted().join(' ')),
    ];
  }

  #checkOrders(orders: readonly HistoryOrder[]): readonly string[] {
    const keys = orders.map(({ key }) => key);
    const lineViolations = orders.flatMap(({ key, lines }) =>
      differences(`lines of ${key}`, text(lines), text(this.#orders.get(key)?.lines ?? {})),
    );
    return [...countViolations('order', keys, this.#orders), ...lineViolations];
  }

  #checkReviews(reviews: readonly HistoryReview[]): readonly string[] {
    const numbers = reviews.map(({ number }) => number);
    // A task that could not be stored is sent at once, outside its stream.
    const queued = reviews.filter(({ number }) => this.#reviews.get(number)?.is === 'certain');
    const streams = [...new Set(queued.map(({ stream }) => stream))];
    const orderViolations = streams.flatMap((stream) => {
      const ofStream = queued.filter((review) => review.stream === stream);
      const numbersInOrder = ofStream.map(({ number }) => number);
      const sorted = numbersInOrder.toSorted((first, second) => first - second);
      return differences(`reviews of ${stream}`, numbersInOrder.join(), sorted.join());
    });
    return [...countViolations('review', numbers, this.#reviews), ...orderViolations];
  }
}

const isIn = (skus: readonly string[], sku: string): boolean => skus.includes(sku);

/** Lost: certain and absent. Duplicated: present more than once. Unexpected: never queued. */
function countViolations<Key>(
  kind: string,
  present: readonly Key[],
  expected: ReadonlyMap<Key, { readonly is: Certainty }>,
): readonly string[] {
  const keys = new Set(present);
  const missing = [...expected].filter(([key, { is }]) => is === 'certain' && !keys.has(key));
  const duplicated = [...keys].filter((key) => present.indexOf(key) !== present.lastIndexOf(key));
  const unexpected = [...keys].filter((key) => !expected.has(key));
  return [
    ...missing.map(([key]) => `${kind} ${String(key)} was lost`),
    ...duplicated.map((key) => `${kind} ${String(key)} was duplicated`),
    ...unexpected.map((key) => `${kind} ${String(key)} was never queued`),
  ];
}

const differences = (subject: string, first: string, second: string): readonly string[] =>
  first === second ? [] : [`${subject} differ: "${first}" and "${second}"`];

function text(quantities: Quantities): string {
  return Object.entries(quantities)
    .filter(([, qty]) => qty !== 0)
    .map(([sku, qty]) => `${sku}:${qty}`)
    .toSorted()
    .join(' ');
}
