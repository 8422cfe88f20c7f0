import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomHistory } from './language/command.ts';
import { runHistory } from './language/run-history.ts';
import { openPackageWorld, packageHistories } from './server/package-world.ts';

/** 1,000 in the test command; `pnpm test:long` runs 10,000. */
const numRuns = Number(process.env['PACKAGE_HISTORIES'] ?? 1000);

it('[RL-1] [RL-2] [RL-3] whatever happens to three tabs, nothing is lost or duplicated, and each order is placed once', async () => {
  await fc.assert(
    fc.asyncProperty(randomHistory(packageHistories), async (commands) => {
      expect(await runHistory(await openPackageWorld(), commands)).toEqual([]);
    }),
    { numRuns },
  );
}, 1_800_000);
