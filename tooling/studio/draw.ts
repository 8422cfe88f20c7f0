import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { pictureOrders } from '../demo-catalogue/pictures.ts';
import { products } from '../demo-catalogue/products.ts';
import { fingerprint, jobsOf, takePictures } from './take-picture.ts';

/**
 * Draws every picture of the demo shop: `node tooling/studio/draw.ts [part of a path]`.
 * Pictures whose parameters have not changed are kept; files that no document names are removed.
 */
const media = join(import.meta.dirname, '../../content/media');
const ledger = join(media, 'pictures.json');
const orders = pictureOrders(products);
const jobs = jobsOf(orders);

const fileOf = (path: string) => join(media, path);

async function work(): Promise<void> {
  const port = parentPort;
  if (port === null) return;
  port.on('message', async (index: number) => {
    const job = jobs[index];
    if (job === undefined) return;
    const started = performance.now();
    const done: [path: string, print: string][] = [];
    await takePictures(job, async (order, file) => {
      await mkdir(dirname(fileOf(order.path)), { recursive: true });
      await writeFile(fileOf(order.path), file);
      done.push([order.path, fingerprint(order)]);
    });
    port.postMessage({ done, seconds: (performance.now() - started) / 1000 });
  });
}

async function removeStrangers(): Promise<void> {
  const known = new Set(orders.map((order) => fileOf(order.path)));
  for (const entry of await readdir(media, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && file.endsWith('.webp') && !known.has(file)) await rm(file);
  }
}

async function lead(): Promise<void> {
  await mkdir(media, { recursive: true });
  const known: Record<string, string> = existsSync(ledger)
    ? JSON.parse(readFileSync(ledger, 'utf8'))
    : {};
  const only = process.argv[2] ?? '';
  const waiting = jobs.flatMap((job, index) => {
    const stale = job.orders.some(
      (order) => !existsSync(fileOf(order.path)) || known[order.path] !== fingerprint(order),
    );
    return stale && job.orders.some((order) => order.path.includes(only)) ? [index] : [];
  });
  const total = waiting.length;
  console.log(`${orders.length} pictures from ${jobs.length} renderings; ${total} to draw`);
  const write = async () => {
    const paths = orders.map((order) => order.path).filter((path) => known[path] !== undefined);
    const sorted = Object.fromEntries(paths.sort().map((path) => [path, known[path]]));
    await writeFile(ledger, `${JSON.stringify(sorted, undefined, 1)}\n`);
  };
  const hands = Math.min(Number(process.env['JOBS'] ?? availableParallelism()), total);
  let finished = 0;
  await Promise.all(
    Array.from({ length: hands }, async () => {
      const worker = new Worker(new URL(import.meta.url));
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const reply = await new Promise<{ done: [string, string][]; seconds: number }>(
          (resolve, reject) => {
            worker.once('message', resolve);
            worker.once('error', reject);
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
            worker.postMessage(next);
          },
        );
        worker.removeAllListeners('error');
        for (const [path, print] of reply.done) known[path] = print;
        finished++;
        console.log(`${finished}/${total} ${reply.done[0]?.[0]} (${reply.seconds.toFixed(1)} s)`);
        if (finished % 10 === 0) await write();
      }
      await worker.terminate();
    }),
  );
  await removeStrangers();
  await write();
}

await (isMainThread ? lead() : work());
