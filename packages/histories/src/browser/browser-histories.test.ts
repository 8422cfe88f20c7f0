import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomHistory } from '../language/command.ts';
import { runHistory } from '../language/run-history.ts';
import { browserHistories, BrowserWorld } from './browser-world.ts';
import { createHistoryBrowser, type HistoryBrowser } from './history-browser.ts';

/** 10 in the test command; `pnpm test:long` runs 60. */
const numRuns = Number(process.env['BROWSER_HISTORIES'] ?? 10);

let browser: HistoryBrowser;
beforeAll(async () => {
  browser = await createHistoryBrowser();
}, 120_000);
afterAll(() => browser.close());

it('[RL-1] [RL-2] [RL-3] whatever happens to three tabs of Chromium, which are killed alone and together, nothing is lost or duplicated, and each order is placed once', async () => {
  await fc.assert(
    fc.asyncProperty(randomHistory(browserHistories), async (commands) => {
      expect(await runHistory(await BrowserWorld.open(browser), commands)).toEqual([]);
    }),
    { numRuns },
  );
}, 1_800_000);
