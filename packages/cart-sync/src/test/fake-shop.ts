import type { CartItemUpdate, ProductOption, ServerCartRow } from '@shop/contract';
import { err, ok, type Clock, type Fetch, type HttpResponse, type HttpRequest } from '@shop/kernel';
import { optionChecksum } from '../lines/option-checksum.ts';

/** Fault of the network or the server during one exchange. */
export type Fault =
  /** The request is lost. */
  | 'lost-request'
  /** The request arrives, the response is lost. */
  | 'lost-answer'
  /** The request arrives twice. */
  | 'duplicated'
  /** The caller times out, and the request arrives later. */
  | 'late'
  | 'html'
  | 'wrong-shape'
  | {
      readonly code: number;
      readonly error?: string;
      readonly text?: string;
      readonly waitMs?: number;
    };

interface FakeCart {
  readonly token: string;
  readonly owner: string | undefined;
  rows: ServerCartRow[];
  version: number;
  coupon: string | undefined;
  isOrdered: boolean;
}

/** Kind of backend: this shop's, or an older one. */
export interface Backend {
  readonly versions: boolean;
  readonly keys: boolean;
  /** Without `item_id`, a quantity is added to an equal line instead of set. */
  readonly adds: boolean;
}
export const ourBackend: Backend = { versions: true, keys: true, adds: false };
export const olderBackend: Backend = { versions: false, keys: false, adds: true };

export interface Answered {
  readonly code: number;
  readonly result?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
}

const price = 1000;
const courier = {
  carrier_code: 'gls',
  method_code: 'home',
  method_title: 'GLS',
  amount: 1173,
  price_incl_tax: 1490,
};

