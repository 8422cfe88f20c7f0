import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './apps/storefront/e2e/launch-options.ts';
import { findChromium } from './tooling/test/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310);
// The runner reads this file again in every worker. Only the first reading creates the shop's data folder.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'zugoly-e2e-'));

/**
 * Configuration of the journeys. They run against the shop as the README starts it, on a new database. `--trace on`
 * records traces and takes twice the time.
 */
export default defineConfig({
  testDir: 'apps/storefront/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'apps/storefront/e2e/screens/{arg}{ext}',
  reporter: [['line'], ['./tooling/checks/screens/screens-reporter.ts']],
  fullyParallel: true,
  // One worker more than the two cores of a small machine: a journey waits for about a third of its time.
  workers: 3,
  retries: 0,
  // Most milliseconds for a long journey on two slow cores. Each wait in it has ten seconds, the default.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    // A service worker would fetch the whole build for each test. Journeys of offline use allow it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(await findChromium()),
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /phone[.]spec[.]ts$/,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        // The desktop window has reduced motion and the phone has not, so journeys cover both. The larger window then
        // renders less.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      // One pixel of the picture for each CSS pixel: the seven times as many pixels of the real device take processor
      // time and show no more.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grep: /@phone|[.]phone[.]spec[.]ts/,
    },
  ],
  webServer: {
    command: 'node tooling/start/start.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      API_PORT: String(port + 2),
      DATA_DIR: process.env['E2E_DATA_DIR'],
      RATE_LIMIT_SCALE: '100',
      // The backend serves all store views. The setting of a renderer decides which of them it shows.
      SHOP_CONFIG: 'apps/storefront/e2e/all-views.json',
      MULTISTORE: 'off',
    },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
