import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@shop/testing/free-port';
import { memoryMb, processorMs, processorMsOfEach } from './harness/process-usage.ts';
import { loadText, report, writeRecord, type Measure } from './harness/record.ts';
import { seriesOf, type Series } from './harness/series.ts';
import { startPeer, startProcess, type StartedProcess } from './harness/servers.ts';
import { load, type LoadOptions } from './ssr/load.ts';

/*
 * Measures pages per second of a server and the cost of each page, alternating with a bare server of the same bytes and
 * with the peer.
 * Run: pnpm bench:ssr
 *   --runs=N       number of measurements, default 3
 *   --only=PARTS   some of stored, uncached, stale, processes, memory, separated by commas; memory runs only if named
 *   --soak=MINUTES with memory: continues for that time and prints the memory of each minute
 *   --record       writes benchmarks/records/ssr.json
 * The shop is the demo shop, with one process for each server by default. Build the storefront first.
 */
const option = (name: string) =>
  process.argv.find((text) => text.startsWith(`--${name}=`))?.slice(name.length + 3);
const runs = Number(option('runs') ?? 3);
const parts = option('only')?.split(',') ?? ['stored', 'uncached', 'stale', 'processes'];
const say = (line: string) => console.log(`  ${line}`);

/** Number of responses before a measurement of uncached pages begins. */
const warmAnswers = 30;
/** Milliseconds of one round of a throughput measurement. */
const roundMs = 3_000;
const category = '/nappali';
const folder = await mkdtemp(join(tmpdir(), 'zugoly-bench-'));
const measures: Measure[] = [];

const api = await startProcess(
  'apps/commerce-api/src/app/main.ts',
  {
    SHOP_MODE: 'demo',
    API_PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '100000',
    DRAIN_NOTICE_MS: '0',
    WEB_CONCURRENCY: '1',
  },
  (message) => (message as { progress?: { phase?: string } }).progress?.phase === 'listening',
);
const { url: apiUrl, internalUrl } = (
  api.ready as { progress: { url: string; internalUrl?: string } }
).progress;

interface Renderer extends StartedProcess {
  readonly url: string;
}

async function startRenderer(workers = 1): Promise<Renderer> {
  const port = await freePort();
  const started = await startProcess(
    'apps/ssr-server/src/main.ts',
    {
      SHOP_MODE: 'demo',
      PORT: String(port),
      SHOP_HOST_PORT: '0',
      PUBLIC_URL: `http://localhost:${port}`,
      API_URL: apiUrl,
      ...(internalUrl !== undefined && { API_INTERNAL_URL: internalUrl }),
      RATE_LIMIT_SCALE: '100000',
      DRAIN_NOTICE_MS: '0',
      WEB_CONCURRENCY: String(workers),
    },
    (message) => (message as { event?: string }).event === 'ready',
  );
  return { ...started, url: `http://localhost:${port}` };
}

/** Counter for the highest price of a filter that matches every product. Each value makes a page that is not stored. */
let unasked = 0;
const uncachedCategory = () => `${category}?price_from=0&price_to=${10_000_000 + ++unasked}`;

interface Cost {
  readonly perSecond: number;
  /** Processor time in milliseconds per response, of the server and of the backend. */
  readonly serverMs: number;
  readonly apiMs: number;
  /**
   * Processor time in milliseconds per response of the busiest process: the bottleneck if each process has its own
   * core.
   */
  readonly busiestMs: number;
}

/** Runs one round and returns its cost. Errors: rejects if the `x-cache` state of a response is not `expectedState`. */
async function round(
  server: { readonly url: string; readonly pid: number },
  nextPath: () => string,
  options: LoadOptions,
  expectedState?: string,
): Promise<Cost> {
  const before = [await processorMsOfEach(server.pid), await processorMs(api.pid)] as const;
  const { answers, perSecond, states } = await load(server.url, nextPath, options);
  const after = [await processorMsOfEach(server.pid), await processorMs(api.pid)] as const;
  const usedMs = [...after[0]].map(([pid, ms]) => ms - (before[0].get(pid) ?? 0));
  const other = [...states.keys()].find((state) => state !== expectedState);
  if (expectedState !== undefined && other !== undefined) {
    throw new Error(`${states.get(other)} of ${answers} answers were "${other}".`);
  }
  return {
    perSecond,
    serverMs: usedMs.reduce((sum, ms) => sum + ms, 0) / answers,
    apiMs: (after[1] - before[1]) / answers,
    busiestMs: Math.max(...usedMs) / answers,
  };
}

