import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../../../../tooling/test/chromium.ts';
import { killBrowser } from '../../../../tooling/test/kill-browser.ts';

/** A Chromium with a profile on disk, which is killed and started again. */
export interface HistoryBrowser {
  /** Script that defines `device.openDevicePage`. */
  readonly script: string;
  /** Returns the running browser; starts it if necessary. */
  context(): Promise<BrowserContext>;
  /** Ends every process of the browser, like a crash. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/** Builds the page of a device, and creates a profile. */
export async function createHistoryBrowser(): Promise<HistoryBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'device-histories-'));
  const profile = join(folder, 'profile');
  const script = await buildPage(folder);
  const executablePath = await findChromium();
  let running: Promise<BrowserContext> | undefined;
  const start = () =>
    chromium.launchPersistentContext(profile, {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
    });
  return {
    script,
    context: () => (running ??= start()),
    async kill() {
      const context = await running;
      running = undefined;
      if (context !== undefined) await killBrowser(context, profile);
    },
    async close() {
      await (await running)?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function buildPage(folder: string): Promise<string> {
  const entry = join(folder, 'entry.ts');
  const page = join(import.meta.dirname, 'device-page.ts');
  await writeFile(entry, `export { openDevicePage } from ${JSON.stringify(page)};`);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { conditions: ['@shop/source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: 'out',
      lib: { entry, formats: ['iife'], name: 'device', fileName: () => 'device.js' },
    },
  });
  return readFile(join(folder, 'out/device.js'), 'utf8');
}