/** A shop's cart calls over HTTP, with a faulty network. */
export function createFakeShop(clock: Clock, backend: Backend = ourBackend) {
  const carts = new Map<string, FakeCart>();
  const answers = new Map<string, { readonly requestText: string; readonly answered: Answered }>();
  const requests: HttpRequest[] = [];
  const faults: { readonly on?: string; readonly fault: Fault }[] = [];
  const users = new Set<string>();
  const stock = new Map<string, number>();
  let lastId = 0;
  let lastCart = 0;
  let underWay = 0;

  function open(owner: string | undefined): FakeCart {
    const mine = [...carts.values()].find(
      (cart) => owner !== undefined && cart.owner === owner && !cart.isOrdered,
    );
    if (mine !== undefined) return mine;
    const cart: FakeCart = {
      token: `cart-${++lastCart}`,
      owner,
      rows: [],
      version: 1,
      coupon: undefined,
      isOrdered: false,
    };
    carts.set(cart.token, cart);
    return cart;
  }

  function bump(cart: FakeCart): void {
    cart.version++;
  }

  function update(cart: FakeCart, item: CartItemUpdate): Answered {
    const left = stock.get(item.sku) ?? Infinity;
    if (item.qty > left) return refusal(400, 'out-of-stock', 'Not enough stock');
    const same = cart.rows.find((row) =>
      item.item_id === undefined
        ? row.sku === item.sku && isSameOption(row.product_option, item.product_option)
        : row.item_id === item.item_id,
    );
    if (item.item_id !== undefined && same === undefined) {
      return refusal(404, 'cart-item-missing', 'No such line');
    }
    const raise = backend.adds && item.item_id === undefined ? (same?.qty ?? 0) : 0;
    const row: ServerCartRow = {
      item_id: same?.item_id ?? ++lastId,
      sku: same?.sku ?? item.sku,
      qty: item.qty + raise,
      quote_id: cart.token,
      product_type: 'simple',
      product_option: item.product_option,
    };
    cart.rows = [...cart.rows.filter((each) => each !== same), row];
    bump(cart);
    return good(row, cart);
  }

  const goodsOf = (cart: FakeCart) => cart.rows.reduce((sum, { qty }) => sum + qty * price, 0);
  const holdingCoupon = (cart: FakeCart) =>
    goodsOf(cart) < shop.couponMinimum ? undefined : cart.coupon;

  function totals(cart: FakeCart) {
    const subtotal = goodsOf(cart);
    const coupon = holdingCoupon(cart);
    const discount = coupon === undefined ? 0 : subtotal / 10;
    return {
      grand_total: subtotal - discount + 1490,
      subtotal,
      subtotal_incl_tax: subtotal,
      discount_amount: -discount,
      ...(coupon === undefined ? {} : { coupon_code: coupon }),
      items: cart.rows.map(({ item_id, qty }) => ({
        item_id,
        qty,
        price,
        price_incl_tax: price,
        row_total: qty * price,
        row_total_incl_tax: qty * price,
        tax_amount: 0,
        tax_percent: 27,
        discount_amount: 0,
      })),
      total_segments: [
        { code: 'subtotal', value: subtotal },
        { code: 'shipping', value: 1490 },
        { code: 'grand_total', value: subtotal - discount + 1490 },
      ],
    };
  }

  function good(result: unknown, cart?: FakeCart): Answered {
    const meta = backend.versions && cart ? { meta: { cartVersion: cart.version } } : {};
    return { code: 200, result, ...meta };
  }

  /** With the coupon that has no effect. */
  function goodTotals(result: unknown, cart: FakeCart): Answered {
    const answered = good(result, cart);
    if (cart.coupon === holdingCoupon(cart)) return answered;
    const coupon = { code: cart.coupon, error: 'coupon-minimum' };
    return { ...answered, meta: { ...answered.meta, coupon } };
  }

  function refusal(code: number, error: string, text: string): Answered {
    return backend.versions ? { code, result: text, meta: { error } } : { code: 500, result: text };
  }

  function act(path: string, query: Map<string, string>, request: HttpRequest): Answered {
    const token = query.get('token') ?? '';
    if (token !== '' && !users.has(token)) return { code: 401, result: 'Authentication failed.' };
    const user = token === '' ? undefined : token;
    if (path === 'create') return good(open(user).token);
    const cart = carts.get(query.get('cartId') ?? '');
    if (cart === undefined || (cart.owner !== undefined && cart.owner !== user)) {
      return refusal(404, 'cart-invalid', 'Invalid cartId.');
    }
    if (cart.isOrdered) return refusal(410, 'cart-ordered', 'This cart was ordered.');
    const version = request.headers?.['x-cart-version'];
    if (backend.versions && version !== undefined && version !== String(cart.version)) {
      return {
        code: 409,
        result: cart.rows,
        meta: { error: 'cart-version', cartVersion: cart.version },
      };
    }
    const body = JSON.parse(request.body ?? '{}') as { cartItem?: CartItemUpdate };
    switch (path) {
      case 'pull':
        return good(cart.rows, cart);
      case 'update':
        return body.cartItem === undefined
          ? refusal(400, 'invalid-request', 'Missing cartItem.')
          : update(cart, body.cartItem);
      case 'delete': {
        const rows = cart.rows.filter((row) => row.item_id !== body.cartItem?.item_id);
        if (rows.length < cart.rows.length) bump(cart);
        cart.rows = rows;
        return good(true, cart);
      }
      case 'totals':
        return goodTotals(totals(cart), cart);
      case 'shipping-information':
        return goodTotals({ payment_methods: shop.paymentMethods, totals: totals(cart) }, cart);
      case 'shipping-methods':
        return good(shop.shippingMethods);
      case 'payment-methods':
        return good(shop.paymentMethods);
      case 'apply-coupon':
        if (query.get('coupon') !== 'NYAR10') return refusal(400, 'coupon-expired', 'Too late');
        cart.coupon = 'NYAR10';
        return good(true, cart);
      case 'delete-coupon':
        cart.coupon = undefined;
        return good(true, cart);
      case 'handoff':
        return good(`code-of-${cart.token}`);
      default:
        return { code: 404, result: 'no such call' };
    }
  }

  /** Executes once per key, like a backend with idempotency keys. */
  function once(path: string, query: Map<string, string>, request: HttpRequest): Answered {
    const key = request.headers?.['idempotency-key'];
    if (!backend.keys || key === undefined) return act(path, query, request);
    const requestText = `${path} ${request.body ?? ''}`;
    const known = answers.get(key);
    if (known !== undefined) {
      return known.requestText === requestText
        ? known.answered
        : refusal(422, 'idempotency-mismatch', '');
    }
    const answered = act(path, query, request);
    if (answered.code === 200) answers.set(key, { requestText, answered });
    return answered;
  }

  const fetch: Fetch = async (request) => {
    requests.push(request);
    underWay++;
    try {
      return await exchange(request);
    } finally {
      underWay--;
    }
  };

  const exchange: Fetch = async (request) => {
    const [address = '', search = ''] = request.url.split('?');
    const path = address.split('/').at(-1) ?? '';
    const query = new Map(
      search
        .split('&')
        .map((pair) => pair.split('='))
        .map(([name = '', value = '']) => [name, decodeURIComponent(value)] as const),
    );
    const at = faults.findIndex(({ on = path }) => on === path);
    const fault = at === -1 ? undefined : faults.splice(at, 1)[0]?.fault;
    if (shop.delayMs > 0) await clock.wait(shop.delayMs);
    if (fault === 'lost-request') return err({ kind: 'unreachable' });
    if (fault === 'late') {
      void clock.wait(shop.lateMs).then(() => once(path, query, request));
      return err({ kind: 'timeout' });
    }
    if (fault === 'html') return ok({ ...page, body: '<html></html>' });
    if (fault === 'wrong-shape') return ok(json({ code: 200, result: { sorry: true } }));
    if (typeof fault === 'object') {
      const { code, error, text = '', waitMs } = fault;
      const meta = { ...(error && { error }), ...(waitMs && { retryAfterMs: waitMs }) };
      return ok(json({ code, result: text, meta }));
    }
    const answered = path === 'adopt' ? adopt(request) : once(path, query, request);
    if (fault === 'duplicated') once(path, query, request);
    return fault === 'lost-answer' ? err({ kind: 'timeout' }) : ok(json(answered));
  };

  function adopt(request: HttpRequest): Answered {
    const { code = '' } = JSON.parse(request.body ?? '{}') as { code?: string };
    const cart = carts.get(code.replace('code-of-', ''));
    if (cart === undefined) return refusal(400, 'handoff-invalid', 'Too old');
    return good({ cartToken: cart.token, ...(cart.owner && { token: cart.owner }) });
  }

  const shop = {
    fetch,
    carts,
    requests,
    faults,
    /** Valid user tokens; each has one open cart. */
    users,
    /** Pieces left by sku; a missing sku has plenty. */
    stock,
    delayMs: 0,
    lateMs: 5000,
    /** Minimum subtotal for the coupon. */
    couponMinimum: 0,
    shippingMethods: [courier] as unknown[],
    paymentMethods: [{ code: 'card', title: 'Kártya' }] as unknown[],
    underWay: () => underWay,
    /** Quantities by sku of a cart; of the newest if no token is given. */
    paper(token?: string): Readonly<Record<string, number>> {
      const cart = token === undefined ? [...carts.values()].at(-1) : carts.get(token);
      const paper: Record<string, number> = {};
      for (const row of cart?.rows ?? []) paper[row.sku] = (paper[row.sku] ?? 0) + row.qty;
      return paper;
    },
    /** Calls made, by the last part of their path. */
    calls: () => requests.map(({ url }) => (url.split('?')[0] ?? '').split('/').at(-1)),
    /** Sets a line from another device. */
    set(sku: string, qty: number, token?: string): void {
      const cart = token === undefined ? [...carts.values()].at(-1) : carts.get(token);
      if (cart === undefined) return;
      const row = cart.rows.find((each) => each.sku === sku);
      cart.rows = cart.rows.filter((each) => each !== row);
      if (qty > 0) cart.rows.push({ ...(row ?? newRow(cart, sku)), qty });
      bump(cart);
    },
    open,
  };

  function newRow(cart: FakeCart, sku: string): ServerCartRow {
    return { item_id: ++lastId, sku, qty: 0, quote_id: cart.token, product_type: 'simple' };
  }
  return shop;
}

const page: HttpResponse = { status: 200, contentType: 'text/html', headers: {}, body: '' };

function json(answered: Answered): HttpResponse {
  return {
    status: answered.code,
    contentType: 'application/json',
    headers: {},
    body: JSON.stringify(answered),
  };
}

function isSameOption(one: ProductOption | undefined, other: ProductOption | undefined): boolean {
  return optionChecksum(one) === optionChecksum(other);
}
