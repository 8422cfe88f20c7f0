import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const children: ChildProcess[] = [];
let folder: string;
let env: NodeJS.ProcessEnv;
let shop: string;
/** Two backends on one database, and where the first says what is stale. */
const backends: string[] = [];
let internalUrl = '';

/** A storefront of one page: what a product costs, as the backend says. */
const renderer = `
export const knownQuery = [];
export const storeViews = () => [{ storeCode: '', language: 'hu' }];
export const normalisePath = (path) => path;
export const createRenderer = () => Object.assign(render, { invalidate: () => undefined });
const render = async ({ href, apiUrl }) => {
  const answer = await fetch(apiUrl + '/api/product/list?skus=' + href.slice(1));
  const [product] = (await answer.json()).result.items;
  return { status: 200, html: 'price ' + product.price_incl_tax, location: undefined,
    audience: 'public', tags: ['product', 'P' + product.id] };
};`;

function run(file: string, more: NodeJS.ProcessEnv, args: readonly string[] = []): ChildProcess {
  const child = spawn(process.execPath, ['--conditions=@shop/source', file, ...args], {
    cwd: root,
    env: { ...env, ...more },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return child;
}

interface BackendMessage {
  readonly progress?: {
    readonly phase: string;
    readonly url?: string;
    readonly internalUrl?: string;
  };
}

async function backend(more: NodeJS.ProcessEnv): Promise<string> {
  const child = run('apps/commerce-api/src/app/main.ts', more);
  return new Promise((ready, fail) => {
    child.on('message', ({ progress }: BackendMessage) => {
      if (progress?.phase !== 'listening') return;
      internalUrl ||= progress.internalUrl ?? '';
      ready(progress.url ?? '');
    });
    child.once('exit', (code) => fail(new Error(`The backend ended with ${code}.`)));
  });
}

async function command(...args: readonly string[]): Promise<number> {
  const [code] = (await once(run('apps/commerce-api/src/app/cli.ts', {}, args), 'exit')) as [
    number,
  ];
  return code;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const product = (price: number) =>
  `${JSON.stringify({
    _type: 'product',
    _id: '1',
    _source: { id: 1, sku: 'SZEK', name: 'Szék', type_id: 'simple', tax_class_id: 2, price },
  })}\n`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stale-pages-'));
  const content = join(folder, 'content');
  await mkdir(join(content, 'catalog'), { recursive: true });
  for (const name of ['commerce', 'home', 'search', 'stores']) {
    await symlink(join(root, 'demo/content', name), join(content, name));
  }
  await writeFile(join(content, 'catalog', 'products.ndjson'), product(1_000));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'server'), { recursive: true });
  await mkdir(join(dist, 'client', '.vite'), { recursive: true });
  await writeFile(join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(join(dist, 'server', 'renderer.js'), renderer);
  await writeFile(join(dist, 'client', '.vite', 'manifest.json'), '{}');
  env = {
    ...process.env,
    DATABASE_URL: undefined,
    REDIS_URL: undefined,
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: content,
    STOREFRONT_DIST: dist,
    API_PORT: '0',
    SHOP_MODE: 'demo',
    DRAIN_NOTICE_MS: '0',
  };
  backends.push(await backend({}));
  const password = (await readFile(join(folder, 'data', 'postgres-password'), 'utf8')).trim();
  const owner = await readFile(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8');
  const databaseUrl = `postgres://shop:${password}@127.0.0.1:${owner.split('\n')[3]}/shop`;
  backends.push(
    await backend({ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data-of-the-second') }),
  );
  const port = await freePort();
  const server = run('apps/ssr-server/src/main.ts', {
    PORT: String(port),
    SHOP_HOST_PORT: '0',
    WEB_CONCURRENCY: '2',
    HOST: '127.0.0.1',
    API_URL: backends[0],
    API_INTERNAL_URL: internalUrl,
  });
  await new Promise<void>((ready) => {
    server.on('message', (message: { event?: string }) => message.event === 'ready' && ready());
  });
  shop = `http://127.0.0.1:${port}`;
}, 120_000);

afterAll(async () => {
  for (const child of children.toReversed()) {
    if (child.exitCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await rm(folder, { recursive: true, force: true });
}, 60_000);

/** What the page says: of two renderers both, since connections go to them by turns. */
const page = async () => {
  const ask = async () => {
    const answer = await fetch(`${shop}/SZEK`, { headers: { connection: 'close' } });
    return answer.text();
  };
  const said = new Set([await ask(), await ask(), await ask(), await ask()]);
  return [...said].join(' and ');
};
const priceAt = async (backendUrl: string | undefined) => {
  const answer = await fetch(`${backendUrl}/api/product/list?skus=SZEK`);
  const { result } = (await answer.json()) as { result: { items: { price_incl_tax: number }[] } };
  return result.items[0]?.price_incl_tax;
};

it('shows a new price on a stored page within seconds of the command that set it', async () => {
  expect(await page()).toBe('price 1000');
  const file = join(folder, 'prices.csv');
  await writeFile(file, 'sku,price\nSZEK,2000\n');
  expect(await command('prices', file)).toBe(0);
  await vi.waitFor(async () => expect(await page()).toBe('price 2000'), 10_000);
}, 60_000);

it('gives the same answer from two backends within a second of an import', async () => {
  const file = join(folder, 'products.ndjson');
  await writeFile(file, product(3_000));
  expect(await command('import', file)).toBe(0);
  // One second is promised; a busy machine may need more.
  await vi.waitFor(async () => {
    expect(await Promise.all(backends.map(priceAt))).toEqual([3_000, 3_000]);
  }, 5_000);
  await vi.waitFor(async () => expect(await page()).toBe('price 3000'), 10_000);
}, 60_000);

it('ends with 1 and names the line of a file that cannot be used', async () => {
  const file = join(folder, 'bad.csv');
  await writeFile(file, 'sku,price\nNINCS,1\n');
  expect(await command('prices', file)).toBe(1);
  expect(await command('stock', file)).toBe(1);
  expect(await command('invalidate', 'nothing')).toBe(1);
  expect(await command('invalidate', 'P1')).toBe(0);
  expect(await command('reindex')).toBe(0);
}, 120_000);
