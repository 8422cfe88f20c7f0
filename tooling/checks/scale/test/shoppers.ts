import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { retryDelayMs } from '@shop/kernel';
import { orderBody } from '../../../../apps/commerce-api/src/test/order-body.ts';
import { plentySku } from '../../processes/test/shop-fixture.ts';
import { host } from './cluster.ts';

/** Kinds of requests, counted separately. */
type RequestKind = 'page' | 'file' | 'call' | 'order';

/** A request of a shopper, from the first attempt to the final response. */
export interface Sample {
  readonly phase: string;
  readonly kind: RequestKind;
  readonly ms: number;
  /** Number of repeated attempts. */
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
  /** Name of the present phase. The test sets it. */
  phase: string;
  readonly samples: readonly Sample[];
  /** Number of pages loaded again because a file of their build no longer existed. */
  readonly reloads: number;
  /** Keys of the orders that were sent, and keys of the orders that were confirmed. */
  readonly sent: readonly string[];
  readonly confirmed: readonly string[];
  /** Stops new journeys. Resolves when every shopper has finished the present journey. */
  stop(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly location: string | undefined;
}

/** Milliseconds until a device gives up one attempt, and all attempts of a request. */
const attemptMs = 20_000;
const patienceMs = 60_000;
/** Milliseconds until a page or a file is requested again. */
const againMs = 250;
/** Bounds in milliseconds of the delay before a device repeats a call: the bounds of its queue. */
const backoff = { retryBaseMs: 1_000, retryCapMs: 60_000 };
/** Statuses of a call that a device repeats: no server could respond, or another attempt is in progress. */
const passing: ReadonlySet<number> = new Set([409, 502, 503, 504]);
/** Number of files that are fetched for each page. */
const filesEach = 4;

/**
 * Starts shoppers who browse, search, open a product, put it into a cart and order, one journey after the other, with
 * `pauseMs` between two steps. Each journey has its own email and its own address in 127.0.0.0/8. A file is requested
 * again if its connection was cut, a page also if the response was "busy". A call is repeated as a device repeats it,
 * an order with the same key. Repeated requests are counted.
 */
export function startShoppers(
  port: number,
  addresses: Addresses,
  { count, pauseMs }: { readonly count: number; readonly pauseMs: number },
): Shoppers {
  const samples: Sample[] = [];
  const sent: string[] = [];
  const confirmed: string[] = [];
  const over = new AbortController();
  let journeys = 0;
  const shoppers = {
    phase: 'steady load',
    samples,
    reloads: 0,
    sent,
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
      sent.push(key);
      const order = orderBody(cartId, {
        products: [{ sku: plentySku, qty: 1 }],
        address: { email: `shopper-${number}@example.hu` },
      });
      await visit.order(order, { 'idempotency-key': key });
      confirmed.push(key);
    } catch {
      // The failed request is already recorded.
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

/** Sends the requests of one shopper and records each. A request that fails is recorded, then its error is thrown. */
function createVisit(
  port: number,
  number: number,
  record: (sample: Omit<Sample, 'phase'>) => void,
  onReload: () => void,
) {
  const localAddress = `127.${1 + ((number >> 16) % 250)}.${(number >> 8) % 256}.${number % 256}`;
  const agent = new Agent({ keepAlive: true, localAddress });
  const sendRequest = (
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ) => requestOnce({ port, agent, path, body, headers });

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
      const answer = await sendRequest(path);
      isGone = isOfFirst && (answer.status === 404 || answer.status === 502);
      return isGone ? { ...answer, status: 200 } : answer;
    };
    await recorded('file', path, attempt, wasCut);
    return !isGone;
  };

  const page = async (path: string): Promise<void> => {
    const answer = await recorded('page', path, () => sendRequest(path), isBusy);
    if (answer.location !== undefined) return page(answer.location.replace(`https://${host}`, ''));
    const files = filesOf(answer.text);
    for (let at = 0; at < Math.min(filesEach, files.length); at += 1) {
      const name = files[(number * filesEach + at) % files.length] ?? '/';
      if (await file(name)) continue;
      // The app reloads the page, too, if a file of its build no longer exists.
      onReload();
      return page(path);
    }
  };

  return {
    page,
    /** Returns the result of the call. */
    async call(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
      const { text } = await recorded(
        'call',
        path,
        () => sendRequest(path, body, headers),
        isPassing,
      );
      return String((JSON.parse(text) as { result: unknown }).result);
    },
    async order(body: unknown, headers: Readonly<Record<string, string>>): Promise<void> {
      const path = '/api/order/create';
      await recorded('order', path, () => sendRequest(path, body, headers), isPassing);
    },
    end: () => agent.destroy(),
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** Returns the scripts, styles and data files that a page names. */
export const filesOf = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/[" ](\/(?:assets|page-state)\/[^" ]+)/g)].map(([, path = '']) =>
      path.replaceAll('&amp;', '&'),
    ),
  ),
];

/** Sends a request to the balancer as a proxy that ends TLS does. Errors: rejects if the connection is cut. */
export function requestOnce({
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
