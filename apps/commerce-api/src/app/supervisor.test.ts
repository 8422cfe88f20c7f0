import type { ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { processExists, readPostmasterPid } from '@shop/local-postgres';
import { endProcess, launchApi, listeningApi, type ApiProcess } from '../test/api-process.ts';
import { productDocument } from '../test/shelf.ts';

const folder = mkdtempSync(join(tmpdir(), 'workers-'));
const contentDir = join(folder, 'content');
const dataDir = join(folder, 'data');
const patience = { timeout: 60_000, interval: 50 };
let child: ChildProcess;
let api: ApiProcess;

async function start(): Promise<void> {
  child = launchApi({ DATA_DIR: dataDir, CONTENT_DIR: contentDir, WEB_CONCURRENCY: '2' });
  api = await listeningApi(child);
}

beforeAll(async () => {
  mkdirSync(join(contentDir, 'catalog'), { recursive: true });
  for (const part of ['search', 'commerce', 'stores']) {
    cpSync(resolve('demo/content', part), join(contentDir, part), { recursive: true });
  }
  writeFileSync(
    join(contentDir, 'catalog', 'products.ndjson'),
    [1, 2].map((id) => JSON.stringify(productDocument(id, { tax_class_id: 0 }))).join('\n'),
  );
  await start();
});
afterAll(async () => {
  await endProcess(child, 'SIGKILL');
  const left = await readPostmasterPid(join(dataDir, 'postgres'));
  if (left !== undefined && processExists(left.pid)) process.kill(left.pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

/** Returns the processes of this script whose parent is the started one. */
function workerPids(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, , parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /, 'x ')
          .split(' ');
        const isOurs = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('main.ts');
        return Number(parent) === child.pid && isOurs;
      } catch {
        return false;
      }
    })
    .map(Number);
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${api.url}${path}`, { ...init, signal: AbortSignal.timeout(30_000) });
const stranger = (address: string) => ({ headers: { 'x-forwarded-for': address } });

it('logs one start, and responds from both processes', async () => {
  expect(workerPids()).toHaveLength(2);
  const phases = api.progress.map(({ phase, state }) => `${String(phase)} ${String(state ?? '')}`);
  expect(phases.filter((phase) => phase.startsWith('demo-shop ready'))).toHaveLength(1);
  expect(phases.filter((phase) => phase.startsWith('listening'))).toHaveLength(1);
  expect((await ask('/readyz')).status).toBe(200);
});

it('counts one client over all processes', async () => {
  const statuses: number[] = [];
  for (let batch = 0; batch < 40; batch++) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('/api/menuImages', stranger('192.0.2.1'))),
    );
    statuses.push(...answers.map(({ status }) => status));
  }
  const passed = statuses.filter((status) => status === 200).length;
  // Requests in progress pass too while the others are counted.
  expect(passed).toBeGreaterThanOrEqual(600);
  expect(passed).toBeLessThan(680);
  expect((await ask('/api/menuImages', stranger('192.0.2.2'))).status).toBe(200);
});

it('answers one sum of what all have counted', async () => {
  const counted = async () => {
    const text = await (await fetch(`${api.internalUrl}/metrics`)).text();
    const [, count = ''] =
      /http_requests_total\{route="GET \/api\/product\/list",status="200"\} (\d+)/.exec(text) ?? [];
    return Number(count);
  };
  for (let time = 0; time < 20; time++) {
    const { status } = await ask('/api/product/list?skus=SKU-1', {
      headers: { connection: 'close' },
    });
    expect(status).toBe(200);
  }
  expect(await counted()).toBe(20);
});

it('[RL-9] goes on when a process is killed, and starts another', async () => {
  const [first = 0, second = 0] = workerPids();
  process.kill(first, 'SIGKILL');
  await vi.waitFor(() => {
    const pids = workerPids();
    expect(pids).toContain(second);
    expect(pids.filter((pid) => pid !== first)).toHaveLength(2);
  }, patience);
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), patience);
});

it('[RL-9] nothing is left when the first process is killed, and the next start takes over', async () => {
  const pids = workerPids();
  await endProcess(child, 'SIGKILL');
  await vi.waitFor(() => expect(pids.filter(processExists)).toEqual([]), patience);
  await start();
  expect((await ask('/api/product/list?skus=SKU-1')).status).toBe(200);
});

it('[RL-10] drains all, stops its PostgreSQL and ends with 0', async () => {
  const pids = workerPids();
  expect(await endProcess(child, 'SIGTERM')).toBe(0);
  expect(pids.filter(processExists)).toEqual([]);
  expect(await readPostmasterPid(join(dataDir, 'postgres'))).toBeUndefined();
});
