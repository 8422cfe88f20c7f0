import type { NewOrderInput, Order, PlacedOrder, ServerCartRow } from '@shop/contract';

/** State of the order's cart on the server. */
export type CartSnapshot =
  | { readonly kind: 'open'; readonly rows: readonly Pick<ServerCartRow, 'sku' | 'qty'>[] }
  /** The cart has become an order. */
  | { readonly kind: 'ordered' }
  /** The server does not have the cart, or the order had none. */
  | { readonly kind: 'gone' };

/** Page of a customer's orders. */
export interface OrderHistorySnapshot {
  readonly orders: readonly Order[];
  /** Number of orders on all pages. */
  readonly total: number;
  /**
   * True if the orders are those of the customer who ordered. Otherwise a missing order does not prove that it was not
   * placed.
   */
  readonly isBuyers: boolean;
}

/** Outcome of an order whose response was lost. */
export type InDoubtResolution =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'not-placed' }
  /** The order was placed, but its number is unknown. */
  | { readonly kind: 'ordered' }
  | { readonly kind: 'unclear' }
  /** The server may still be processing it: check again after `waitMs` milliseconds. */
  | { readonly kind: 'too-early'; readonly waitMs: number };

/** Maximum time the server needs for an order after the client stopped waiting. */
const settleMs = 2 * 60_000;
/** Maximum difference between the clocks of the device and the server. */
const skewMs = 15 * 60_000;

/**
 * Determines the outcome of an order whose response was lost, from the data of the backend: for backends without
 * idempotency keys. Returns `unclear` when the data is not sufficient.
 *
 * Units: `now` in milliseconds by the device clock, `forMs` milliseconds since the outcome became unknown. Bounds:
 * `history` is `undefined` when the orders cannot be fetched. Source: OR-15 to OR-19.
 */
export function resolveInDoubtOrder({
  order,
  cart,
  history,
  now,
  forMs,
}: {
  readonly order: NewOrderInput;
  readonly cart: CartSnapshot;
  readonly history: OrderHistorySnapshot | undefined;
  readonly now: number;
  readonly forMs: number;
}): InDoubtResolution {
  const match = matchInHistory(order, history, now);
  const isCartUnchanged = cart.kind === 'open' && areLinesOf(order, linesOf(cart.rows, 'qty'));
  if (match.kind === 'named') return placedResolution(match.order);
  if (match.kind === 'alike' && !isCartUnchanged) return placedResolution(match.order);
  if (cart.kind === 'ordered') return { kind: 'ordered' };
  // If the clock was changed in the meantime, the elapsed time is unknown.
  const remainingMs = settleMs - Math.abs(forMs);
  if (remainingMs > 0) return { kind: 'too-early', waitMs: remainingMs };
  const isAbsent = match.kind === 'none' && cart.kind === 'open';
  const isStillInCart = isCartUnchanged && match.kind !== 'alike';
  return { kind: isStillInCart || isAbsent ? 'not-placed' : 'unclear' };
}

type HistoryMatch =
  /** The order with the sent idempotency key. */
  | { readonly kind: 'named'; readonly order: Order }
  /** The only order with the same lines in the time window. */
  | { readonly kind: 'alike'; readonly order: Order }
  /** All orders were checked, and none matches. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

function matchInHistory(
  order: NewOrderInput,
  history: OrderHistorySnapshot | undefined,
  now: number,
): HistoryMatch {
  if (history === undefined) return { kind: 'unknown' };
  const { orders, isBuyers } = history;
  const orderWithKey = orders.find(({ order_id }) => isSameKey(order_id, order.order_id));
  if (orderWithKey !== undefined) return { kind: 'named', order: orderWithKey };
  const madeAt = timeOf(order.created_at ?? undefined);
  const since = (madeAt ?? Number.NEGATIVE_INFINITY) - skewMs;
  const isInTimeWindow = ({ created_at }: Order): boolean => {
    const at = timeOf(created_at);
    return at === undefined || (at >= since && at <= now + skewMs);
  };
  const sameLines = orders.filter((candidate) => areLinesOf(order, orderedLines(candidate)));
  const inTimeWindow = orders.filter(isInTimeWindow);
  const [match, ...otherMatches] = sameLines.filter(isInTimeWindow);
  if (match !== undefined) {
    const isSure =
      otherMatches.length === 0 && madeAt !== undefined && timeOf(match.created_at) !== undefined;
    return isSure ? { kind: 'alike', order: match } : { kind: 'unknown' };
  }
  // An order with the same lines at another time may be this one if a clock is wrong; an order at the same time with
  // other lines may be this one if the backend changed lines.
  const isNone = sameLines.length === 0 && inTimeWindow.length === 0;
  return isBuyers && isNone && reachesBackTo(since, history)
    ? { kind: 'none' }
    : { kind: 'unknown' };
}

/** True if no order since that time is on a page that was not fetched. */
function reachesBackTo(since: number, { orders, total }: OrderHistorySnapshot): boolean {
  if (orders.length >= total) return true;
  const times = orders.map(({ created_at }) => timeOf(created_at) ?? Number.NaN);
  const [newest = Number.NaN] = times;
  const oldest = times.at(-1) ?? Number.NaN;
  return oldest < since && oldest < newest;
}

function placedResolution({
  entity_id,
  increment_id,
  created_at,
  pickup_point,
}: Order): InDoubtResolution {
  return {
    kind: 'placed',
    order: {
      backendOrderId: String(entity_id),
      orderNumber: increment_id,
      transferedAt: created_at,
      pickup_point,
    },
  };
}

function isSameKey(theirs: string | undefined, ours: unknown): boolean {
  return theirs !== undefined && theirs !== '' && theirs === ours;
}

/** Parses a time; without a zone it is UTC, as backends of this contract write it. */
function timeOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const hasZone = /(?:Z|[+-]\d{2}:?\d{2})$/i.test(text);
  const at = Date.parse(hasZone ? text : `${text.replace(' ', 'T')}Z`);
  return Number.isNaN(at) ? undefined : at;
}

type Lines = ReadonlyMap<string, number>;

function areLinesOf({ products }: NewOrderInput, lines: Lines): boolean {
  const ours = linesOf(products, 'qty');
  return ours.size === lines.size && [...ours].every(([sku, qty]) => lines.get(sku) === qty);
}

function orderedLines({ items }: Order): Lines {
  const topLevelItems = items.filter(
    ({ parent_item_id: parent }) => parent === undefined || parent === null,
  );
  return linesOf(topLevelItems, 'qty_ordered');
}

/** Sums the quantities by sku. */
function linesOf<K extends string>(
  rows: readonly ({ readonly sku: unknown } & { readonly [key in K]?: unknown })[],
  qty: K,
): Lines {
  const lines = new Map<string, number>();
  for (const row of rows) {
    const sku = String(row.sku);
    lines.set(sku, (lines.get(sku) ?? 0) + Number(row[qty]));
  }
  return lines;
}
