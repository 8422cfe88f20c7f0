import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../apps/commerce-api/src/db/connect.ts';
import { readPostmasterPid } from '@shop/local-postgres';
import { orderBody } from '../../../apps/commerce-api/src/test/order-body.ts';

/** Milliseconds in which all is to be served again: five seconds on an idle machine; the suite shares its cores. */
const recoveryMs = 15_000;
/** How long anything is waited for, so that what it took can be said. */
const boundMs = 60_000;
const root = resolve(import.meta.dirname, '../../..');

let folder: string;
let dataDir: string;
let shop: string;
let starter: ChildProcess;
let said = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-parts-'));
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
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  starter.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  starter.once('exit', (code) => (said += `It ended with ${code}.`));
  await until(() => /The shop is open|It ended/.test(said), 170_000);
  if (!said.includes('The shop is open')) throw new Error(said);
}, 180_000);

afterAll(async () => {
  if (starter.exitCode === null) {
    const ended = once(starter, 'exit');
    starter.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}, 60_000);

/** The content of the demo with one more article, of which there is plenty. */
async function contentWithPlenty(): Promise<string> {
  const content = join(folder, 'content');
  await mkdir(join(content, 'catalog'), { recursive: true });
  for (const name of await readdir(join(root, 'demo/content'))) {
    if (name !== 'catalog') await symlink(join(root, 'demo/content', name), join(content, name));
  }
  for (const name of await readdir(join(root, 'demo/content/catalog'))) {
    await symlink(join(root, 'demo/content/catalog', name), join(content, 'catalog', name));
  }
  const document = {
    _type: 'product',
    _id: '999999',
    _source: {
      id: 999_999,
      sku: 'SZEK',
      name: 'Szék',
      type_id: 'simple',
      tax_class_id: 2,
      price: 12_700,
      status: 1,
      visibility: 4,
      url_path: 'szek',
      slug: 'szek',
      category_ids: [2],
      stock: { is_in_stock: true, qty: 1_000_000 },
    },
  };
  await writeFile(join(content, 'catalog', 'plenty.ndjson'), JSON.stringify(document));
  return content;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function until(holds: () => boolean | Promise<boolean>, limitMs = boundMs): Promise<void> {
  const giveUpAt = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > giveUpAt)
      throw new Error(`Not within ${limitMs} ms. It said:\n${said}`);
    await wait(20);
  }
}

/** Throws unless the answer is 200; its result. */
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

/** What shoppers do beside a fault, and what was acknowledged to them. */
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
    /** Nothing fails any more, for longer than anything waits. */
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

/** Everything that was acknowledged stands in the database, orders once. */
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

/** The server of ours among the starter's children that runs this script. */
async function pidOf(script: string): Promise<number> {
  const { pid } = starter;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const child of children.trim().split(' ')) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    if (command.includes(script)) return Number(child);
  }
  throw new Error(`No child runs ${script}.`);
}

/** Kills it under load and waits until the shop serves everything again; how long that took. */
async function recoveryAfter(pid: number, name: string) {
  const shoppers = startShoppers();
  try {
    await until(() => shoppers.quantities.length > 5 && shoppers.orderKeys.length > 2);
    const killedMs = performance.now();
    process.kill(pid, 'SIGKILL');
    await until(() => shoppers.isServed(killedMs));
    const tookMs = Math.max(0, Math.round(shoppers.lastFailureMs() - killedMs));
    process.stderr.write(`${name}: all is served ${tookMs} ms after kill -9\n`);
    expect(tookMs).toBeLessThan(recoveryMs);
  } finally {
    await shoppers.stop();
  }
  return shoppers;
}

/** What another backend on the same folder says before it ends; that it listens when it is not refused. */
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

describe.skipIf(process.platform !== 'linux')('kill -9 under load', () => {
  it('findings F1: of PostgreSQL loses nothing, and no other backend gets its folder', async () => {
    const postmaster = await readPostmasterPid(join(dataDir, 'postgres'));
    const refusals: string[] = [];
    const over = new AbortController();
    const trying = (async () => {
      while (!over.signal.aborted) refusals.push(await startSecond());
    })();
    const backend = await pidOf('commerce-api');
    const shoppers = await recoveryAfter(postmaster?.pid ?? 0, 'PostgreSQL');
    over.abort();
    await trying;
    for (const refusal of refusals) {
      expect(refusal).toMatch(new RegExp(`^.+ is in use by .+\\(process ${backend}\\).+\n$`));
    }
    expect(shoppers.failures()).toBeGreaterThan(0);
    await expectNothingLost(shoppers);
    // The backend lived through it.
    expect(await pidOf('commerce-api')).toBe(backend);
  }, 200_000);

  it('findings F2: of the backend loses nothing, and pages stay open', async () => {
    const renderer = await pidOf('ssr-server');
    const shoppers = await recoveryAfter(await pidOf('commerce-api'), 'Backend');
    await expectNothingLost(shoppers);
    expect(said).toMatch(/The backend ended by itself \(SIGKILL\); starting it again\n/);
    expect(said).toMatch(/The backend is back after [\d.]+ s\n/);
    expect(await pidOf('ssr-server')).toBe(renderer);
  }, 200_000);

  it('findings F2: of the renderer loses nothing', async () => {
    const backend = await pidOf('commerce-api');
    const shoppers = await recoveryAfter(await pidOf('ssr-server'), 'Renderer');
    await expectNothingLost(shoppers);
    expect(said).toMatch(/The renderer is back after [\d.]+ s\n/);
    expect(await pidOf('commerce-api')).toBe(backend);
  }, 200_000);
});