const seriesBy = (costs: readonly Cost[], key: keyof Cost): Series =>
  seriesOf(costs.map((cost) => cost[key]));

/** Returns the bytes of a response as they are sent. `fetch` would decompress them. */
function compressedBody(url: string): Promise<Buffer> {
  return new Promise((done, fail) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(Buffer.concat(chunks)));
    });
    asked.on('error', fail).end();
  });
}

async function stored(renderer: Renderer): Promise<void> {
  const answer = await fetch(renderer.url + category, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  const body = await compressedBody(renderer.url + category);
  const file = join(folder, 'answer');
  await writeFile(file, body);
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) => !/^(?:date|connection|keep-alive|transfer-encoding|content-length)$/.test(name),
    ),
  );
  const port = await freePort();
  const bare = await startProcess('benchmarks/ssr/bare-server.ts', {
    PORT: String(port),
    ANSWER_FILE: file,
    ANSWER_HEADERS: JSON.stringify({ ...headers, 'content-encoding': 'br' }),
  });
  const bareServer = { url: `http://127.0.0.1:${port}`, pid: bare.pid };
  for (const connections of [1, 8, 64]) {
    const shop: Cost[] = [];
    const compared: Cost[] = [];
    for (let run = 0; run < runs; run++) {
      shop.push(await round(renderer, () => category, { connections, forMs: roundMs }));
      compared.push(await round(bareServer, () => category, { connections, forMs: roundMs }));
    }
    const ratio = seriesOf(
      shop.map(({ perSecond }, run) => perSecond / (compared[run]?.perSecond ?? 1)),
    );
    say(`stored, ${connections}: ${ratio.median.toFixed(2)} of bare`);
    measures.push(
      {
        name: `stored page, ${connections} connections`,
        unit: 'a second',
        isMoreBetter: true,
        shop: seriesBy(shop, 'perSecond'),
        compared: seriesBy(compared, 'perSecond'),
      },
      {
        name: `stored page, ${connections} connections: of bare`,
        unit: 'share',
        digits: 2,
        isMoreBetter: true,
        shop: ratio,
        ...(connections === 8 && { must: 0.6, goal: 0.8 }),
      },
      // Compares processor times, on which the contention of two servers on one machine has no effect.
      {
        name: `stored page, ${connections} connections: processor of bare`,
        unit: 'share',
        digits: 2,
        isMoreBetter: true,
        shop: seriesOf(shop.map(({ serverMs }, run) => (compared[run]?.serverMs ?? 0) / serverMs)),
      },
    );
  }
  await bare.stop();
}

/** Returns the address and name of every product, from the backend. */
async function products(): Promise<
  readonly { readonly url_path: string; readonly name: string }[]
> {
  const answer = await fetch(`${apiUrl}/api/catalog`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'product',
      size: 500,
      includeFields: ['url_path', 'name'],
      searchQuery: {
        _appliedFilters: [{ attribute: 'visibility', value: { in: [4] }, scope: 'default' }],
      },
    }),
  });
  return ((await answer.json()) as { items: { url_path: string; name: string }[] }).items;
}

/** Returns a function that returns the paths one after the other, and starts again after the last. */
function byTurns(paths: readonly string[]): () => string {
  let next = 0;
  return () => paths[next++ % paths.length] ?? '/';
}

