import { cpus, loadavg, tmpdir } from 'node:os';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCaller, type Caller } from './api/caller.ts';
import { measuredCalls } from './api/calls.ts';
import { skuOf, writeCatalogue } from './api/generate-catalogue.ts';
import { runClients, type Latency } from './api/measure.ts';
import { startOpenSearch, type OpenSearchNode } from '../tooling/opensearch/start-open-search.ts';
import {
  createShopFolder,
  residentMb,
  runCommand,
  shopFolder,
  startShop,
  type RunningShop,
  type ShopFolder,
} from './api/shop-under-test.ts';

/*
 * Measures response times of the backend with few and with many products, the import of a catalogue, and a change of
 * all prices. Figures depend on the machine and its load: compare figures of one run only.
 * Run: pnpm bench:api [products …]      default 1000 10000 100000
 *   --engine=NAME   memory or opensearch; default memory. OpenSearch needs a JDK and Maven
 *   --only=TEXT     measures only the calls with this text in their name; separate several texts by commas
 *   --rounds=N      maximum number of rounds of each call, for a slow engine; default: as in api/calls.ts
 *   --keep=FOLDER   stores the catalogues in this folder and reuses existing ones without an import
 *   --processes=N   number of backends on one database, which share the clients; default: one per core
 *   --cpu-prof …    passed to the Node process of the backend
 */

const clients = 8;
const sizes = process.argv
  .slice(2)
  .filter((text) => /^\d+$/.test(text))
  .map(Number);
const counts = sizes.length > 0 ? sizes : [1_000, 10_000, 100_000];
const option = (name: string) =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = option('only')?.split(',');
const mostRounds = Number(option('rounds') ?? Infinity);
const keepFolder = option('keep');
const engine = option('engine') ?? 'memory';
if (!['memory', 'opensearch'].includes(engine)) throw new Error('--engine: memory or opensearch.');
const nodeArgs = process.argv.filter((text) => /^--(cpu-prof|max-)/.test(text));
const processes = Number(option('processes') ?? cpus().length);

const say = (line = '') => void process.stdout.write(`${line}\n`);
const ms = (value: number) => value.toFixed(1).padStart(8);
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

/** Measured latency of each call, by number of products. */
const found = new Map<string, Map<number, Latency>>();

