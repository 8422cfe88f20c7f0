import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Broadcast, KeyValueStore, Lock } from '@shop/kernel';
import type * as browserPorts from '@shop/platform-browser';
import { broadcastContract, keyValueStoreContract, lockContract } from '@shop/testing';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../../tooling/test/chromium.ts';
import { stopTab } from '../../../../tooling/test/stop-tab.ts';

declare global {
  interface Window {
    ports: typeof browserPorts;
    runTask(id: number): Promise<unknown>;
    onPortMessage(tab: number, message: string): Promise<void>;
  }
}

/** Web Locks need a secure context, such as this origin. */
const origin = 'http://localhost';
const packageIndex = join(
  import.meta.dirname,
  '../../../../packages/platform-browser/src/index.ts',
);

let folder: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let otherPage: Page;

const tasks: (() => Promise<unknown>)[] = [];
const listeners: Set<(message: string) => void>[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ports-'));
  const entry = join(folder, 'entry.ts');
  await writeFile(entry, `export * from ${JSON.stringify(packageIndex)};`);
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { conditions: ['@shop/source', 'module', 'browser', 'development|production'] },
    build: {
      outDir: 'out',
      lib: { entry, formats: ['iife'], name: 'ports', fileName: () => 'ports.js' },
    },
  });
  const script = await readFile(join(folder, 'out/ports.js'), 'utf8');
  const executablePath = await findChromium();
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  context = await browser.newContext();
  await context.route(`${origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>page</title>' }),
  );
  await context.exposeFunction('runTask', (id: number) => tasks[id]?.());
  await context.exposeFunction('onPortMessage', (tab: number, message: string) => {
    for (const listener of listeners[tab] ?? []) listener(message);
  });
  [page, otherPage] = [await openTab(script), await openTab(script)];
});

afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

async function openTab(script: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(`${origin}/`);
  await tab.addScriptTag({ content: `${script};window.ports = ports;` });
  return tab;
}

let databases = 0;
/** Opens an empty collection in its own database. */
async function openStore(durability: 'strict' | 'relaxed'): Promise<KeyValueStore> {
  const options = { database: `contract-${++databases}`, durability };
  const store = await page.evaluateHandle(
    (storeOptions) => window.ports.createIndexedDbStore('cart', storeOptions),
    options,
  );
  return {
    get: (key) => store.evaluate((port, of) => port.get(of), key),
    set: (key, value) =>
      store.evaluate((port, [name, content]) => port.set(name, content), [key, value] as const as [
        string,
        unknown,
      ]),
    delete: (key) => store.evaluate((port, of) => port.delete(of), key),
    keys: (prefix) => store.evaluate((port, of) => port.keys(of), prefix),
    clear: () => store.evaluate((port) => port.clear()),
  };
}

/** Returns the lock of a tab, for tasks that run in the test. */
async function lockOf(tab: Page): Promise<Lock> {
  const lock = await tab.evaluateHandle(() => {
    const { createTabBroadcast, createWebLock } = window.ports;
    const questions = createTabBroadcast('questions');
    return createWebLock(undefined, undefined, { names: ['outbox'], questions });
  });
  return {
    run: <T>(name: string, task: () => Promise<T>) => {
      const id = tasks.push(task) - 1;
      return lock.evaluate((port, [of, taskId]) => port.run(of, () => window.runTask(taskId)), [
        name,
        id,
      ] as const as [string, number]) as Promise<T>;
    },
  };
}

/** Joins the channel of a tab; its messages reach listeners in the test. */
async function joinChannel(tab: Page): Promise<Broadcast> {
  const heard = new Set<(message: string) => void>();
  const id = listeners.push(heard) - 1;
  const channel = await tab.evaluateHandle((tabId) => {
    const port = window.ports.createTabBroadcast('contract');
    port.subscribe((message) => void window.onPortMessage(tabId, message));
    return port;
  }, id);
  return {
    post: (message) => void channel.evaluate((port, text) => port.post(text), message),
    subscribe(listener) {
      heard.add(listener);
      return () => void heard.delete(listener);
    },
  };
}

describe('IndexedDB of Chromium', () => {
  keyValueStoreContract(() => openStore('relaxed'));
});

describe('IndexedDB of Chromium, written strictly', () => {
  keyValueStoreContract(() => openStore('strict'));
});

describe('Web Locks of Chromium', () => {
  lockContract(() => lockOf(page));

  it('hold among tabs', async () => {
    const [mine, theirs] = [await lockOf(page), await lockOf(otherPage)];
    const steps: string[] = [];
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => (start = resolve));
    const first = mine.run('outbox', async () => {
      start();
      await released;
      steps.push('first ends');
    });
    await started;
    const second = theirs.run('outbox', async () => void steps.push('second starts'));
    // Requested after the second and free: once it has run, the second would have started too.
    await theirs.run('cart', () => Promise.resolve());
    expect(steps).toEqual([]);
    release();
    await Promise.all([first, second]);
    expect(steps).toEqual(['first ends', 'second starts']);
  });
});

describe('Web Locks of Chromium that are taken over', () => {
  it('[PB-23] are taken from a stopped tab within 2 s, and stay with a tab that works', async () => {
    const [mine, theirs] = [await lockOf(page), await lockOf(otherPage)];
    const steps: string[] = [];
    const started = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const first = mine.run('outbox', async () => {
      started.resolve();
      await released.promise;
      return 'first ends';
    });
    await started.promise;
    const second = theirs.run('outbox', async () => performance.now());
    void second.then(() => steps.push('second'));
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(steps).toEqual([]);
    const goOn = await stopTab(page);
    const stoppedAt = performance.now();
    await second.finally(goOn);
    expect((await second) - stoppedAt).toBeLessThan(2000);
    released.resolve();
    expect(await first).toBe('first ends');
  });
});

describe('channels of Chromium', () => {
  let joined = 0;
  broadcastContract(() => joinChannel(++joined % 2 === 0 ? otherPage : page));
});
