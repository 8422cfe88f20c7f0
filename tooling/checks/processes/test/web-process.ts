import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@shop/testing/free-port';

const root = resolve(import.meta.dirname, '../../../..');

/** An ssr-server that runs as in production, with a storefront that consists of one function. */
export interface WebProcess {
  readonly port: number;
  readonly metricsPort: number;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts an ssr-server. `render` is the body of a function of `{ href, apiUrl }`. Errors: rejects if the process ends
 * before it is ready.
 */
export async function startWebProcess(options: {
  readonly render: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<WebProcess> {
  const dist = await mkdtemp(join(tmpdir(), 'web-process-'));
  await mkdir(join(dist, 'server'));
  await mkdir(join(dist, 'client', '.vite'), { recursive: true });
  await mkdir(join(dist, 'client', 'assets'));
  await writeFile(join(dist, 'package.json'), '{"type":"module"}');
  await writeFile(join(dist, 'client', '.vite', 'manifest.json'), '{}');
  await writeFile(
    join(dist, 'server', 'renderer.js'),
    `export const knownQuery = () => [];
    export const storeViews = () => [{ storeCode: '', language: 'hu' }];
    export const normalisePath = (path) => path;
    const render = async ({ href, apiUrl }) => ({ status: 200,
      location: undefined, audience: 'public', isCanonical: true, tags: [],
      ...(await (async () => { ${options.render} })()) });
    export const createRenderer = () => Object.assign(render, { invalidate: () => undefined });`,
  );
  for (const [name, text] of Object.entries(options.files ?? {})) {
    await writeFile(join(dist, 'client', name), text);
  }
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(
    process.execPath,
    [
      '--max-semi-space-size=8',
      '--heap-growing-percent=40',
      '--conditions=@shop/source',
      join(root, 'apps/ssr-server/src/main.ts'),
    ],
    {
      env: {
        MALLOC_ARENA_MAX: '1',
        ...process.env,
        REDIS_URL: undefined,
        SHOP_MODE: 'demo',
        STOREFRONT_DIST: dist,
        HOST: '127.0.0.1',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        SHOP_HOST_PORT: '0',
        WEB_CONCURRENCY: '1',
        DRAIN_NOTICE_MS: '0',
        ...options.env,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  await new Promise<void>((ready, fail) => {
    child.on('message', (message: { event?: string }) => message.event === 'ready' && ready());
    child.once('exit', (code) => fail(new Error(`The ssr-server ended with ${code}.`)));
  });
  return {
    port,
    metricsPort,
    child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await rm(dist, { recursive: true, force: true });
    },
  };
}