async function bench(count: number): Promise<void> {
  const folder =
    keepFolder === undefined
      ? await mkdtemp(join(tmpdir(), 'shop-bench-'))
      : join(keepFolder, `${count}`);
  const node =
    engine === 'opensearch' ? await startOpenSearch(0, count > 10_000 ? '2g' : '512m') : undefined;
  try {
    say(`${count} products (${load()})`);
    const prepared = await prepare(folder, count, node?.url);
    const startedAt = performance.now();
    const shop = await startShop(prepared, processes, nodeArgs);
    say(`  start ${(shop.startMs / 1000).toFixed(1)} s, ${await memoryOf(shop, node)}`);
    if (node !== undefined) {
      await indexed(node);
      say(`  all found ${((performance.now() - startedAt) / 1000).toFixed(1)} s after the start`);
    }
    await settled(shop);
    const caller = createCaller(shop.urls);
    try {
      say(
        `  ${'milliseconds'.padEnd(32)}${['p50', 'p95', 'p99', '1/s', 'cpu', 'db cpu'].map((name) => name.padStart(8)).join('')}`,
      );
      for (const call of measuredCalls(caller, count)) {
        if (only?.some((text) => call.name.includes(text)) === false) continue;
        const rounds = Math.min(call.rounds, mostRounds);
        await runClients(clients, Math.ceil(rounds / 5), (client, round) =>
          call.step(client, rounds + round),
        );
        const before = await shop.processorMs();
        const latency = await runClients(clients, rounds, call.step);
        const after = await shop.processorMs();
        const perRound = (side: 'backend' | 'database') =>
          ((after[side] - before[side]) / rounds).toFixed(2).padStart(8);
        const goal =
          call.goalMs === undefined
            ? ''
            : `  goal ${call.goalMs}: ${latency.p95 < call.goalMs ? 'met' : 'MISSED'}`;
        say(
          `  ${call.name.padEnd(32)}${ms(latency.p50)}${ms(latency.p95)}${ms(latency.p99)}${String(Math.round(latency.perSecond)).padStart(8)}${perRound('backend')}${perRound('database')}${goal}`,
        );
        const bySize = found.get(call.name) ?? new Map<number, Latency>();
        found.set(call.name, bySize.set(count, latency));
      }
      if (only === undefined) await changePrices(prepared, folder, count, caller);
      say(`  memory ${await memoryOf(shop, node)} (${load()})`);
    } finally {
      caller.close();
      await shop.stop();
    }
  } finally {
    await node?.stop();
    if (keepFolder === undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the resident memory of one backend, and of the node, as text. */
async function memoryOf(shop: RunningShop, node: OpenSearchNode | undefined): Promise<string> {
  const backend = `${Math.round(await shop.memoryMb())} MiB`;
  return node === undefined
    ? backend
    : `${backend}, OpenSearch ${Math.round(await residentMb(node.pid))} MiB`;
}

/** Waits until the node has all products: then the alias of the searched index exists. */
async function indexed(node: OpenSearchNode): Promise<void> {
  const isServed = async () => {
    const aliases = (await (await fetch(`${node.url}/_alias/shop-*`)).json()) as object;
    return Object.keys(aliases).length > 0;
  };
  while (!(await isServed())) await new Promise((later) => setTimeout(later, 200));
}

/** Waits until the database has finished the maintenance after the last writes, two minutes at most. */
async function settled(shop: RunningShop): Promise<void> {
  for (let seconds = 0; seconds < 120; seconds += 2) {
    const before = await shop.processorMs();
    await new Promise((later) => setTimeout(later, 2_000));
    const after = await shop.processorMs();
    if (after.database - before.database < 50) return;
  }
}

/** Changes the price of every product while two clients read. */
async function changePrices(
  shop: ShopFolder,
  folder: string,
  count: number,
  caller: Caller,
): Promise<void> {
  const file = join(folder, 'prices.csv');
  const price = () => 2_000 + Math.floor(Math.random() * 300) * 1_000;
  const lines = Array.from({ length: count }, (_, n) => `${skuOf(n + 1)},${price()}`);
  await writeFile(file, `sku,price\n${lines.join('\n')}\n`);
  const [listing] = measuredCalls(caller, count);
  if (listing === undefined) return;
  const done = new AbortController();
  const reads: number[] = [];
  const reading = Promise.all(
    [0, 1].map(async (client) => {
      for (let round = 0; !done.signal.aborted; round++) {
        reads.push(await listing.step(client, round));
        await new Promise((later) => setTimeout(later, 50));
      }
    }),
  );
  const run = await runCommand(shop, ['prices', file]);
  done.abort();
  await reading;
  const sorted = reads.toSorted((a, b) => a - b);
  say(
    `  prices of ${count} products in ${(run.ms / 1000).toFixed(1)} s (goal 60 for 100,000); listings meanwhile p95 ${ms(sorted[Math.floor(sorted.length * 0.95)] ?? 0).trim()}`,
  );
}

/** Returns the shop folder with `count` products. Creates it and imports the products if it does not exist. */
async function prepare(
  folder: string,
  count: number,
  searchUrl: string | undefined,
): Promise<ShopFolder> {
  if (existsSync(join(folder, 'data'))) return shopFolder(folder, searchUrl);
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'catalogue.ndjson');
  await writeCatalogue(file, count);
  const shop = await createShopFolder(folder, searchUrl);
  const imported = await runCommand(shop, ['import', file]);
  const seconds = imported.ms / 1000;
  say(
    `  import ${Math.round(count / seconds)} a second, ${seconds.toFixed(1)} s with the start; memory ${memoryText(imported.memoryMb)}`,
  );
  return shop;
}

/**
 * Returns the memory in MiB after a tenth of the run, in the middle and near the end. Equal values mean constant
 * memory.
 */
function memoryText(samples: readonly number[]): string {
  const at = (share: number) => Math.round(samples[Math.floor((samples.length - 1) * share)] ?? 0);
  return `${[0.1, 0.5, 0.9].map(at).join(', ')} MiB, most ${Math.round(Math.max(0, ...samples))}`;
}

say(
  `engine ${engine}, ${clients} clients, ${processes} backends, ${cpus().length} cores, node ${process.version}`,
);
for (const count of counts) await bench(count);
if (counts.length > 1) {
  say('Growth of p95, each size against the smallest');
  for (const [name, bySize] of found) {
    const least = bySize.get(counts[0] ?? 0)?.p95 ?? Number.NaN;
    const growth = counts.map(
      (count) => `${((bySize.get(count)?.p95 ?? Number.NaN) / least).toFixed(1)}×`,
    );
    say(`  ${name.padEnd(32)}${growth.map((text) => text.padStart(8)).join('')}`);
  }
}
