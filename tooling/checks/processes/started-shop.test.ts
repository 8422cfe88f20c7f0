import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '@shop/testing/free-port';
import { createPool } from '../../../apps/commerce-api/src/db/connect.ts';
import { readPostmasterPid } from '@shop/local-postgres';
import { orderBody } from '../../../apps/commerce-api/src/test/order-body.ts';
import { startPageFlood } from './test/page-flood.ts';
import { plentyDocument } from './test/shop-fixture.ts';
import { openSilentClients } from './test/silent-clients.ts';

/**
 * Maximum milliseconds until the shop serves all requests again, on a machine with one core for each running process.
 */
const promisedMs = 5_000;
/** Maximum milliseconds until then on a machine with more running processes than cores: the suite shares its cores. */
const mostRecoveryMs = 15_000;
/**
 * Maximum milliseconds to wait for any condition. The bound is long, so that a failure can report the measured time.
 */
const boundMs = 60_000;
const root = resolve(import.meta.dirname, '../../..');

let folder: string;
let dataDir: string;
let shop: string;
let starter: ChildProcess;
let output = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'started-shop-'));
  dataDir = join(folder, 'data');
  const port = await freePort();
  shop = `http://127.0.0.1:${port}`;
  starter = spawn(process.execPath, ['tooling/start/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      REDIS_URL: '',
      API_PORT: '0',
      DATA_DIR: dataDir,
      CONTENT_DIR: await contentWithPlenty(),
      PORT: String(port),
      SHOP_HOST_PORT: '0',
      RATE_LIMIT_SCALE: '10000',
      // Each test request names its client address.
      TRUSTED_PROXIES: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  starter.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  starter.once('exit', (code) => (output += `It ended with ${code}.`));
  await until(() => /The shop is open|It ended/.test(output), 170_000);
  if (!output.includes('The shop is open')) throw new Error(output);
}, 180_000);

afterAll(async () => {
  if (starter.exitCode === null) {
    const ended = once(starter, 'exit');
    starter.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}, 60_000);

/** Writes the content of the demo with one more article that has a large stock. Returns its folder. */
async function contentWithPlenty(): Promise<string> {
  const content = join(folder, 'content');
  await mkdir(join(content, 'catalog'), { recursive: true });
  for (const name of await readdir(join(root, 'demo/content'))) {
    if (name !== 'catalog') await symlink(join(root, 'demo/content', name), join(content, name));
  }
  for (const name of await readdir(join(root, 'demo/content/catalog'))) {
    await symlink(join(root, 'demo/content/catalog', name), join(content, 'catalog', name));
  }
  await writeFile(join(content, 'catalog', 'plenty.ndjson'), JSON.stringify(plentyDocument));
  return content;
}

async function until(holds: () => boolean | Promise<boolean>, limitMs = boundMs): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt)
      throw new Error(`Not within ${limitMs} ms. Output of the shop:\n${output}`);
    await wait(20);
  }
}

/** Returns the result of a call. Errors: throws if the status is not 200. */
async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${shop}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body ?? {}),
    signal: AbortSignal.timeout(10_000),
  });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { result: string }).result;
}

/**
 * Starts shoppers who fill carts, order and load a page. Records the quantities and orders that the shop has
 * acknowledged.
 */
