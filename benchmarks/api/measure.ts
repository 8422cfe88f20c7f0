/** Percentiles of the duration in milliseconds, and rounds per second. */
export interface Latency {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
}

/**
 * Runs `clients` concurrent clients without pauses until `rounds` rounds are complete in total. `step` runs one round
 * and returns its milliseconds. Errors: rejects with the first error of a round.
 */
export async function runClients(
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
