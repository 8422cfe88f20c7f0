import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '@shop/testing/free-port';

// Real servers on a database of their own: what changes here is seen by no other journey.

const root = join(import.meta.dirname, '../../..');
const product = '/napkorong-fali-lampa';
const sku = 'ZG-7401';
/** Where that product is listed, and the home page, whose new collection has it. */
const pages = [product, '/vilagitas/fali-lampak', '/'];
/** Promised, in milliseconds. A busy machine keeps it in one of several tries. */
const promisedMs = 1_000;
const patienceMs = 20_000;

const children: ChildProcess[] = [];
let folder: string;
let settings: NodeJS.ProcessEnv;
/** Two renderers of the same build, on the same backend. */
const origins: string[] = [];

/** Where a backend listens. */
interface Backend {
  readonly url: string;
  readonly internalUrl: string;
}

test.describe.configure({ mode: 'serial' });

function run(file: string, more: NodeJS.ProcessEnv, args: readonly string[] = []): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=@shop/source', join(root, file), ...args], {
    env: { ...settings, ...more },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

/** What a starting server says of itself, once that is what `pick` waits for. */
function hears<T>(child: ChildProcess, pick: (message: unknown) => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      const picked = pick(message);
      if (picked !== undefined) resolve(picked);
    });
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}.`)));
  });
}

async function startRenderer(backend: Backend): Promise<string> {
  const port = await freePort();
  const renderer = run('apps/ssr-server/src/main.ts', {
    PORT: String(port),
    HOST: '127.0.0.1',
    SHOP_HOST_PORT: '0',
    API_URL: backend.url,
    API_INTERNAL_URL: backend.internalUrl,
  });
  await hears(renderer, (message) => (message as { event?: string }).event);
  return `http://127.0.0.1:${port}`;
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'changes-on-pages-'));
  settings = {
    ...process.env,
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    DATA_DIR: join(folder, 'data'),
    SHOP_MODE: 'demo',
    DRAIN_NOTICE_MS: '0',
  };
  const backend = run('apps/commerce-api/src/app/main.ts', { API_PORT: '0' });
  const listening = await hears(backend, (message) => {
    const { progress } = message as { progress?: { phase: string } & Partial<Backend> };
    return progress?.phase === 'listening' ? (progress as Backend) : undefined;
  });
  origins.push(await startRenderer(listening), await startRenderer(listening));
});

test.afterAll(async () => {
  for (const child of children.toReversed()) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
});

async function shop(command: 'prices' | 'stock' | 'import', row: string): Promise<void> {
  const file = join(folder, `${command}.${command === 'import' ? 'ndjson' : 'csv'}`);
  await writeFile(file, `${row}\n`);
  const [code] = (await once(
    run('apps/commerce-api/src/app/cli.ts', {}, [command, file]),
    'exit',
  )) as [number];
  expect(code).toBe(0);
}

const html = async (address: string) => (await fetch(address)).text();
const tagsOf = async (path: string) =>
  (await fetch(origins[0] + path)).headers.get('x-vs-cache-tags');

/** Those pages, once every one of them says that. */
async function pagesThatSay(
  addresses: readonly string[],
  text: string | RegExp,
): Promise<readonly string[]> {
  let shown: readonly string[] = [];
  await expect
    .poll(
      async () => {
        shown = await Promise.all(addresses.map(html));
        return shown.every((page) => page.search(text) >= 0);
      },
      { intervals: [50], timeout: patienceMs },
    )
    .toBe(true);
  return shown;
}

/** Milliseconds until every one of these pages says that. */
async function untilSaid(addresses: readonly string[], text: string | RegExp): Promise<number> {
  const startedAt = performance.now();
  await pagesThatSay(addresses, text);
  return performance.now() - startedAt;
}

const formatted = (price: number) => `${price.toLocaleString('hu-HU')}\u00a0Ft`;

test('findings B1: a page lists its cache tags: its kind, products and category', async () => {
  expect(await tagsOf(product)).toMatch(/^product P7401( P\d+)*$/);
  expect(await tagsOf('/vilagitas/fali-lampak')).toMatch(/^category C74( P\d+)*$/);
  expect(await tagsOf('/vilagitas/fali-lampak')).toContain(' P7401');
  expect(await tagsOf('/')).toMatch(/^home( P\d+)+$/);
  expect(await tagsOf('/')).toContain(' P7401');
});