function startShoppers() {
  const quantities: number[] = [];
  const orderKeys: string[] = [];
  let failures = 0;
  let lastFailureMs = -Infinity;
  let lastSuccessMs = -Infinity;
  const over = new AbortController();
  let count = 0;
  const repeat = async (work: () => Promise<void>) => {
    while (!over.signal.aborted) {
      const beganMs = performance.now();
      try {
        await work();
        lastSuccessMs = Math.max(lastSuccessMs, beganMs);
      } catch {
        failures += 1;
        lastFailureMs = performance.now();
      }
      await wait(50);
    }
  };
  const fillCart = async (qty: number) => {
    const cartId = await call('/api/cart/create?token=');
    await call(`/api/cart/update?token=&cartId=${cartId}`, { cartItem: { sku: 'SZEK', qty } });
    return cartId;
  };
  const put = async () => {
    count += 1;
    const qty = 2 + (count % 500);
    await fillCart(qty);
    quantities.push(qty);
  };
  const order = async () => {
    const cartId = await fillCart(1);
    const key = `order-${crypto.randomUUID()}`;
    const products = [{ sku: 'SZEK', qty: 1 }];
    await call('/api/order/create', orderBody(cartId, { products }), { 'idempotency-key': key });
    orderKeys.push(key);
  };
  const look = async () => {
    const answer = await fetch(`${shop}/szek`, { signal: AbortSignal.timeout(10_000) });
    await answer.text();
    if (answer.status !== 200) throw new Error(`/szek: ${answer.status}`);
  };
  const running = [put, put, order, look].map(repeat);
  return {
    quantities,
    orderKeys,
    failures: () => failures,
    /**
     * Returns true if a request since `sinceMs` has succeeded and no request has failed for 2 s, which is longer than
     * any request waits.
     */
    isServed: (sinceMs: number) =>
      lastSuccessMs > Math.max(sinceMs, lastFailureMs) &&
      performance.now() - Math.max(sinceMs, lastFailureMs) > 2_000,
    lastFailureMs: () => lastFailureMs,
    async stop() {
      over.abort();
      await Promise.all(running);
    },
  };
}

/** Expects every acknowledged cart and order in the database, and each order once. */
async function expectNothingLost({ quantities, orderKeys }: ReturnType<typeof startShoppers>) {
  const { port } = (await readPostmasterPid(join(dataDir, 'postgres'))) ?? { port: 0 };
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const sql = createPool(`postgres://shop:${password}@127.0.0.1:${port}/shop`, { max: 1 });
  try {
    const orders = await sql<{ key: string }[]>`
      SELECT idempotency_key AS key FROM shop_order WHERE idempotency_key = ANY(${orderKeys})`;
    expect(orders.map(({ key }) => key).toSorted()).toEqual(orderKeys.toSorted());
    const lines = await sql<{ qty: number; count: number }[]>`
      SELECT qty::int, count(*)::int FROM cart_item WHERE sku = 'SZEK' GROUP BY qty`;
    const stored = new Map(lines.map(({ qty, count }) => [qty, count]));
    for (const qty of new Set(quantities)) {
      const acknowledged = quantities.filter((other) => other === qty).length;
      expect(stored.get(qty) ?? 0, `carts of ${qty}`).toBeGreaterThanOrEqual(acknowledged);
    }
    expect([quantities.length > 0, orderKeys.length > 0]).toEqual([true, true]);
  } finally {
    await sql.end();
  }
}

async function childrenOf(pid: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
}

/** Returns the id of the child of the starter that runs this script. Errors: throws if there is none. */
async function pidOf(script: string): Promise<number> {
  for (const child of await childrenOf(starter.pid ?? 0)) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(script)) return child;
  }
  throw new Error(`No child runs ${script}.`);
}

/** Kills the process under load and waits until the shop serves all requests again. Expects this within the bound. */
async function recoveryAfter(pid: number, name: string) {
  const shoppers = startShoppers();
  try {
    await until(() => shoppers.quantities.length > 5 && shoppers.orderKeys.length > 2);
    const killedMs = performance.now();
    process.kill(pid, 'SIGKILL');
    await until(() => shoppers.isServed(killedMs));
    const tookMs = Math.max(0, Math.round(shoppers.lastFailureMs() - killedMs));
    const perCore = Math.max(1, (loadavg()[0] ?? 1) / availableParallelism());
    process.stderr.write(
      `${name}: all is served ${tookMs} ms after kill -9, at a load of ${perCore.toFixed(1)} per core\n`,
    );
    expect(tookMs).toBeLessThan(Math.min(promisedMs * perCore, mostRecoveryMs));
  } finally {
    await shoppers.stop();
  }
  return shoppers;
}

