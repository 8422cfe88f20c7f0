import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { retryDelayMs } from '@shop/kernel';
import { orderBody } from '../../../../apps/commerce-api/src/test/order-body.ts';
import { plentySku } from '../../processes/test/shop-fixture.ts';
import { host } from './cluster.ts';

/** Kinds of requests that are counted apart. */
type RequestKind = 'page' | 'file' | 'call' | 'order';

/** A request of a shopper, from its first attempt to its answer. */
export interface Sample {
  readonly phase: string;
  readonly kind: RequestKind;
  readonly ms: number;
  /** How often the device asked again. */
  readonly repeats: number;
  readonly error: string | undefined;
  /** True for a page of the second build. */
  readonly isSecondBuild: boolean;
}

/** Addresses that shoppers visit. */
export interface Addresses {
  readonly categories: readonly string[];
  readonly searches: readonly string[];
  readonly products: readonly string[];
}

export interface Shoppers {
  /** Names what happens from now on. */
  phase: string;
  readonly samples: readonly Sample[];
  /** Pages that were loaded anew, since a file of their build was gone. */
  readonly reloads: number;
  /** Keys of the orders that were begun, and of those that were confirmed. */
  readonly asked: readonly string[];
  readonly confirmed: readonly string[];
  /** Waits until every shopper has finished the journey. */
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly location: string | undefined;
}

/** Milliseconds until a device gives up a request, one attempt and all of them. */
const attemptMs = 20_000;
const patienceMs = 60_000;
/** Milliseconds until a page or a file is asked for again. */
const againMs = 250;
/** Bounds of the waits of a device before it repeats a call: those of its queue. */
const backoff = { retryBaseMs: 1_000, retryCapMs: 60_000 };
/** Answers to a call after which a device asks again: nobody could answer, or another attempt is being worked on. */
const passing: ReadonlySet<number> = new Set([409, 502, 503, 504]);
/** Files of each page that are fetched. */
const filesEach = 4;

/**
 * Starts shoppers who browse, search, look at a product, put it into a cart and order, one journey after the other, with
 * `pauseMs` between two steps. Each journey has an email and an address in 127.0.0.0/8 of its own. A file is asked for again
 * if its connection was cut, a page also if it came as busy. A call is repeated as a device repeats it, an order with the
 * same key. What was asked for again is counted.
 */
export function startShoppers(
  port: number,
  addresses: Addresses,
  { count, pauseMs }: { readonly count: number; readonly pauseMs: number },
): Shoppers {
  const samples: Sample[] = [];
  const asked: string[] = [];
  const confirmed: string[] = [];
  const over = new AbortController();
  let journeys = 0;
  const shoppers = {
    phase: 'steady load',
    samples,
    reloads: 0,
    asked,
    confirmed,
    async stop() {
      over.abort();
      await running;
    },
  };
  const record = (sample: Omit<Sample, 'phase'>) =>
    samples.push({ phase: shoppers.phase, ...sample });

  const journey = async () => {
    journeys += 1;
    const number = journeys;
    const visit = createVisit(port, number, record, () => (shoppers.reloads += 1));
    const pick = (list: readonly string[], more = 0) => list[(number + more) % list.length] ?? '/';
    try {
      const pages = ['/', pick(addresses.categories), pick(addresses.searches)];
      for (const path of [...pages, pick(addresses.products), pick(addresses.categories, 1)]) {
        await visit.page(path);
        await wait(pauseMs);
      }
      const cartId = await visit.call('/api/cart/create?token=', {});
      const cart = { 'x-cart-token': cartId };
      const line = { cartItem: { sku: plentySku, qty: 1 } };
      await visit.call(`/api/cart/update?token=&cartId=${cartId}`, line, cart);
      await wait(pauseMs);
      const key = `scale-${crypto.randomUUID()}`;
      asked.push(key);
      const order = orderBody(cartId, {
        products: [{ sku: plentySku, qty: 1 }],
        address: { email: `shopper-${number}@example.hu` },
      });
      await visit.order(order, { 'idempotency-key': key });
      confirmed.push(key);
    } catch {
      // Recorded with its request.
      await wait(pauseMs);
    } finally {
      visit.end();
    }
  };
  const running = Promise.all(
    Array.from({ length: count }, async (_, at) => {
      await wait((at * pauseMs) / count);
      while (!over.signal.aborted) await journey();
    }),
  );
  return shoppers;
}

