import { connect } from 'node:net';

/** One HTTP exchange: milliseconds from the request to the last byte, and the response. */
export interface Exchange {
  readonly ms: number;
  readonly status: number;
  readonly body: Buffer;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

export interface Caller {
  /** Errors: rejects if the connection ends, or if the response does not state its length. */
  call(call: Call): Promise<Exchange>;
  close(): void;
}

/**
 * Sends HTTP/1.1 requests over persistent connections, distributed over the servers. Parses only the end of each
 * response: client and backend share one machine, and the HTTP client of Node uses as much processor time as the
 * backend for a small response.
 */
export function createCaller(origins: readonly string[]): Caller {
  const servers = origins.map((origin) => new URL(origin));
  const idle: Connection[] = [];
  const all: Connection[] = [];
  return {
    async call(call) {
      let connection = idle.pop();
      if (connection === undefined) {
        const server = servers[all.length % servers.length];
        if (server === undefined) throw new Error('There is no server to ask.');
        connection = createConnection(server);
        all.push(connection);
      }
      const answer = await connection.ask(call);
      idle.push(connection);
      return answer;
    },
    close: () => all.forEach((connection) => connection.close()),
  };
}

interface Connection {
  /** Sends one request at a time. */
  ask(call: Call): Promise<Exchange>;
  close(): void;
}

interface Asked {
  readonly startedAt: number;
  resolve(exchange: Exchange): void;
  reject(cause: Error): void;
}

const headEnd = Buffer.from('\r\n\r\n');

function createConnection({ hostname, port }: URL): Connection {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let asked: Asked | undefined;
  let chunks: Buffer[] = [];
  let received = 0;
  let head: { readonly status: number; readonly length: number; readonly end: number } | undefined;

  socket.on('data', (chunk) => {
    chunks.push(chunk);
    received += chunk.length;
    if (head === undefined) {
      const start = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      const at = start.indexOf(headEnd);
      if (at === -1) return;
      const text = start.toString('latin1', 0, at);
      const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
      if (length === undefined) return void socket.destroy(new Error(`No length: ${text}`));
      head = {
        status: Number(text.slice(9, 12)),
        length: Number(length),
        end: at + headEnd.length,
      };
    }
    if (received < head.end + head.length) return;
    const { status, end } = head;
    const whole = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    const done = asked;
    [asked, chunks, received, head] = [undefined, [], 0, undefined];
    done?.resolve({ ms: performance.now() - done.startedAt, status, body: whole.subarray(end) });
  });
  const fail = (cause: Error) => {
    asked?.reject(cause);
    asked = undefined;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The backend closed the connection.')));
  return {
    ask: (call) =>
      new Promise((resolve, reject) => {
        asked = { startedAt: performance.now(), resolve, reject };
        socket.write(requestBytes(hostname, call));
      }),
    close: () => void socket.destroy(),
  };
}

function requestBytes(host: string, { method, path, body }: Call): Buffer {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...(body === undefined ? [] : ['Content-Type: application/json']),
    ...(method === 'GET' ? [] : [`Content-Length: ${Buffer.byteLength(sent)}`]),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${sent}`);
}
