import type { CartItemUpdate, ServerCartRow } from '@shop/contract';
import { ok, type Fetch, type HttpRequest, type HttpResponse } from '@shop/kernel';
import type { HistoryOrder, HistoryReview, Quantities } from '../language/history-world.ts';

interface Cart {
  readonly token: string;
  rows: readonly ServerCartRow[];
  version: number;
  isOrdered: boolean;
}

interface Answer {
  readonly code: number;
  readonly result?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** The server of the histories of packages: carts, orders, reviews and one wishlist in memory. */
export interface NaiveServer {
  readonly fetch: Fetch;
  readonly orders: readonly HistoryOrder[];
  readonly reviews: readonly HistoryReview[];
  /** Product ids. */
  readonly wishes: ReadonlySet<number>;
  /** Lines of a cart; none if there is no such cart. */
  cartOf(token: string | undefined): Quantities;
}

/** Sums the quantities of lines by sku. */
export function toQuantities(
  lines: readonly { readonly sku: string; readonly qty: number }[],
): Quantities {
  const quantities: Record<string, number> = {};
  for (const { sku, qty } of lines) quantities[sku] = (quantities[sku] ?? 0) + qty;
  return quantities;
}

/** Like the backend: cart versions, idempotency keys, one order for each cart. Does not check stock or price. */
export function createNaiveServer(): NaiveServer {
  const answers = new Map<string, { readonly body: string | undefined; readonly answer: Answer }>();
  const orders: HistoryOrder[] = [];
  const reviews: HistoryReview[] = [];
  const wishes = new Set<number>();
  const carts = createCarts();

  function act(path: string, request: HttpRequest, query: URLSearchParams): Answer {
    const body = JSON.parse(request.body ?? '{}') as RequestBody;
    const productIds = [body.product_id ?? []].flat();
    switch (path) {
      case 'order/create':
        return placeOrder(body, request.headers?.['idempotency-key'] ?? '');
      case 'review/create':
        reviews.push(JSON.parse(body.review?.title ?? '{}') as HistoryReview);
        return good(true);
      case 'user/getWishlistItems':
        return good([...wishes].map((id) => ({ product_id: id })));
      case 'user/addWishlistItem':
        for (const id of productIds) wishes.add(id);
        return good(true);
      case 'user/deleteWishlistItem':
        for (const id of productIds) wishes.delete(id);
        return good(true);
      default:
        return carts.act(path.replace('cart/', ''), body.cartItem, query, request);
    }
  }

  function placeOrder({ products = [], cart_id: token = '' }: RequestBody, key: string): Answer {
    const isNew = carts.order(token);
    if (isNew) orders.push({ key, lines: toQuantities(products) });
    return good({ backendOrderId: key, orderNumber: key, transferedAt: '2026-03-05T12:00:00Z' });
  }

  /** Executes once for each key. */
  function actOnce(request: HttpRequest): Answer {
    const url = new URL(request.url, 'http://server');
    const path = url.pathname.replace('/api/', '');
    const key = request.headers?.['idempotency-key'];
    if (key === undefined) return act(path, request, url.searchParams);
    const firstAnswer = answers.get(key);
    if (firstAnswer !== undefined) {
      return firstAnswer.body === request.body
        ? firstAnswer.answer
        : refusal(422, 'idempotency-mismatch');
    }
    const answer = act(path, request, url.searchParams);
    if (answer.code === 200) answers.set(key, { body: request.body, answer });
    return answer;
  }

  return {
    fetch: async (request) => ok(toResponse(actOnce(request))),
    orders,
    reviews,
    wishes,
    cartOf: carts.quantities,
  };
}

/** The parts of request bodies that the server reads. */
interface RequestBody {
  readonly cart_id?: string;
  readonly products?: readonly { readonly sku: string; readonly qty: number }[];
  readonly review?: { readonly title: string };
  readonly product_id?: number | readonly number[];
  readonly cartItem?: CartItemUpdate;
}

function createCarts() {
  const carts = new Map<string, Cart>();
  let lastItemId = 0;

  function create(): Answer {
    const token = `cart-${carts.size + 1}`;
    carts.set(token, { token, rows: [], version: 1, isOrdered: false });
    return good(token);
  }

  function change(cart: Cart, rows: readonly ServerCartRow[], result: unknown): Answer {
    cart.rows = rows;
    cart.version += 1;
    return good(result, cart);
  }

  function update(cart: Cart, item: CartItemUpdate): Answer {
    const existing = cart.rows.find(({ item_id, sku }) =>
      item.item_id === undefined ? sku === item.sku : item_id === item.item_id,
    );
    if (item.item_id !== undefined && existing === undefined) {
      return refusal(404, 'cart-item-missing');
    }
    const row: ServerCartRow = {
      item_id: existing?.item_id ?? ++lastItemId,
      sku: existing?.sku ?? item.sku,
      qty: item.qty,
      quote_id: cart.token,
      product_type: 'simple',
    };
    return change(cart, [...cart.rows.filter((cartRow) => cartRow !== existing), row], row);
  }

  return {
    quantities: (token: string | undefined) => toQuantities(carts.get(token ?? '')?.rows ?? []),
    /** Marks a cart as ordered. Returns false if it was ordered before. */
    order(token: string): boolean {
      const cart = carts.get(token);
      if (cart === undefined) return true;
      if (cart.isOrdered) return false;
      cart.isOrdered = true;
      return true;
    },
    act(
      path: string,
      item: CartItemUpdate | undefined,
      query: URLSearchParams,
      request: HttpRequest,
    ): Answer {
      if (path === 'create') return create();
      const cart = carts.get(query.get('cartId') ?? '');
      if (cart === undefined) return refusal(404, 'cart-invalid');
      if (cart.isOrdered) return refusal(410, 'cart-ordered');
      const version = request.headers?.['x-cart-version'];
      if (version !== undefined && version !== String(cart.version)) {
        const meta = { error: 'cart-version', cartVersion: cart.version };
        return { code: 409, result: cart.rows, meta };
      }
      switch (path) {
        case 'pull':
          return good(cart.rows, cart);
        case 'update':
          return item === undefined ? refusal(400, 'invalid-request') : update(cart, item);
        case 'delete': {
          const rows = cart.rows.filter(({ item_id }) => item_id !== item?.item_id);
          return rows.length < cart.rows.length ? change(cart, rows, true) : good(true, cart);
        }
        case 'totals':
          return good(totalsOf(cart), cart);
        case 'shipping-information':
          return good({ payment_methods: [], totals: totalsOf(cart) }, cart);
        case 'shipping-methods':
        case 'payment-methods':
          return good([]);
        default:
          return refusal(404, 'unknown-call');
      }
    },
  };
}

const price = 1000;

function totalsOf({ rows }: Cart) {
  const subtotal = rows.reduce((sum, { qty }) => sum + qty * price, 0);
  const items = rows.map(({ item_id, qty }) => ({
    item_id,
    qty,
    price,
    price_incl_tax: price,
    row_total: qty * price,
    row_total_incl_tax: qty * price,
    tax_amount: 0,
    tax_percent: 27,
    discount_amount: 0,
  }));
  return { grand_total: subtotal, subtotal, subtotal_incl_tax: subtotal, items };
}

function good(result: unknown, cart?: Cart): Answer {
  return { code: 200, result, ...(cart && { meta: { cartVersion: cart.version } }) };
}

function refusal(code: number, error: string): Answer {
  return { code, result: error, meta: { error } };
}

function toResponse(answer: Answer): HttpResponse {
  return {
    status: answer.code,
    contentType: 'application/json',
    headers: {},
    body: JSON.stringify(answer),
  };
}
