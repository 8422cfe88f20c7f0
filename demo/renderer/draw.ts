import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { pictureOrders } from '../documents/pictures.ts';
import { products } from '../documents/products.ts';
import { aspectOf } from './aspect.ts';
import { fingerprint, jobsOf, takePictures } from './take-picture.ts';
import { toneOf } from './tone.ts';

/**
 * Draws every picture of the demo shop: `node demo/renderer/draw.ts [--again] [parts of paths]`.
 * Pictures whose parameters have not changed are kept, unless they are named and asked for `--again`; files that
 * no document names are removed.
 */
const media = join(import.meta.dirname, '../content/media');
const ledger = join(media, 'pictures.json');
const tones = join(media, 'tones.json');
const aspects = join(media, 'aspects.json');
const orders = pictureOrders(products);
const jobs = jobsOf(orders);

const fileOf = (path: string) => join(media, path);

async function work(): Promise<void> {
  const port = parentPort;
  if (port === null) return;
  const draw = async (index: number) => {
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
  };
  port.on('message', (index: number) => void draw(index));
}

async function removeStrangers(): Promise<void> {
  const known = new Set(orders.map((order) => fileOf(order.path)));
  for (const entry of await readdir(media, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && file.endsWith('.webp') && !known.has(file)) await rm(file);
  }
}

function readRecord<Value>(file: string): Record<string, Value> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Keeps what belongs to a picture that is still ordered, sorted by path. */
function writeRecord(file: string, record: Record<string, unknown>): void {
  const paths = orders.map((order) => order.path).filter((path) => record[path] !== undefined);
  const sorted = Object.fromEntries(paths.sort().map((path) => [path, record[path]]));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(sorted, undefined, 1)}\n`);
  renameSync(draft, file);
}

/** Whether the pieces stand in the path in their order: `/szekek/*-3` are the close looks of all chairs. */
function holds(path: string, pieces: readonly string[]): boolean {
  let from = 0;
  return pieces.every((piece) => {
    const at = path.indexOf(piece, from);
    from = at + piece.length;
    return at >= 0;
  });
}

async function lead(): Promise<void> {
  await mkdir(media, { recursive: true });
  const known = readRecord<string>(ledger);
  const tone = readRecord<string>(tones);
  const aspect = readRecord<number>(aspects);
  const parts = process.argv.slice(2).filter((word) => word !== '--again');
  const again = process.argv.includes('--again') && parts.length > 0;
  const isWanted = (path: string) =>
    parts.length === 0 || parts.some((part) => holds(path, part.split('*')));
  const waiting = jobs.flatMap((job, index) => {
    const stale =
      again ||
      job.orders.some(
        (order) => !existsSync(fileOf(order.path)) || known[order.path] !== fingerprint(order),
      );
    return stale && job.orders.some((order) => isWanted(order.path)) ? [index] : [];
  });
  // Other sizes come last: a run that is cut short leaves every product with its usual pictures.
  const isExtra = (index: number) =>
    jobs[index]?.orders.every(({ view, width }) => view.kind === 'packshot' && width === 800);
  waiting.sort((a, b) => Number(isExtra(a)) - Number(isExtra(b)));
  const total = waiting.length;
  console.log(`${orders.length} pictures from ${jobs.length} renderings; ${total} to draw`);
  const drawn: Record<string, string> = {};
  // What another run has written meanwhile is kept: two may share the work by paths.
  const write = () => writeRecord(ledger, { ...readRecord(ledger), ...drawn });
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
        for (const [path, print] of reply.done) {
          drawn[path] = print;
          delete tone[path];
          delete aspect[path];
        }
        finished++;
        console.log(`${finished}/${total} ${reply.done[0]?.[0]} (${reply.seconds.toFixed(1)} s)`);
        write();
      }
      await worker.terminate();
    }),
  );
  await removeStrangers();
  write();
  for (const { path, view } of orders.filter((order) => isWanted(order.path))) {
    if (!existsSync(fileOf(path))) continue;
    tone[path] ??= await toneOf(fileOf(path));
    if (view.kind === 'packshot') aspect[path] ??= await aspectOf(fileOf(path));
  }
  writeRecord(tones, { ...readRecord(tones), ...tone });
  writeRecord(aspects, { ...readRecord(aspects), ...aspect });
}

await (isMainThread ? lead() : work());
