import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './apps/storefront/e2e/launch-options.ts';
import { findChromium } from './tooling/test/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4310);
// The runner reads this file again in every worker; the shop's data folder is made once.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'zugoly-e2e-'));

/** Journeys against the shop as the README starts it, on a fresh database. `--trace on` records them, in twice the time. */
export default defineConfig({
  testDir: 'apps/storefront/e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'apps/storefront/e2e/screens/{arg}{ext}',
  reporter: [['line'], ['./tooling/checks/screens/screens-reporter.ts']],
  fullyParallel: true,
  // One more than the two cores of a small machine: a journey waits for about a third of its time.
  workers: 3,
  retries: 0,
  // A long journey on two slow cores; what is waited for in it has ten seconds, as everywhere.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'hu-HU',
    timezoneId: 'Europe/Budapest',
    // It would fetch the whole build for each test; what is kept for a train allows it.
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
        // Nothing moves at a desk, everything does on a phone: journeys go both ways, and the larger window is drawn less.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      // One pixel of the picture for each of the window: seven times as many take the processor, and show no more.
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
      // The backend has all views ready; which a renderer shows is its own setting.
      SHOP_CONFIG: 'apps/storefront/e2e/all-views.json',
      MULTISTORE: 'off',
    },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
