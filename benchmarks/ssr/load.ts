import { connect } from 'node:net';

export interface Load {
  readonly answers: number;
  readonly perSecond: number;
  /** Milliseconds of each response. */
  readonly tookMs: readonly number[];
  /** Number of responses by value of `x-cache`. */
  readonly states: ReadonlyMap<string, number>;
}

export interface LoadOptions {
  readonly connections: number;
  /** Number of responses after which the load ends; `forMs` limits its duration in milliseconds. */
  readonly answers?: number;
  readonly forMs?: number;
  readonly encoding?: 'br' | 'identity';
}

/**
 * Requests one path after the other on each connection, without a pause. Parses only the end of each response, so that
 * it uses a fraction of the server's processor time. Errors: rejects on a status other than 200.
 */
export async function load(
  origin: string,
  nextPath: () => string,
  {
    connections,
    answers = Number.POSITIVE_INFINITY,
    forMs = Number.POSITIVE_INFINITY,
    encoding = 'br',
  }: LoadOptions,
): Promise<Load> {
  const { hostname, port } = new URL(origin);
  const startedAt = performance.now();
  const tookMs: number[] = [];
  const states = new Map<string, number>();
  let asked = 0;
  const isOver = () => asked >= answers || performance.now() - startedAt >= forMs;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((done, fail) => {
          const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
          socket.setNoDelay(true);
          let askedAt = 0;
          let path = '';
          const ask = () => {
            if (isOver()) return void socket.end(() => done());
            asked += 1;
            askedAt = performance.now();
            path = nextPath();
            socket.write(
              `GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: ${encoding}\r\n\r\n`,
            );
          };
          let head = '';
          let left = -1;
          let isChunked = false;
          let tail = '';
          const end = () => {
            tookMs.push(performance.now() - askedAt);
            head = '';
            left = -1;
            isChunked = false;
            tail = '';
            ask();
          };
          socket.on('data', (chunk: Buffer) => {
            let body = chunk;
            if (left === -1 && !isChunked) {
              const text = head + chunk.toString('latin1');
              const headEnd = text.indexOf('\r\n\r\n');
              if (headEnd === -1) {
                head = text;
                return;
              }
              body = chunk.subarray(headEnd + 4 - head.length);
              const headers = text.slice(0, headEnd);
              if (!headers.startsWith('HTTP/1.1 200')) {
                fail(new Error(`${path}: ${headers.split('\r\n', 1)[0]}`));
                socket.destroy();
                return;
              }
              const state = /\r\nx-cache: (\S+)/i.exec(headers)?.[1];
              if (state !== undefined) states.set(state, (states.get(state) ?? 0) + 1);
              const length = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1];
              isChunked = length === undefined;
              left = Number(length ?? -1);
            }
            if (isChunked) {
              // A connection has one request at a time, so the bytes of the last chunk mark the end of the response.
              tail = (tail + body.subarray(-5).toString('latin1')).slice(-5);
              if (tail === '0\r\n\r\n') end();
              return;
            }
            left -= body.length;
            if (left <= 0) end();
          });
          socket.on('error', fail);
          socket.on('connect', ask);
        }),
    ),
  );
  const elapsedMs = performance.now() - startedAt;
  return { answers: tookMs.length, perSecond: (tookMs.length / elapsedMs) * 1000, tookMs, states };
}
