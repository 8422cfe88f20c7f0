import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { ImportDocument } from '@shop/catalog-documents';
import type { Product } from '@shop/contract';
import {
  DeviceWorld,
  type HistoryOrder,
  type HistoryReview,
  type HistoryWorld,
} from '@shop/histories';
import { err, type Fetch } from '@shop/kernel';
import { createNodeFetch } from '@shop/platform-node';
import { createFakeClock } from '@shop/testing';
import { exchangeHeader, openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { orderBody } from './order-body.ts';
import { createSalesApi, type SalesApi } from './sales-api.ts';

/** Articles of the histories, with stock for all of them. */
const documents = ['A', 'B', 'C'].map((sku, index): ImportDocument => ({
  _type: 'product',
  _id: String(901 + index),
  _source: {
    id: 901 + index,
    sku,
    name: `Szék ${sku}`,
    type_id: 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    price: 1000,
    weight_kg: 1,
    url_path: `szek-${sku.toLowerCase()}`,
    created_at: '2026-01-01 00:00:00',
    stock: { is_in_stock: true, qty: 1_000_000 },
  },
}));
const products = documents.map(
  ({ _source }) => ({ ..._source, price_incl_tax: 1000 }) as unknown as Product,
);

/** Timeout of a device's exchange, in ms on its clock. */
const timeoutMs = 8000;

/** The API on its own port, behind a proxy. */
export interface ApiHistories {
  /** Opens a device of a new customer. Its clock is fake and waits for running exchanges. */
  openWorld(): Promise<HistoryWorld>;
  close(): Promise<void>;
}

/** Starts the API on its own database, and the proxy. */
export async function openApiHistories(): Promise<ApiHistories> {
  const api = await createSalesApi({ rateLimitScale: 100_000 });
  await api.load(documents);
  const answer = getRequestListener(api.app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy = await openFaultProxy(`http://127.0.0.1:${port}`, api.clock);
  let histories = 0;
  return {
    openWorld: () => openWorld(api, proxy, `history-${++histories}`),
    async close() {
      await proxy.close();
      server.closeAllConnections();
      server.close();
      await api.close();
    },
  };
}

async function openWorld(api: SalesApi, proxy: FaultProxy, name: string): Promise<HistoryWorld> {
  const clock = createFakeClock(undefined, proxy.idle);
  proxy.clock = clock;
  restore(proxy);
  const customer = await api.customer();
  return DeviceWorld.open(clock, {
    fetch: deviceFetch(proxy, name),
    baseUrl: proxy.url,
    timeoutMs,
    customerToken: customer.token,
    products,
    fault: (fault) => void proxy.faults.push(fault),
    delay: (ms) => {
      proxy.delayMs = ms;
    },
    restore: () => restore(proxy),
    flush: proxy.idle,
    orderBody: ({ lines }, cartToken) =>
      orderBody(cartToken, {
        products: Object.entries(lines).map(([sku, qty]) => ({ sku, qty })),
      }),
    reviewTask: (review) => ({
      stream: `review:${review.stream}`,
      call: 'createReview',
      body: {
        review: {
          product_id: Number(products[0]?.id),
          title: JSON.stringify(review),
          detail: name,
          nickname: 'Anna',
        },
      },
    }),
    outcome: (cartToken) => outcomeOf(api, { name, cartToken, customerToken: customer.token }),
  });
}

function restore(proxy: FaultProxy): void {
  proxy.faults.length = 0;
  proxy.delayMs = 0;
}

/**
 * Sends requests through the proxy, with timeouts on the device's clock. Keys begin with the name of the history,
 * because histories use the same keys, which the API stores for days.
 */
function deviceFetch(proxy: FaultProxy, name: string): Fetch {
  const send = createNodeFetch({ timeoutMs: 60_000 });
  let exchanges = 0;
  return async (request) => {
    const exchange = `${name}-${++exchanges}`;
    const key = request.headers?.['idempotency-key'];
    const caller = new AbortController();
    const limit = new AbortController();
    const { clock } = proxy;
    clock.wait(request.timeoutMs ?? timeoutMs, limit.signal).then(
      () => {
        proxy.end(exchange);
        caller.abort();
      },
      () => undefined,
    );
    proxy.begin(exchange);
    const response = await send({
      ...request,
      timeoutMs: 60_000,
      signal: caller.signal,
      headers: {
        ...request.headers,
        [exchangeHeader]: exchange,
        ...(key !== undefined && { 'idempotency-key': `${name}:${key}` }),
      },
    });
    proxy.end(exchange);
    limit.abort();
    return !response.ok && caller.signal.aborted ? err({ kind: 'timeout' }) : response;
  };
}

/** Returns the final state in the API. */
async function outcomeOf(
  { context: { sql }, get }: SalesApi,
  device: {
    readonly name: string;
    readonly cartToken: string | undefined;
    readonly customerToken: string;
  },
) {
  const cart = await get(`/api/cart/pull?token=&cartId=${device.cartToken ?? ''}`);
  const rows = (cart.status === 200 ? cart.body.result : []) as { sku: string; qty: number }[];
  const wishes = await get(`/api/user/getWishlistItems?token=${device.customerToken}`);
  const wishRows = wishes.body.result as { product_id: number }[];
  const wishedIds = new Set(wishRows.map((wish) => wish.product_id));
  const orders = await sql<{ key: string; lines: Record<string, number> }[]>`
    SELECT idempotency_key AS key, jsonb_object_agg(sku, qty) AS lines
    FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
    WHERE starts_with(idempotency_key, ${`${device.name}:`})
    GROUP BY shop_order.id ORDER BY shop_order.id`;
  const reviews = await sql<{ title: string }[]>`
    SELECT title FROM review_submission WHERE detail = ${device.name} ORDER BY id`;
  return {
    cart: Object.fromEntries(rows.map(({ sku, qty }) => [sku, qty])),
    wishes: products.filter(({ id }) => wishedIds.has(Number(id))).map(({ sku }) => sku),
    orders: orders.map(({ key, lines }): HistoryOrder => ({
      key: key.slice(device.name.length + 1),
      lines,
    })),
    reviews: reviews.map(({ title }) => JSON.parse(title) as HistoryReview),
  };
}