/** The requests of one shopper, each recorded. A request that fails is recorded and thrown. */
function createVisit(
  port: number,
  number: number,
  record: (sample: Omit<Sample, 'phase'>) => void,
  onReload: () => void,
) {
  const localAddress = `127.${1 + ((number >> 16) % 250)}.${(number >> 8) % 256}.${number % 256}`;
  const agent = new Agent({ keepAlive: true, localAddress });
  const ask = (path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    askOnce({ port, agent, path, body, headers });

  const recorded = async (
    kind: RequestKind,
    path: string,
    attempt: () => Promise<Answer>,
    mayRepeat: (answer: Answer | Error, repeats: number) => boolean,
  ): Promise<Answer> => {
    const startedMs = performance.now();
    let repeats = 0;
    for (;;) {
      const answer = await attempt().catch((error: unknown) => asError(error));
      const isRight = !(answer instanceof Error) && answer.status < 400;
      const ms = performance.now() - startedMs;
      if (!isRight && ms < patienceMs && mayRepeat(answer, repeats)) {
        repeats += 1;
        const isCall = kind === 'call' || kind === 'order';
        await wait(isCall ? retryDelayMs(backoff, repeats, Math.random()) : againMs);
        continue;
      }
      const reason = answer instanceof Error ? answer.message : `${answer.status} ${answer.text}`;
      const error = isRight ? undefined : `${path}: ${reason.slice(0, 200)}`;
      const isSecondBuild = kind === 'page' && isRight && answer.text.includes('-second.js');
      record({ kind, ms, repeats, error, isSecondBuild });
      if (answer instanceof Error || error !== undefined) throw new Error(error);
      return answer;
    }
  };
  const wasCut = (answer: Answer | Error, repeats: number) =>
    answer instanceof Error && repeats === 0;
  const isBusy = (answer: Answer | Error) => answer instanceof Error || answer.status === 503;
  const isPassing = (answer: Answer | Error) =>
    answer instanceof Error || passing.has(answer.status);
  /** Returns false for a file of the first build that no server has any more. */
  const file = async (path: string): Promise<boolean> => {
    const isOfFirst = path.startsWith('/assets/') && !path.includes('-second.');
    let isGone = false;
    const attempt = async (): Promise<Answer> => {
      const answer = await ask(path);
      isGone = isOfFirst && (answer.status === 404 || answer.status === 502);
      return isGone ? { ...answer, status: 200 } : answer;
    };
    await recorded('file', path, attempt, wasCut);
    return !isGone;
  };

  const page = async (path: string): Promise<void> => {
    const answer = await recorded('page', path, () => ask(path), isBusy);
    if (answer.location !== undefined) return page(answer.location.replace(`https://${host}`, ''));
    const files = filesOf(answer.text);
    for (let at = 0; at < Math.min(filesEach, files.length); at += 1) {
      const name = files[(number * filesEach + at) % files.length] ?? '/';
      if (await file(name)) continue;
      // As the app does when a file of its build is gone.
      onReload();
      return page(path);
    }
  };

  return {
    page,
    /** Returns the result of the call. */
    async call(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
      const { text } = await recorded('call', path, () => ask(path, body, headers), isPassing);
      return String((JSON.parse(text) as { result: unknown }).result);
    },
    async order(body: unknown, headers: Readonly<Record<string, string>>): Promise<void> {
      const path = '/api/order/create';
      await recorded('order', path, () => ask(path, body, headers), isPassing);
    },
    end: () => agent.destroy(),
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Scripts, styles and data files that a page names. */
export const filesOf = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/[" ](\/(?:assets|page-state)\/[^" ]+)/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    ),
  ),
];

/** Asks the balancer as a proxy does that ends TLS in front of it. Errors: rejects where a connection is cut. */
export function askOnce({
  port,
  path,
  agent,
  body,
  headers = {},
}: {
  readonly port: number;
  readonly path: string;
  readonly agent?: Agent;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}): Promise<Answer> {
  return new Promise((answered, fail) => {
    const clientRequest = request(
      {
        host: '127.0.0.1',
        port,
        path,
        ...(agent !== undefined && { agent }),
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host,
          'accept-encoding': 'br',
          ...(body !== undefined && {
            'content-type': 'application/json',
            origin: `https://${host}`,
          }),
          ...headers,
        },
        timeout: attemptMs,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.once('error', fail);
        answer.once('end', () => {
          const { statusCode: status = 0, headers: received } = answer;
          const bytes = Buffer.concat(chunks);
          const isCompressed = received['content-encoding'] === 'br';
          const text = (isCompressed ? brotliDecompressSync(bytes) : bytes).toString();
          answered({ status, text, location: received.location });
        });
      },
    );
    clientRequest.once('timeout', () => clientRequest.destroy(new Error('No answer in time.')));
    clientRequest.once('error', fail);
    clientRequest.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
