import * as fc from 'fast-check';
import { randomHistory } from '../language/command.ts';
import { runHistory } from '../language/run-history.ts';
import { openPackageWorld, packageHistories } from '../server/package-world.ts';

/** Runs up to `numRuns` histories of the packages. Returns the violations of the first one with any. */
export async function findViolation(numRuns: number, seed: number): Promise<readonly string[]> {
  let violations: readonly string[] = [];
  const property = fc.asyncProperty(randomHistory(packageHistories), async (history) => {
    try {
      violations = await runHistory(await openPackageWorld(), history);
    } catch (cause) {
      violations = [`threw ${String(cause)}`];
    }
    return violations.length === 0;
  });
  await fc.check(property, { numRuns, seed, endOnFailure: true });
  return violations;
}