/**
 * Starts another backend on the same folder. Returns its stderr, with "it listens" at the end if it was not refused.
 */
async function startSecond(): Promise<string> {
  const child = spawn(
    process.execPath,
    ['--conditions=@shop/source', 'apps/commerce-api/src/app/main.ts'],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: '',
        REDIS_URL: '',
        SHOP_MODE: 'demo',
        DATA_DIR: dataDir,
        API_PORT: '0',
        DRAIN_NOTICE_MS: '0',
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  let words = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (words += text));
  child.on('message', (message: { progress?: { phase: string } }) => {
    if (message.progress?.phase !== 'listening') return;
    words += 'it listens';
    child.kill('SIGTERM');
  });
  await once(child, 'close');
  return words;
}

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return 1_024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
}

/**
 * Requests a page repeatedly for `forMs` milliseconds, each time from another address. Returns the statuses of the
 * responses.
 */
async function lookForLong(
  path: string,
  encoding: string,
  forMs: number,
  afterEach: () => Promise<void>,
): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  const endMs = performance.now() + forMs;
  for (let count = 0; performance.now() < endMs; count += 1) {
    const answer = await fetch(`${shop}${path}`, {
      headers: { 'accept-encoding': encoding, 'x-forwarded-for': `10.9.0.${count % 250}` },
      signal: AbortSignal.timeout(boundMs),
    }).catch((error: Error) => {
      throw new Error(`Request ${count} of ${path} failed: ${String(error.cause ?? error)}`);
    });
    await answer.text();
    statuses.add(answer.status);
    await afterEach();
  }
  return statuses;
}

const read = async (path: string) => (await fetch(`${shop}${path}`)).text();

/** Returns the paths of the pages in a file of the sitemap. */
async function pathsOf(map: string): Promise<readonly string[]> {
  const pages = (await read(`/sitemap/${map}.xml`)).matchAll(
    /<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g,
  );
  return [...pages].map(([, path = '']) => path);
}

/** Returns the category paths. Waits until the shop has recovered from the flood of the previous test. */
async function categoriesOfTheShop(): Promise<readonly string[]> {
  return await vi.waitFor(
    async () => {
      const categories = await pathsOf('categories');
      expect(categories.length).toBeGreaterThan(10);
      return categories;
    },
    { timeout: 20_000, interval: 250 },
  );
}

