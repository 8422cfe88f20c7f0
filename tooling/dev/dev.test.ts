import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findChromium } from '../test/chromium.ts';

const root = resolve(import.meta.dirname, '../..');
const limitMs = 180_000;
const shownLimitMs = 120_000;

/**
 * Folder of a copy of the sources, which the test changes. It links to the installed packages and the content of the
 * shop.
 */
const copy = mkdtempSync(join(tmpdir(), 'zugoly-dev-'));
let shop: ChildProcess;
let log = '';
let port: number;
let browser: Browser;
let page: Page;
const errors: string[] = [];

const isSource = (path: string) =>
  !['dist', 'e2e', '.turbo', '.vite', '.vite-temp', '.cache'].includes(basename(path));

/** Returns true for a variable that sets up the shop, or that the test runner sets for its child processes. */
const isOurs = (name: string) =>
  /^(?:(?:API_|SHOP_)?PORT|(?:API|DATABASE|PUBLIC)_URL|DATA_DIR|SHOP_.+|VITEST.*)$/.test(name);

/** Replaces text of the file in one step, as editors do, so that no process reads an empty file. */
function change(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(`${path}.tmp`, text.replace(from, to));
  renameSync(`${path}.tmp`, path);
}

/**
 * Returns the first of four consecutive ports: the shop, one that is not used, and two of the backend. No program
 * listens on the used ones.
 */
async function freePorts(): Promise<number> {
  const isFree = (candidate: number) =>
    new Promise<boolean>((answer) => {
      const probe = createServer();
      probe.once('error', () => answer(false));
      probe.listen(candidate, '0.0.0.0', () => probe.close(() => answer(true)));
    });
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await Promise.all([first, first + 2, first + 3].map(isFree));
    if (free.every(Boolean)) return first;
  }
}

/** Returns the ids of the process and of all its descendants. */
function family(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [pid, ...children.filter(Boolean).flatMap((child) => family(Number(child)))];
}

/** Returns the ids of all processes of the shop, and of PostgreSQL, which is not a child of it. */
function processes(): readonly number[] {
  const pidFile = join(copy, '.data/postgres/postmaster.pid');
  const postmaster = existsSync(pidFile) ? [parseInt(readFileSync(pidFile, 'utf8'), 10)] : [];
  return [...family(shop.pid ?? 0), ...postmaster];
}

/** Ends a shop that a failed test has left: first in order, then by force. */
async function end(): Promise<void> {
  const left = processes();
  shop.kill('SIGINT');
  await vi
    .waitFor(() => expect(left.filter(isAlive)).toEqual([]), { timeout: 30_000, interval: 100 })
    .catch(() => left.filter(isAlive).forEach((pid) => process.kill(pid, 'SIGKILL')));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

beforeAll(async () => {
  for (const folder of ['apps', 'packages', 'tooling']) {
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isSource,
    });
  }
  for (const file of ['package.json', 'pnpm-workspace.yaml', 'tsconfig.base.json']) {
    cpSync(join(root, file), join(copy, file));
  }
  for (const folder of ['node_modules', 'demo'])
    symlinkSync(join(root, folder), join(copy, folder));
  port = await freePorts();
  shop = spawn(process.execPath, ['--conditions=@shop/source', 'tooling/dev/dev.ts'], {
    cwd: copy,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOurs(name))),
      NODE_ENV: 'development',
      NODE_COMPILE_CACHE: join(copy, 'compiled'),
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (log += text));
  }
  const executablePath = await findChromium();
  browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox'],
  });
  page = await browser.newPage({ locale: 'hu-HU' });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await vi.waitFor(
    () => {
      if (shop.exitCode !== null) throw new Error(`It ended:\n${log}`);
      if (!log.includes('The shop is open')) throw new Error(`It does not open:\n${log}`);
    },
    { timeout: limitMs, interval: 200 },
  );
}, limitMs);

afterAll(async () => {
  await browser?.close();
  if (shop?.exitCode === null && shop.signalCode === null) await end();
  rmSync(copy, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

/** Waits for a visible text. A failure reports the errors of the page and the end of the log. */
async function shown(text: string | RegExp): Promise<void> {
  const visible = page.getByText(text).filter({ visible: true }).first();
  await visible.waitFor({ timeout: shownLimitMs }).catch(async (cause: unknown) => {
    const texts = await page.getByText(text).allTextContents();
    const state = { texts, errors, log: log.slice(-4_000) };
    throw new Error(`Not visible: ${text}\n${JSON.stringify(state, null, 2)}`, { cause });
  });
}
const quantity = () => page.getByLabel('Mennyiség').first();

describe('pnpm dev', () => {
  it(
    'opens a page that the server has rendered, with its styles, and hydrates it without an error',
    async () => {
      const html = await (await fetch(`http://localhost:${port}/olvaso-fulesfotel`)).text();
      expect(html).toMatch(/<h1[^>]*>Olvasó fülesfotel/);
      await page.goto(`http://localhost:${port}/olvaso-fulesfotel`);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      const font = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
      expect(font).toContain('Fraunces');
      await quantity().fill('3');
      await page.getByRole('button', { name: 'Eggyel több' }).first().click();
      await vi.waitFor(async () => expect(await quantity().inputValue()).toBe('4'), {
        timeout: limitMs,
      });
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      expect(errors).toEqual([]);
    },
    limitMs,
  );

  it(
    'shows a changed component and keeps what was filled in',
    async () => {
      change(
        'apps/storefront/src/features/product/product-screen.tsx',
        '{product.name}\n              </Heading>',
        '{product.name} (változott)\n              </Heading>',
      );
      await shown('Olvasó fülesfotel (változott)');
      expect(await quantity().inputValue()).toBe('4');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    },
    limitMs,
  );

  it(
    'shows a changed rule of a package and keeps what was filled in',
    async () => {
      change('packages/format/src/number/money.ts', "return 'Ft';", "return 'forint';");
      await shown(/\d\sforint/);
      expect(await quantity().inputValue()).toBe('4');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    },
    limitMs,
  );

  it(
    'renders the next page with both changes',
    async () => {
      await vi.waitFor(
        async () => {
          const html = await (await fetch(`http://localhost:${port}/olvaso-fulesfotel`)).text();
          expect(html).toMatch(/\(változott\)/);
          expect(html).toMatch(/\d\sforint/);
        },
        { timeout: limitMs, interval: 500 },
      );
    },
    limitMs,
  );

  it(
    'starts the backend again when one of its files changes',
    async () => {
      change('apps/commerce-api/src/app/health-routes.ts', "'/healthz'", "'/changed'");
      await vi.waitFor(
        async () => {
          const answer = await fetch(`http://127.0.0.1:${port + 2}/changed`);
          expect(await answer.json()).toMatchObject({ code: 200, result: 'ok' });
        },
        { timeout: limitMs, interval: 200 },
      );
    },
    limitMs,
  );

  it('has the logs of all three with a prefix', () => {
    for (const name of ['database', 'api', 'storefront'])
      expect(log).toMatch(new RegExp(`^${name} +\\S`, 'm'));
  });

  it(
    'ends with Ctrl-C and leaves no process',
    async () => {
      const started = processes();
      // At least the two servers and PostgreSQL.
      expect(started.length).toBeGreaterThanOrEqual(4);
      const exited = once(shop, 'exit');
      shop.kill('SIGINT');
      expect(await exited).toEqual([0, null]);
      await vi.waitFor(() => expect(started.filter(isAlive)).toEqual([]), { timeout: limitMs });
    },
    limitMs,
  );
});