for (const renderers of [1, 2]) {
  test(`findings B1: a changed price appears on every page within a second, with ${renderers} renderers`, async () => {
    const addresses = origins
      .slice(0, renderers)
      .flatMap((origin) => pages.map((path) => origin + path));
    const tookMs: number[] = [];
    // Other journeys may use the processor during one measurement: one of several changes must be in time.
    for (let attempt = 0; attempt < 12 && !tookMs.some((ms) => ms < promisedMs); attempt += 1) {
      const price = 199_990 - 1_000 * attempt - renderers;
      await Promise.all(addresses.map(html));
      await shop('prices', `${sku},${price}`);
      tookMs.push(await untilSaid(addresses, formatted(price)));
    }
    expect(Math.min(...tookMs)).toBeLessThan(promisedMs);
  });

  test(`findings B1: a sold-out article is shown as sold out within a second, with ${renderers} renderers`, async () => {
    const addresses = origins.slice(0, renderers).map((origin) => origin + product);
    const tookMs: number[] = [];
    for (let attempt = 0; attempt < 12 && !tookMs.some((ms) => ms < promisedMs); attempt += 1) {
      const isSoldOut = attempt % 2 === 0;
      await Promise.all(addresses.map(html));
      await shop('stock', `${sku},${isSoldOut ? 0 : 5}`);
      tookMs.push(
        await untilSaid(addresses, isSoldOut ? /schema.org\/OutOfStock/ : /schema.org\/InStock/),
      );
    }
    await shop('stock', `${sku},5`);
    expect(Math.min(...tookMs)).toBeLessThan(promisedMs);
  });
}

test('findings B2: a product whose URL ends in .html opens', async () => {
  const document = {
    id: 990_001,
    sku: 'B2-1',
    name: 'Régi címen élő szék',
    type_id: 'simple',
    status: 1,
    visibility: 4,
    tax_class_id: 2,
    price: 9_990,
    url_path: 'regi-cimen-elo-szek.html',
    category_ids: [2],
    stock: { is_in_stock: true, qty: 3 },
  };
  const address = `${origins[0]}/regi-cimen-elo-szek.html`;
  expect((await fetch(address)).status).toBe(404);
  await shop('import', JSON.stringify({ _type: 'product', _id: '990001', _source: document }));
  // A page that was not found is stored for half a minute, unless a product is new.
  await pagesThatSay([address], 'Régi címen élő szék');
});

test('[S3-3] a list shows products of visibility 2, 3 and 4, and none of visibility 1', async () => {
  const products = [1, 2, 3, 4].map((visibility) => ({
    id: 990_010 + visibility,
    sku: `S3-3-${visibility}`,
    name: `Zebramintás próbadarab ${visibility}`,
    type_id: 'simple',
    status: 1,
    visibility,
    tax_class_id: 2,
    price: 9_990,
    url_path: `zebramintas-probadarab-${visibility}`,
    category_ids: [2],
    stock: { is_in_stock: true, qty: 3 },
  }));
  const lines = products.map((product) =>
    JSON.stringify({ _type: 'product', _id: String(product.id), _source: product }),
  );
  await shop('import', lines.join('\n'));
  const list = `${origins[0]}/osszes-termek?search=zebramint%C3%A1s`;
  // A busy renderer refuses a further request with 503: the page that said it is read, and the next one repeated.
  const [text = ''] = await pagesThatSay([list], 'Zebramintás próbadarab 4');
  const shown = [1, 2, 3, 4].filter((number) => text.includes(`Zebramintás próbadarab ${number}`));
  expect(shown).toEqual([2, 3, 4]);
  const hidden = `${origins[0]}/zebramintas-probadarab-1`;
  await expect.poll(async () => (await fetch(hidden)).status).toBe(404);
});

test('[S4-19] a special price is shown if it is below the original price and between its dates', async () => {
  const [past, future] = ['2020-01-01 00:00:00', '2099-01-01 00:00:00'];
  const prices: readonly (readonly [object, shown: number])[] = [
    [{ special_price: 7_990 }, 7_990],
    [{ special_price: 10_990 }, 9_990],
    [{ special_price: 7_990, special_from_date: past, special_to_date: future }, 7_990],
    [{ special_price: 7_990, special_from_date: future }, 9_990],
    [{ special_price: 7_990, special_to_date: past }, 9_990],
  ];
  const lines = prices.map(([special], index) => {
    const product = {
      id: 990_020 + index,
      sku: `S4-19-${index}`,
      name: `Csíkos próbadarab ${index}`,
      type_id: 'simple',
      status: 1,
      visibility: 4,
      tax_class_id: 2,
      price: 9_990,
      ...special,
      url_path: `csikos-probadarab-${index}`,
      category_ids: [2],
      stock: { is_in_stock: true, qty: 3 },
    };
    return JSON.stringify({ _type: 'product', _id: String(product.id), _source: product });
  });
  await shop('import', lines.join('\n'));
  for (const [index, [, price]] of prices.entries()) {
    const address = `${origins[0]}/csikos-probadarab-${index}`;
    const [text = ''] = await pagesThatSay([address], `Csíkos próbadarab ${index}`);
    const [tag = text, shown = ''] = /data-size="product".*?(\d[\d\s]*)Ft/s.exec(text) ?? [];
    expect(Number(shown.replaceAll(/\D/g, '')), `${address}: ${tag}`).toBe(price);
  }
});