/** Returns addresses of pages that were not requested before, mixed with the home page and its files. */
async function addressesOfTheShop(): Promise<readonly string[]> {
  const files = [...(await read('/')).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
  const pages = [...(await pathsOf('categories')), ...(await pathsOf('products-1'))];
  expect(pages.length).toBeGreaterThan(300);
  return pages.flatMap((page, index) => [
    page,
    ...(index % 4 === 0 ? ['/', files[index % files.length]?.[1] ?? '/'] : []),
  ]);
}

const mostBytes = 400 * 1024 * 1024;

/** Measures the highest resident memory of each process of the shop from now on. */
async function watchMemory() {
  const renderer = await pidOf('ssr-server');
  const workers = await childrenOf(renderer);
  // A single process has no workers.
  const processes = [await pidOf('commerce-api'), renderer, ...workers];
  const most = processes.map(() => 0);
  return {
    workers: Math.max(workers.length, 1),
    async measure(): Promise<void> {
      const bytes = await Promise.all(processes.map(residentBytes));
      bytes.forEach((now, index) => (most[index] = Math.max(most[index] ?? 0, now)));
    },
    expectBounded(load: string): void {
      const megabytes = most.map((bytes) => Math.round(bytes / 1024 / 1024)).join(', ');
      process.stderr.write(`${load}: at most ${megabytes} MiB\n`);
      for (const bytes of most) {
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThan(mostBytes);
      }
    },
  };
}

it('the start stores its mode and address for the commands of the shop', async () => {
  expect(await readFile(join(dataDir, 'start.env'), 'utf8')).toBe(
    `SHOP_MODE="demo"\nPUBLIC_URL="${shop.replace('127.0.0.1', 'localhost')}"\n`,
  );
});

describe.skipIf(process.platform !== 'linux')('floods', () => {
  const floodMs = 6_000;
  /** Clients for each worker: twice as many as in the finding. */
  const clientsEach = 600;
  const mostClients = 2_400;

  it('findings E8: clients that read nothing cost no process more than 400 MB, and others are served', async () => {
    const memory = await watchMemory();
    const count = Math.min(clientsEach * memory.workers, mostClients);
    const addresses = await addressesOfTheShop();
    const clients = openSilentClients(Number(new URL(shop).port), count, addresses);
    try {
      const statuses = await Promise.all([
        lookForLong('/', 'br', floodMs, memory.measure),
        lookForLong('/', 'gzip', floodMs, memory.measure),
      ]);
      expect(statuses.map((met) => [...met])).toEqual([[200], [200]]);
    } finally {
      clients.close();
    }
    memory.expectBounded('clients that read nothing');
  }, 200_000);

  it('findings E9: pages nobody asked for before, read or not, cost no process more than 400 MB', async () => {
    const memory = await watchMemory();
    const flood = startPageFlood(shop, 32, await categoriesOfTheShop());
    try {
      const statuses = await lookForLong('/', 'br', floodMs, memory.measure);
      expect([...statuses]).toEqual([200]);
      // Even a slow machine must have received the flood.
      await until(() => (flood.statuses.get(200) ?? 0) > 100 && (flood.statuses.get(404) ?? 0) > 0);
      await memory.measure();
    } finally {
      await flood.stop();
    }
    const counts = [...flood.statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    memory.expectBounded(`pages nobody asked for before (${counts})`);
    expect([...flood.statuses.keys()].filter((met) => ![200, 404, 503].includes(met))).toEqual([]);
  }, 200_000);
});

describe.skipIf(process.platform !== 'linux')('kill -9 under load', () => {
  it('findings F1: of PostgreSQL loses nothing, and no other backend gets its folder', async () => {
    const postmaster = await readPostmasterPid(join(dataDir, 'postgres'));
    // A signal to process 0 would also go to this process.
    if (postmaster === undefined) throw new Error('PostgreSQL has no postmaster.pid.');
    const refusals: string[] = [];
    const over = new AbortController();
    const trying = (async () => {
      while (!over.signal.aborted) refusals.push(await startSecond());
    })();
    const backend = await pidOf('commerce-api');
    const shoppers = await recoveryAfter(postmaster.pid, 'PostgreSQL');
    over.abort();
    await trying;
    for (const refusal of refusals) {
      expect(refusal).toMatch(new RegExp(`^.+ is in use by .+\\(process ${backend}\\).+\n$`));
    }
    expect(shoppers.failures()).toBeGreaterThan(0);
    await expectNothingLost(shoppers);
    // The same backend process still runs.
    expect(await pidOf('commerce-api')).toBe(backend);
  }, 200_000);

  it('findings F2: of the backend loses nothing, and pages stay open', async () => {
    const renderer = await pidOf('ssr-server');
    const shoppers = await recoveryAfter(await pidOf('commerce-api'), 'Backend');
    await expectNothingLost(shoppers);
    expect(output).toMatch(/The backend ended by itself \(SIGKILL\); starting it again\n/);
    await until(() => /The backend is back after [\d.]+ s\n/.test(output));
    expect(await pidOf('ssr-server')).toBe(renderer);
  }, 200_000);

  it('findings F2: of the renderer loses nothing', async () => {
    const backend = await pidOf('commerce-api');
    const shoppers = await recoveryAfter(await pidOf('ssr-server'), 'Renderer');
    await expectNothingLost(shoppers);
    // The first of its processes serves before the last one is ready.
    await until(() => /The renderer is back after [\d.]+ s\n/.test(output));
    expect(await pidOf('commerce-api')).toBe(backend);
  }, 200_000);
});