async function uncached(renderer: Renderer): Promise<void> {
  const peer = await startPeer(apiUrl);
  const all = await products();
  const productPaths = all.map(({ url_path }) => `/${url_path}`);
  const searchPaths = [...new Set(all.map(({ name }) => name))].map(
    (name) => `/osszes-termek?search=${encodeURIComponent(name)}`,
  );
  // No page is requested twice, because the second response would come from memory.
  const answersOf = (paths: readonly string[]) =>
    Math.min(60, Math.floor((paths.length - warmAnswers) / runs));
  const kinds = [
    {
      name: 'category',
      path: uncachedCategory,
      peerPath: () => category,
      answers: 200,
      expected: 'miss',
    },
    {
      name: 'product',
      path: byTurns(productPaths),
      peerPath: byTurns(productPaths),
      answers: answersOf(productPaths),
      expected: 'miss',
    },
    {
      name: 'search',
      path: byTurns(searchPaths),
      peerPath: byTurns(searchPaths),
      answers: answersOf(searchPaths),
      expected: 'miss',
    },
  ] as const;
  for (const { name, path, peerPath, answers, expected } of kinds) {
    await load(renderer.url, path, { connections: 4, answers: warmAnswers });
    await load(peer.url, peerPath, { connections: 4, answers: 100 });
    for (const connections of name === 'category' ? [1, 8, 64] : [8]) {
      const shop: Cost[] = [];
      const compared: Cost[] = [];
      const uncompressed: Cost[] = [];
      for (let run = 0; run < runs; run++) {
        shop.push(await round(renderer, path, { connections, answers }, expected));
        compared.push(await round(peer, peerPath, { connections, answers }));
        uncompressed.push(
          await round(peer, peerPath, { connections, answers, encoding: 'identity' }),
        );
      }
      const cost = seriesBy(shop, 'serverMs');
      say(`uncached ${name}, ${connections}: ${cost.median.toFixed(1)} ms`);
      const isMeant = name === 'category' && connections === 8;
      measures.push(
        {
          name: `uncached ${name}, ${connections}: renderer's processor`,
          unit: 'ms',
          digits: 1,
          shop: cost,
          compared: seriesBy(compared, 'serverMs'),
          ...(isMeant && { must: 8, goal: 5 }),
        },
        {
          name: `uncached ${name}, ${connections}: backend's processor`,
          unit: 'ms',
          digits: 1,
          shop: seriesBy(shop, 'apiMs'),
        },
        {
          name: `uncached ${name}, ${connections}`,
          unit: 'a second',
          digits: 1,
          isMoreBetter: true,
          shop: seriesBy(shop, 'perSecond'),
          compared: seriesBy(compared, 'perSecond'),
        },
        {
          name: `uncached ${name}, ${connections}: of the peer`,
          unit: 'share',
          digits: 2,
          isMoreBetter: true,
          shop: seriesOf(
            shop.map(({ perSecond }, run) => perSecond / (compared[run]?.perSecond ?? 1)),
          ),
          ...(isMeant && { must: 0.8, goal: 1.2 }),
        },
        {
          name: `uncached ${name}, ${connections}: of the peer without compression`,
          unit: 'share',
          digits: 2,
          isMoreBetter: true,
          shop: seriesOf(
            shop.map(({ perSecond }, run) => perSecond / (uncompressed[run]?.perSecond ?? 1)),
          ),
        },
      );
    }
  }
  await peer.stop();
}

/** Measures pages that are a minute old: each is sent stale and rendered again in the background. */
async function stale(renderer: Renderer): Promise<void> {
  const paths = (await products()).slice(0, 60).map(({ url_path }) => `/${url_path}`);
  const path = byTurns(paths);
  await load(renderer.url, path, { connections: 4, answers: paths.length });
  say('waits a minute for pages to be stale');
  await new Promise((later) => setTimeout(later, 61_000));
  const before = await processorMs(renderer.pid);
  const { tookMs, states } = await load(renderer.url, path, {
    connections: 1,
    answers: paths.length,
  });
  await new Promise((later) => setTimeout(later, 3_000));
  const cost = ((await processorMs(renderer.pid)) - before) / paths.length;
  say(`stale: ${[...states].map(([state, count]) => `${count} ${state}`).join(', ')}`);
  measures.push(
    { name: 'stale product: answered', unit: 'ms', digits: 1, shop: seriesOf(tookMs) },
    {
      name: "stale product: renderer's processor, made anew",
      unit: 'ms',
      digits: 1,
      shop: seriesOf([cost]),
    },
  );
}

/**
 * Compares two processes with one. The client and the backend use one core, so wall-clock time is not meaningful on two
 * cores. The result is the reduction of the busiest process's time per page.
 */
