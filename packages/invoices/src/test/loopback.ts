import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that a service on this machine received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Response of a service. */
export interface Reply {
  readonly status?: number;
  readonly type?: string;
  readonly body: string | Uint8Array;
}

/** Behaviour of a service: as documented, no response, a lost response after the action, status 503, or too late. */
type Fault = 'none' | 'unreachable' | 'unanswered' | 'overloaded' | 'slow';

export interface Loopback {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** Fault of the calls from now on. */
  fail(fault: Fault): void;
  close(): Promise<void>;
}

/** Starts an HTTP server on this machine that answers with `reply`. */
export async function startLoopback(reply: (request: ReceivedRequest) => Reply): Promise<Loopback> {
  const requests: ReceivedRequest[] = [];
  let fault: Fault = 'none';
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url: path = '', headers } = incoming;
      const request = { method, path, headers, body: Buffer.concat(chunks).toString() };
      if (fault === 'unreachable') return void incoming.socket.destroy();
      if (fault === 'overloaded') return void outgoing.writeHead(503).end('busy');
      if (fault === 'slow') return;
      requests.push(request);
      const { status = 200, type = 'application/json', body } = reply(request);
      if (fault === 'unanswered') return void incoming.socket.destroy();
      outgoing.writeHead(status, { 'content-type': type }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    fail: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
