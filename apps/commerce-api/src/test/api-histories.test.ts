import { randomHistory, runHistory } from '@shop/histories';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApiHistories, type ApiHistories } from './api-histories.ts';

/** 30 in the test command; `pnpm test:long` runs 300. */
const numRuns = Number(process.env['API_HISTORIES'] ?? 30);
const histories = { maxCommands: 40, waitsMs: [0, 50, 1000, 6000, 10_000] };

let api: ApiHistories;
beforeAll(async () => {
  api = await openApiHistories();
});
afterAll(() => api.close());

it('[RL-1] [RL-2] [RL-3] whatever happens between three tabs and the API, nothing is lost or duplicated, and each order is placed once', async () => {
  await fc.assert(
    fc.asyncProperty(randomHistory(histories), async (commands) => {
      expect(await runHistory(await api.openWorld(), commands)).toEqual([]);
    }),
    { numRuns },
  );
}, 1_800_000);
