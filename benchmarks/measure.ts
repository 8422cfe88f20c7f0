/** Operations per batch, so that reading the clock has no effect on the result. */
const batch = 50;
const roundMs = 300;
const rounds = 5;

/**
 * Measures operations per second of one core: the best of five rounds, in processor time, so that other load has little
 * effect.
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

/** The same for what takes a while, one after the other, by the clock. */
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

/** Prints one figure; below its goal it ends the program with 1. */
export function tell(name: string, found: number, goal?: number): void {
  const figure = Math.round(found).toLocaleString('en').padStart(12);
  const aim = goal === undefined ? '' : `   goal ${goal.toLocaleString('en')}`;
  console.log(`${name.padEnd(58)} ${figure} a second${aim}`);
  if (goal !== undefined && found < goal) process.exitCode = 1;
}
