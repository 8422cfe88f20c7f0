import { Agent, request } from 'node:http';

/** Milliseconds. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
}

/** One HTTP exchange: milliseconds from asking to the last byte, and what came. */
export interface Exchange {
  readonly ms: number;
  readonly status: number;
  readonly text: string;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
}

/** Speaks to one server over connections that stay open. */
export function createCaller(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call = ({ method, path, body }: Call): Promise<Exchange> =>
    new Promise((resolve, reject) => {
      const sent = body === undefined ? undefined : JSON.stringify(body);
      const startedAt = performance.now();
      const asked = request(
        `${origin}${path}`,
        {
          method,
          agent,
          headers:
            sent === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              ms: performance.now() - startedAt,
              status: answer.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
            }),
          );
          answer.on('error', reject);
        },
      );
      asked.on('error', reject);
      asked.end(sent);
    });
  return { call, close: () => agent.destroy() };
}

export type Caller = ReturnType<typeof createCaller>;

/**
 * `clients` of them ask one thing after the other, without a pause, until `rounds` are answered in all.
 * `step` does one round and answers its milliseconds. Errors: rejects with the first that fails.
 */
export async function hammer(
  clients: number,
  rounds: number,
  step: (client: number, round: number) => Promise<number>,
): Promise<Latency> {
  const taken: number[] = [];
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (next < rounds) taken.push(await step(client, next++));
    }),
  );
  return latencyOf(taken, performance.now() - startedAt);
}

function latencyOf(taken: readonly number[], elapsedMs: number): Latency {
  const sorted = Float64Array.from(taken).sort();
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    perSecond: (taken.length / elapsedMs) * 1000,
  };
}
