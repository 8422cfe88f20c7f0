import { readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { silentLog } from '@shop/testing';
import { defineShopConfig } from '@shop/shop-config';
import { readConfig } from '@shop/api-settings';
import { createProcessLimits } from '../apps/commerce-api/src/http/limits/process-limits.ts';
import { createFileCache, systemClock } from '@shop/platform-node';
import type { ApiContext } from '../apps/commerce-api/src/modules/context.ts';
import { createApi } from '../apps/commerce-api/src/http/create-api.ts';
import { imageRoutes } from '../apps/commerce-api/src/modules/media/images/image-routes.ts';

/*
 * Measures the response time of a picture: rendered for the first time, and read from the disk. Goals for 1024×1024:
 * rendered in 150 ms p95, read in 2 ms p50. Prints wall-clock time and processor time; only processor time is reliable
 * on a busy machine.
 * Run: node --conditions=@shop/source benchmarks/pictures.ts
 */
const content = resolve(import.meta.dirname, '../demo/content');
const data = await mkdtemp(join(tmpdir(), 'picture-bench-'));
const rounds = 1_500;
const taken = 48;

const all = readdirSync(join(content, 'media'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.webp'),
);
const step = Math.max(1, Math.floor(all.length / taken));
const paths = all.sort().filter((_, index) => index % step === 0);
const config = readConfig({ DATA_DIR: data, CONTENT_DIR: content }, '/');
const metrics = { count: () => undefined, observe: () => undefined };
const deps = {
  config,
  log: silentLog,
  metrics,
  shop: defineShopConfig(),
  files: createFileCache(),
  limits: createProcessLimits(systemClock, config),
} as unknown as ApiContext;
const app = createApi(deps, [imageRoutes]);

async function ask(path: string, accept: string): Promise<{ wall: number; cpu: number }> {
  const before = process.cpuUsage();
  const start = performance.now();
  const answer = await app.request(`/img/1024/1024/resize/${path}`, { headers: { accept } });
  await answer.arrayBuffer();
  const wall = performance.now() - start;
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  const { user, system } = process.cpuUsage(before);
  return { wall, cpu: (user + system) / 1000 };
}

function printTimes(name: string, times: readonly { wall: number; cpu: number }[]): void {
  const at = (key: 'wall' | 'cpu', share: number): string => {
    const sorted = times.map((time) => time[key]).sort((a, b) => a - b);
    return (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1).padStart(7);
  };
  console.log(
    `${name.padEnd(22)} p50 ${at('wall', 0.5)}  p95 ${at('wall', 0.95)}   processor p50 ${at('cpu', 0.5)}  p95 ${at('cpu', 0.95)}`,
  );
}

try {
  console.log(
    `${paths.length} pictures, 1024×1024, milliseconds (load ${loadavg()[0]?.toFixed(1)})`,
  );
  for (const accept of ['image/avif', 'image/webp']) {
    const rendered = [];
    for (const path of paths) rendered.push(await ask(path, accept));
    printTimes(`rendered, ${accept}`, rendered);
    // The server writes pictures to the disk after it has sent them.
    await new Promise((later) => setTimeout(later, 300));
    const fromDisk = [];
    for (let round = 0; round < rounds; round++) {
      fromDisk.push(await ask(paths[round % paths.length] ?? '', accept));
    }
    printTimes(`from disk, ${accept}`, fromDisk);
  }
} finally {
  rmSync(data, { recursive: true, force: true });
}
