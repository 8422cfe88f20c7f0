import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Clock } from '@shop/kernel';
import type { HistoryFault } from '@shop/histories';

/** Milliseconds by which the fault `late` delays a request. Its caller waits for 8 s. */
const lateMs = 9000;

/** A server between a device and the API. It forwards requests with the given faults. */
export interface FaultProxy {
  readonly url: string;
  /** Clock of the waits. Each history sets its own. */
  clock: Clock;
  /** Faults of the next exchanges, one each. Empty: no fault. */
  readonly faults: HistoryFault[];
  /** Duration of an exchange, in ms. */
  delayMs: number;
  /** Marks an exchange as running, until `end` is called. */
  begin(exchange: unknown): void;
  end(exchange: unknown): void;
  /** Waits until each exchange has ended, or waits for the clock. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** Header with the number of an exchange. The proxy removes it. */
export const exchangeHeader = 'x-exchange';

/** Opens the proxy on a free port of this machine. */
export async function openFaultProxy(apiUrl: string, clock: Clock): Promise<FaultProxy> {
  const moving = new Set<unknown>();
  const server = createServer((incoming, outgoing) => {
    void relay(incoming, outgoing).catch(() => outgoing.destroy());
  });

  /** Waits on the clock. Meanwhile the exchange does not count as running. */
  async function hold(exchange: unknown, outgoing: ServerResponse, ms: number): Promise<void> {
    moving.delete(exchange);
    await proxy.clock.wait(ms);
    if (!outgoing.destroyed) moving.add(exchange);
  }

  async function relay(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { [exchangeHeader]: exchange, host: _host, ...headers } = incoming.headers;
    const fault = proxy.faults.shift();
    const { delayMs } = proxy;
    const body = await text(incoming);
    const sent = { method: incoming.method, path: incoming.url, headers, body };
    const isUnguarded = incoming.url?.includes('Wishlist') === true;
    const send = async (): Promise<Answer> => {
      const arrival = Symbol('arrival');
      moving.add(arrival);
      try {
        return await forward(apiUrl, sent);
      } finally {
        moving.delete(arrival);
      }
    };
    if (delayMs > 0 && !isUnguarded) await hold(exchange, outgoing, delayMs);
    await exchangeWith(fault, {
      outgoing,
      send,
      isUnguarded,
      hold: (ms) => hold(exchange, outgoing, ms),
      delayMs: isUnguarded ? delayMs : 0,
    });
  }

  const proxy: FaultProxy = {
    url: '',
    clock,
    faults: [],
    delayMs: 0,
    begin: (exchange) => void moving.add(exchange),
    end: (exchange) => void moving.delete(exchange),
    async idle() {
      for (let quietTurns = 0; quietTurns < 3; quietTurns++) {
        await new Promise((resolve) => setImmediate(resolve));
        if (moving.size > 0) quietTurns = -1;
      }
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(proxy, { url: `http://127.0.0.1:${port}` });
}

interface Exchange {
  readonly outgoing: ServerResponse;
  readonly send: () => Promise<Answer>;
  readonly hold: (ms: number) => Promise<void>;
  /** True for a call of the wishlist: without key and version it arrives when it is sent, or not at all. */
  readonly isUnguarded: boolean;
  /** Time before the response, in ms. */
  readonly delayMs: number;
}

async function exchangeWith(fault: HistoryFault | undefined, exchange: Exchange): Promise<void> {
  const { outgoing, send, hold, isUnguarded } = exchange;
  const respond = async (answer: Answer, length = answer.body.length): Promise<void> => {
    if (exchange.delayMs > 0) await hold(exchange.delayMs);
    outgoing.writeHead(answer.status, answer.headers);
    if (length === answer.body.length) outgoing.end(answer.body);
    else outgoing.write(answer.body.subarray(0, length), () => outgoing.destroy());
  };
  switch (fault) {
    case 'lost-request':
      outgoing.destroy();
      return;
    case 'late':
      if (isUnguarded) {
        outgoing.destroy();
        return;
      }
      await hold(lateMs);
      await send();
      return;
    case 'html':
      return respond(htmlAnswer);
    case 503:
    case 429:
      return respond(unavailable(fault));
    case 'lost-response':
      await send();
      outgoing.socket?.resetAndDestroy();
      return;
    case 'duplicated': {
      const [answer] = await Promise.all([send(), isUnguarded ? undefined : send()]);
      return respond(answer);
    }
    case 'cut-off':
      return respond(await send(), 12);
    case undefined:
      return respond(await send());
  }
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders | Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const htmlAnswer: Answer = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>Wi-Fi</title>'),
};

const unavailable = (code: 503 | 429): Answer => ({
  status: code,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ code, result: '', meta: { retryAfterMs: 2000 } })),
});

interface Sent {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a request to the API and reads its whole response. */
async function forward(apiUrl: string, { method, path, headers, body }: Sent): Promise<Answer> {
  const outgoing = request(`${apiUrl}${path}`, { method, headers });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = response.headers;
  return { status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(chunks) };
}