async function processes(): Promise<void> {
  const one = await startRenderer(1);
  const two = await startRenderer(2);
  const shares: number[] = [];
  const shownShares: number[] = [];
  const storedShares: number[] = [];
  for (const renderer of [one, two]) {
    await load(renderer.url, uncachedCategory, { connections: 8, answers: 60 });
    await load(renderer.url, () => category, { connections: 8, answers: 200 });
  }
  for (let run = 0; run < runs; run++) {
    const options = { connections: 32, forMs: roundMs };
    const alone = await round(one, uncachedCategory, { connections: 16, answers: 200 });
    const both = await round(two, uncachedCategory, { connections: 16, answers: 200 });
    shares.push(alone.busiestMs / both.busiestMs);
    shownShares.push(both.perSecond / alone.perSecond);
    say(`two processes, uncached: ${(alone.busiestMs / both.busiestMs).toFixed(2)} of one`);
    const storedAlone = await round(one, () => category, options);
    const storedBoth = await round(two, () => category, options);
    storedShares.push(storedAlone.busiestMs / storedBoth.busiestMs);
  }
  const times = { unit: 'times', digits: 2, isMoreBetter: true };
  measures.push(
    {
      ...times,
      name: 'two processes of one, uncached category, a core each',
      must: 1.7,
      shop: seriesOf(shares),
    },
    {
      ...times,
      name: 'two processes of one, stored page, a core each',
      shop: seriesOf(storedShares),
    },
    {
      ...times,
      name: 'two processes of one, uncached category, on this machine',
      shop: seriesOf(shownShares),
    },
  );
  await one.stop();
  await two.stop();
}

async function memory(): Promise<void> {
  // Starts a new process. An earlier process has stored its compiled code, as before a restart in production.
  const renderer = await startRenderer();
  const now = async () => (await memoryMb(renderer.pid)).reduce((sum, mb) => sum + mb, 0);
  say(`renderer ${Math.round(await now())} MB at the start`);
  await load(renderer.url, () => category, { connections: 8, answers: 100_000 });
  say(`${Math.round(await now())} MB after 100,000 stored pages`);
  await load(renderer.url, uncachedCategory, { connections: 8, answers: 5_000 });
  const after = await now();
  measures.push(
    {
      name: 'memory of the renderer after 100,000 stored and 5,000 uncached',
      unit: 'MB',
      shop: seriesOf([after]),
      must: 250,
      goal: 200,
    },
    {
      name: 'memory of the backend after them',
      unit: 'MB',
      shop: seriesOf([(await memoryMb(api.pid))[0] ?? 0]),
      must: 300,
      goal: 200,
    },
  );
  const minutes = Number(option('soak') ?? 0);
  const seen: number[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    const storedToo = () => (Math.random() < 0.9 ? category : uncachedCategory());
    await load(renderer.url, storedToo, { connections: 8, forMs: 60_000 });
    seen.push(await now());
    say(`minute ${minute + 1}: ${Math.round(seen.at(-1) ?? 0)} MB`);
  }
  if (seen.length > 1) {
    const half = Math.ceil(seen.length / 2);
    const growth = seriesOf(seen.slice(-half)).median - seriesOf(seen.slice(0, half)).median;
    measures.push(
      {
        name: `memory in a soak of ${minutes} minutes`,
        unit: 'MB',
        shop: seriesOf(seen),
        must: 250,
      },
      {
        name: 'growth from the first to the second half of it',
        unit: 'MB',
        shop: seriesOf([growth]),
        must: 10,
      },
    );
  }
  await renderer.stop();
}

try {
  const renderer = await startRenderer();
  console.log(`${renderer.url}, ${runs} runs, ${loadText()}`);
  if (parts.includes('stored')) await stored(renderer);
  if (parts.includes('uncached')) await uncached(renderer);
  if (parts.includes('stale')) await stale(renderer);
  if (parts.includes('processes')) await processes();
  await renderer.stop();
  if (parts.includes('memory')) await memory();
  await report('ssr', measures);
  console.log(loadText());
  if (process.argv.includes('--record')) await writeRecord('ssr', measures);
} finally {
  await api.stop();
  await rm(folder, { recursive: true, force: true });
}
