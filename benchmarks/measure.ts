/** Number of operations per batch: reading the clock between batches then has no effect on the result. */
const batch = 50;
const roundMs = 300;
const rounds = 5;

/**
 * Returns the operations per second on one core: the best of five rounds, measured in processor time, so that other
 * load has little effect.
 */
export function perSecond(operation: () => unknown): number {
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const startMs = performance.now();
    const { user, system } = process.cpuUsage();
    let count = 0;
    while (performance.now() - startMs < roundMs) {
      for (let turn = 0; turn < batch; turn++) operation();
      count += batch;
    }
    const used = process.cpuUsage();
    const usedS = (used.user - user + used.system - system) / 1_000_000;
    best = Math.max(best, count / usedS);
  }
  return best;
}

/**
 * Returns the operations per second of an asynchronous operation that runs one after the other, measured by the clock.
 */
export async function perSecondInTurn(operation: () => Promise<unknown>): Promise<number> {
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const startMs = performance.now();
    let count = 0;
    let elapsedMs = 0;
    while (elapsedMs < roundMs) {
      for (let turn = 0; turn < batch; turn++) await operation();
      count += batch;
      elapsedMs = performance.now() - startMs;
    }
    best = Math.max(best, (count / elapsedMs) * 1000);
  }
  return best;
}

/** Prints one figure. Sets the exit code to 1 if the figure is below its goal. */
export function printRate(name: string, found: number, goal?: number): void {
  const figure = Math.round(found).toLocaleString('en').padStart(12);
  const aim = goal === undefined ? '' : `   goal ${goal.toLocaleString('en')}`;
  console.log(`${name.padEnd(58)} ${figure} a second${aim}`);
  if (goal !== undefined && found < goal) process.exitCode = 1;
}
