import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endProcess, launchApi, listeningApi, type ApiProcess } from './api-process.ts';
import { categoryDocument, hungarianTax, productDocument } from './shelf.ts';
import { createTestDatabase, type TestDatabase } from './test-postgres.ts';

/** Products of the shop: half of each color, every seventh is a chest. */
const productCount = 300;
const prefix = 'shared';
const cli = join(import.meta.dirname, '../app/cli.ts');

export interface SearchAnswer {
  readonly status: number;
  readonly total: number | undefined;
  readonly firstSku: string | undefined;
  /** Products of each color. */
  readonly colors: readonly number[];
  readonly retryAfter: string | null;
}

/** Response of {@link askSearch} if no product is missing. */
export const wholeAnswer: SearchAnswer = {
  status: 200,
  total: productCount,
  firstSku: 'SKU-1',
  colors: [productCount / 2, productCount / 2],
  retryAfter: null,
};

export interface SearchBackend extends ApiProcess {
  /** True if its log contains that it became the writer, and not yet that it is no longer. */
  isWriter(): boolean;
}

/** Two backends on one database and one node of OpenSearch. */
export interface SharedSearch {
  readonly backends: readonly SearchBackend[];
  /** Runs `pnpm shop`. */
  shop(...words: readonly string[]): Promise<unknown>;
  /** Makes an article the cheapest one by `pnpm shop prices`. */
  makeCheapest(sku: string): Promise<void>;
  /** Names of the indices that searches reach. */
  indices(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export async function startSharedSearch(nodeUrl: string): Promise<SharedSearch> {
  const folder = await mkdtemp(join(tmpdir(), 'shared-search-'));
  await writeContent(join(folder, 'content'));
  const database = await createTestDatabase();
  const backends = [await launchBackend('a', folder, database, nodeUrl)];
  backends.push(await launchBackend('b', folder, database, nodeUrl));
  const shop: SharedSearch['shop'] = (...words) =>
    promisify(execFile)(process.execPath, ['--conditions=@shop/source', cli, ...words], {
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: join(folder, 'cli') },
    });
  let price = 5_000;
  return {
    backends,
    shop,
    async makeCheapest(sku) {
      price -= 100;
      await writeFile(join(folder, 'prices.csv'), `sku,price\n${sku},${price}\n`);
      await shop('prices', join(folder, 'prices.csv'));
    },
    async indices() {
      const response = await fetch(`${nodeUrl}/_alias/${prefix}-*`);
      return response.ok ? Object.keys((await response.json()) as object) : [];
    },
    async stop() {
      await Promise.all(backends.map(({ child }) => endProcess(child, 'SIGKILL')));
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function writeContent(content: string): Promise<void> {
  await cp(join(import.meta.dirname, 'sales-content'), content, { recursive: true });
  await mkdir(join(content, 'catalog'));
  const products = Array.from({ length: productCount }, (_, at) =>
    productDocument(at + 1, {
      name: at === 6 ? 'Bükk komód' : `Polc ${at + 1}`,
      color: 1 + (at % 2),
      tax_class_id: 0,
    }),
  );
  await writeFile(
    join(content, 'catalog', 'all.ndjson'),
    [hungarianTax, categoryDocument(2), ...products]
      .map((document) => JSON.stringify(document))
      .join('\n'),
  );
}

async function launchBackend(
  name: string,
  folder: string,
  database: TestDatabase,
  nodeUrl: string,
): Promise<SearchBackend> {
  const child = launchApi({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, name),
    CONTENT_DIR: join(folder, 'content'),
    SEARCH_URL: nodeUrl,
    SEARCH_PREFIX: prefix,
    REDIS_URL: '',
  });
  let isWriter = false;
  // A piece of the output may end within a line.
  let line = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = (line + chunk.toString()).split('\n');
    line = lines.pop() ?? '';
    for (const [, event] of lines.join('\n').matchAll(/"search-writer-(elected|lost)"/g)) {
      isWriter = event === 'elected';
    }
  });
  return { ...(await listeningApi(child)), isWriter: () => isWriter };
}

export interface AskedSearch {
  readonly size?: number;
  readonly text?: string;
  readonly isCheapestFirst?: boolean;
}

/** Requests products and their colors, as a listing does. */
export async function askSearch(
  { url }: Pick<ApiProcess, 'url'>,
  { size = 2, text, isCheapestFirst = false }: AskedSearch = {},
): Promise<SearchAnswer> {
  const response = await fetch(`${url}/api/catalog`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'product',
      size,
      sort: isCheapestFirst ? 'final_price:asc' : undefined,
      searchQuery: {
        _searchText: text,
        _appliedFilters: [],
        _availableFilters: [{ field: 'color' }],
        _appliedSort: isCheapestFirst ? [{ field: 'final_price', options: 'asc' }] : undefined,
      },
    }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects to be there
  const body = (await response.json()) as any;
  const buckets = (body.aggregations?.agg_terms_color?.buckets ?? []) as { doc_count: number }[];
  return {
    status: response.status,
    total: body.total,
    firstSku: body.items?.[0]?.sku,
    colors: buckets.map(({ doc_count: count }) => count),
    retryAfter: response.headers.get('retry-after'),
  };
}
