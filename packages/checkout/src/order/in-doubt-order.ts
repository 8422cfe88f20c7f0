import type { NewOrderInput, Order, PlacedOrder, ServerCartRow } from '@shop/contract';

/** What the server says of the cart an order was made of. */
export type CartSnapshot =
  | { readonly kind: 'open'; readonly rows: readonly Pick<ServerCartRow, 'sku' | 'qty'>[] }
  /** It has become an order. */
  | { readonly kind: 'ordered' }
  /** The server does not know it, or there never was one. */
  | { readonly kind: 'gone' };

/** A page of somebody's orders. */
export interface OrderHistorySnapshot {
  readonly orders: readonly Order[];
  /** How many orders there are on all pages. */
  readonly total: number;
  /** Whether they are the orders of whoever ordered. Else what is missing says nothing. */
  readonly isBuyers: boolean;
}

/** What became of an order whose answer was lost. */
export type InDoubtResolution =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'not-placed' }
  /** It was placed, and its number is not among what was seen. */
  | { readonly kind: 'ordered' }
  | { readonly kind: 'unclear' }
  /** The server may still be at it: look again in `waitMs`. */
  | { readonly kind: 'too-early'; readonly waitMs: number };

/** How long a server may take over an order after its answer was given up. */
const settleMs = 2 * 60_000;
/** How far the clocks of the device and of the server may be apart. */
const skewMs = 15 * 60_000;

/**
 * Whether an order was placed whose answer was lost, from what the backend keeps: for backends that know no
 * idempotency keys. What cannot be told is `unclear`, never a guess.
 *
 * Units: `now` by the device's clock, `forMs` since when the outcome is unknown. Bounds: `history` is `undefined` where
 * nobody's orders can be read. Source: CH-51 to CH-55.
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
  // A clock that was set since tells nothing of how long it has been.
  const remainingMs = settleMs - Math.abs(forMs);
  if (remainingMs > 0) return { kind: 'too-early', waitMs: remainingMs };
  const isAbsent = match.kind === 'none' && cart.kind === 'open';
  const isStillInCart = isCartUnchanged && match.kind !== 'alike';
  return { kind: isStillInCart || isAbsent ? 'not-placed' : 'unclear' };
}

type HistoryMatch =
  /** Under the key it was sent with. */
  | { readonly kind: 'named'; readonly order: Order }
  /** The one with its lines and of its time. */
  | { readonly kind: 'alike'; readonly order: Order }
  /** All orders were seen, and none can be it. */
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
  // One alike of another time may be it by a wrong clock; another one of its time, it by a backend that changed lines.
  const isNone = sameLines.length === 0 && inTimeWindow.length === 0;
  return isBuyers && isNone && reachesBackTo(since, history)
    ? { kind: 'none' }
    : { kind: 'unknown' };
}

/** Whether no order since then is on a page that was not read. */
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
      ...(pickup_point === undefined ? {} : { pickup_point }),
    },
  };
}

function isSameKey(theirs: string | undefined, ours: unknown): boolean {
  return theirs !== undefined && theirs !== '' && theirs === ours;
}

/** Backends of this wire write their times without a zone as well: in UTC. */
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

/** How many of each sku. */
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
