import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPool } from '../../../apps/commerce-api/src/db/connect.ts';
import { missingForOpenSearch } from '../../opensearch/start-open-search.ts';
import { startCluster, type Cluster, type Part } from './test/cluster.ts';
import { reportLines } from './test/report.ts';
import { usageOf } from './test/usage.ts';
import {
  requestOnce,
  filesOf,
  startShoppers,
  type Addresses,
  type Shoppers,
} from './test/shoppers.ts';

/**
 * True for `pnpm test:scale`: every part is stopped and killed, with pauses. Otherwise each kind of part ends once,
 * with little load.
 */
const isLong = process.env['SCALE'] === 'long';
const steadyMs = isLong ? 30_000 : 1_500;
/**
 * Milliseconds without a part, and after its return. In the long form this is longer than the balancer excludes a
 * server.
 */
const awayMs = isLong ? 5_000 : 500;
const backMs = isLong ? 5_000 : 300;
const load = isLong ? { count: 6, pauseMs: 150 } : { count: 3, pauseMs: 100 };
const drainNoticeMs = isLong ? 5_000 : 100;
const startMs = 480_000;
const boundMs = isLong ? 900_000 : 240_000;

const isSkipped = process.platform !== 'linux' || missingForOpenSearch() !== undefined;

/** Runs behind nginx: two web servers, two APIs, PostgreSQL with a streaming replica, Redis and OpenSearch. */
describe.skipIf(isSkipped)('a shop on several processes', () => {
  let cluster: Cluster;
  let addresses: Addresses;
  let shoppers: Shoppers;
  const usageLines: string[] = [];

  const sendRequest = (path: string) => requestOnce({ port: cluster.port, path });

  beforeAll(async () => {
    cluster = await startCluster({ drainNoticeMs });
    addresses = await visitedAddresses();
    for (const path of Object.values(addresses).flat()) await untilShown(path);
    shoppers = startShoppers(cluster.port, addresses, load);
  }, startMs);
  afterAll(async () => {
    await shoppers.stop();
    await cluster.stop();
  }, startMs);

  /** Requests a page until it is rendered: the first requests compile the code that renders it. */
  async function untilShown(path: string): Promise<void> {
    await vi.waitFor(async () => expect((await sendRequest(path)).status).toBeLessThan(400), {
      timeout: startMs / 4,
      interval: 250,
    });
  }

  async function pathsOf(map: string): Promise<readonly string[]> {
    const { text } = await sendRequest(`/sitemap/${map}.xml`);
    return [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  }

  async function visitedAddresses(): Promise<Addresses> {
    const categories = (await pathsOf('categories')).slice(0, isLong ? 12 : 4);
    const products = ['/', '/szek', ...(await pathsOf('products-1')).slice(0, isLong ? 30 : 4)];
    expect(Math.min(categories.length, products.length)).toBeGreaterThan(3);
    const words = ['fotel', 'asztal', 'lámpa'];
    return {
      categories,
      products,
      searches: words.map((word) => `/search?search=${encodeURIComponent(word)}`),
    };
  }

  /** Ends a part under load, waits without it, and starts it again. */
  async function replace(name: string, part: Part, signal: NodeJS.Signals): Promise<void> {
    shoppers.phase = `${name} ${signal === 'SIGKILL' ? 'killed' : 'stopped'}`;
    await part.stop(signal);
    await wait(awayMs);
    await part.start();
    shoppers.phase = `${name} is back`;
    await wait(backMs);
  }

  const isSecond = ({ text }: { readonly text: string }) => text.includes('-second.js');
  const errors = () => shoppers.samples.flatMap(({ error }) => error ?? []);

  it(
    'serves the main journey under steady load',
    async () => {
      const before = await usageOf(cluster.pids());
      const startedMs = performance.now();
      const confirmedBefore = shoppers.confirmed.length;
      const journeysSince = () => shoppers.confirmed.length - confirmedBefore;
      await wait(steadyMs);
      await vi.waitFor(() => expect(journeysSince()).toBeGreaterThan(load.count), {
        timeout: boundMs,
        interval: 100,
      });
      const after = await usageOf(cluster.pids());
      const journeys = journeysSince();
      const seconds = Math.round((performance.now() - startedMs) / 1_000);
      for (const [name, { processorMs, memoryMb }] of after) {
        const usedMs = processorMs - (before.get(name)?.processorMs ?? 0);
        const usedEach = (usedMs / journeys).toFixed(1).padStart(8);
        usageLines.push(
          `${name.padEnd(12)}${usedEach} ms of processor for a journey, ${Math.round(memoryMb)} MiB`,
        );
      }
      usageLines.push(`of ${journeys} journeys in ${seconds} s`);
      expect(errors()).toEqual([]);
    },
    boundMs,
  );

  it(
    'replaces a build under load, and has the files of both while both are served',
    async () => {
      const firstFiles = filesOf((await sendRequest('/')).text);
      const [first, second] = cluster.web;
      for (const part of cluster.web) part.build = 'second';
      await replace('first web server', first!, 'SIGTERM');
      shoppers.phase = 'two builds side by side';
      const secondHome = await vi.waitFor(
        async () => {
          const homes = await Promise.all(Array.from({ length: 8 }, () => sendRequest('/')));
          const secondHomes = homes.filter(isSecond);
          expect(secondHomes.length).toBeGreaterThan(0);
          expect(secondHomes.length).toBeLessThan(homes.length);
          return secondHomes[0];
        },
        { timeout: boundMs / 2, interval: 250 },
      );
      const secondFiles = filesOf(secondHome?.text ?? '');
      expect(Math.min(firstFiles.length, secondFiles.length)).toBeGreaterThan(2);
      // The requests for each file alternate between the two servers.
      for (const path of new Set([...firstFiles, ...secondFiles])) {
        const answers = [await sendRequest(path), await sendRequest(path)];
        expect([path, ...answers.map(({ status }) => status)]).toEqual([path, 200, 200]);
      }
      await wait(awayMs);
      await replace('second web server', second!, 'SIGTERM');
      const pages = await Promise.all(Array.from({ length: 8 }, () => sendRequest('/')));
      expect(pages.every(isSecond)).toBe(true);
      expect(errors()).toEqual([]);
    },
    boundMs,
  );

  it(
    'loses no action when what only one process does is away for a moment',
    async () => {
      shoppers.phase = 'balancer reloaded';
      cluster.balancer.reload();
      await wait(backMs);
      const refused = await withoutSearch();
      // Some requests may have succeeded while the node was starting.
      expect(refused).toContain(503);
      await vi.waitFor(async () => expect((await searchFor('polc')).status).toBe(200), {
        timeout: boundMs / 2,
        interval: 250,
      });
      await replace('Redis', cluster.redis, 'SIGKILL');
      await replace('primary', cluster.primary, 'SIGKILL');
      expect(errors()).toEqual([]);
    },
    boundMs,
  );

  /** Replaces OpenSearch. Returns the statuses of new searches that were sent meanwhile. */
  async function withoutSearch(): Promise<readonly number[]> {
    const statuses: number[] = [];
    const back = new AbortController();
    const asking = (async () => {
      for (let at = 0; at < 6 && !back.signal.aborted; at += 1) {
        await wait(awayMs / 8);
        statuses.push((await searchFor(`szék ${at}`)).status);
      }
    })();
    await replace('OpenSearch', cluster.search, 'SIGKILL');
    back.abort();
    await asking;
    return statuses;
  }

  async function searchFor(words: string) {
    const answer = await sendRequest(`/search?search=${encodeURIComponent(words)}`);
    return answer.location === undefined ? answer : sendRequest(answer.location);
  }

  it(
    'loses no action when a process of a kind ends that has another one',
    async () => {
      const signals = isLong ? (['SIGTERM', 'SIGKILL'] as const) : (['SIGKILL'] as const);
      const pairs = { 'web server': cluster.web, API: cluster.api, replica: [cluster.replica] };
      for (const signal of signals) {
        for (const [name, parts] of Object.entries(pairs)) {
          for (const part of isLong ? parts : parts.slice(0, 1)) await replace(name, part, signal);
        }
      }
      expect(errors()).toEqual([]);
    },
    boundMs,
  );

  it(
    'stored every order once',
    async () => {
      await shoppers.stop();
      const sql = createPool(cluster.databaseUrl, { max: 1 });
      const rows = await sql<{ key: string; cart: string }[]>`
        SELECT idempotency_key AS key, cart_id::text AS cart FROM shop_order`;
      await sql.end();
      const { samples, sent, confirmed } = shoppers;
      const machine = `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, ${load.count} shoppers`;
      const lines = [
        ...reportLines(samples),
        `orders: ${sent.length} sent, ${confirmed.length} confirmed, ${rows.length} stored`,
        `pages of the second build: ${samples.filter(({ isSecondBuild }) => isSecondBuild).length}`,
        `pages loaded again because a file of their build was gone: ${shoppers.reloads}`,
        `servers that ended by themselves: ${cluster.restarts()}`,
        ...usageLines,
        machine,
      ];
      process.stdout.write(`${lines.join('\n')}\n`);
      expect(errors()).toEqual([]);
      expect(confirmed.toSorted()).toEqual(sent.toSorted());
      expect(rows.map(({ key }) => key).toSorted()).toEqual(sent.toSorted());
      expect(new Set(rows.map(({ cart }) => cart)).size).toBe(rows.length);
    },
    boundMs,
  );
});
