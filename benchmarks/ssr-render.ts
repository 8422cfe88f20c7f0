import { channel } from 'node:diagnostics_channel';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * Measures the cost of a page that is not cached: processor time and backend calls, for every category of a running
 * backend. Several builds alternate page by page, so that other load affects all of them equally.
 *
 *   node benchmarks/ssr-render.ts --api=http://127.0.0.1:8080 apps/storefront/dist [other/dist …]
 *
 * `--rounds=N`: number of renders of every category, default 4. The first round fetches the data, the others use the
 * stored responses. `--path=/page`: renders that page only, 40 times per round. `#` in the path is replaced by a
 * different number each time, so that no stored response is used. `--no-feed`: runs without a change feed, so that no
 * response is stored.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    api: { type: 'string', default: 'http://127.0.0.1:8080' },
    rounds: { type: 'string', default: '4' },
    path: { type: 'string' },
    'no-feed': { type: 'boolean', default: false },
  },
});
const folders = positionals.length > 0 ? positionals : ['apps/storefront/dist'];

interface Renderer {
  (request: Readonly<Record<string, unknown>>): Promise<{ status: number; html: string }>;
  /** Exists only in builds that store responses. */
  invalidate?(tags: readonly string[]): void;
}

interface Build {
  readonly name: string;
  readonly render: Renderer;
  /** Processor time in milliseconds and number of calls of each page, by round. */
  readonly pages: { readonly ms: number; readonly calls: number }[][];
}

let calls = 0;
channel('http.client.request.start').subscribe(() => (calls += 1));

async function load(folder: string): Promise<Build> {
  const dist = resolve(folder);
  const file = pathToFileURL(join(dist, 'server/renderer.js')).href;
  const { createRenderer } = (await import(file)) as {
    createRenderer(manifest: unknown): Renderer;
  };
  const manifest: unknown = JSON.parse(
    await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8'),
  );
  return { name: folder, render: createRenderer(manifest), pages: [] };
}

async function categoryPaths(): Promise<readonly string[]> {
  const answer = await fetch(`${values.api}/api/catalog`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'category',
      searchQuery: {
        _searchText: '',
        _appliedFilters: [],
        _appliedSort: [],
        _availableFilters: [],
      },
      size: 500,
      from: 0,
    }),
  });
  const { items } = (await answer.json()) as { items: readonly { url_path?: string }[] };
  return items.flatMap(({ url_path: path }) => (path === undefined ? [] : [`/${path}`]));
}

async function renderOnce({ render }: Build, href: string) {
  // A connected change feed reports at short intervals that no data have changed.
  if (!values['no-feed']) render.invalidate?.([]);
  const callsBefore = calls;
  const before = process.cpuUsage();
  const page = await render({
    href,
    requestId: 'bench',
    requestedAt: Date.now(),
    apiUrl: values.api,
    settings: {
      multistore: false,
      pseudoLanguage: false,
      externalCheckout: false,
      shopHost: ':0',
      publicUrl: 'http://shop.invalid',
      thirdPartyScripts: {},
      build: 'bench',
    },
    signal: AbortSignal.timeout(10_000),
  });
  const { user, system } = process.cpuUsage(before);
  if (page.status !== 200) throw new Error(`${href} answered ${page.status}`);
  return { ms: (user + system) / 1000, calls: calls - callsBefore };
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** Highest price of the filter: above all prices, and different in each render. */
let number = 10_000_000 + Math.floor(Math.random() * 80_000_000);
const paths =
  values.path === undefined
    ? await categoryPaths()
    : Array.from({ length: 40 }, () => values.path ?? '');
const builds: Build[] = [];
for (const folder of folders) builds.push(await load(folder));
// Warms up the compiler before the measurement with pages whose responses the measured pages do not use.
for (const build of builds) {
  for (let page = 0; page < 40; page++) await renderOnce(build, '/nappali?search=szek');
}
for (let round = 0; round < Number(values.rounds); round++) {
  for (const build of builds) build.pages.push([]);
  for (const path of paths) {
    for (const build of builds) {
      build.pages[round]?.push(await renderOnce(build, path.replace('#', String((number += 1)))));
    }
  }
}

process.stdout.write(`${paths.length} pages, milliseconds of the processor and calls per page\n`);
for (const { name, pages } of builds) {
  for (const [round, measured] of pages.entries()) {
    const ms = measured.map((page) => page.ms);
    const made = measured.map((page) => page.calls);
    process.stdout.write(
      `${name}, round ${round + 1}: median ${median(ms).toFixed(1)}, mean ${mean(ms).toFixed(1)} ms; ` +
        `calls ${mean(made).toFixed(1)}, at most ${Math.max(...made)}\n`,
    );
  }
}
process.exit(0);
