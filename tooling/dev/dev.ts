import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { startLocalPostgres, type LocalPostgres } from '@shop/local-postgres';
import { startChild } from '../start/child.ts';
import { superviseChild, type SupervisedChild } from '../start/supervise-child.ts';
import { watchForOrphaning } from '../start/orphan-watch.ts';
import { assertFree, readStartSettings } from '../start/settings.ts';
import { storeStartSettings } from '../start/start-settings-file.ts';
import { followFile } from './follow-file.ts';
import { prefixedLines } from './prefixed-lines.ts';
import { watchShopFolder } from './watch-shop-folder.ts';

/**
 * Runs the shop for development: PostgreSQL, the backend, and the storefront with their logs in one terminal. The
 * backend restarts when a loaded file or the shop folder changes. Pages of the storefront show a change without a
 * reload.
 */
const root = resolve(import.meta.dirname, '../..');
const startedAt = performance.now();
const children: SupervisedChild[] = [];
let postgres: LocalPostgres | undefined;
let unfollow = () => {};
let unwatch = () => {};
let storefrontProcess: ChildProcess | undefined;
let isStopping = false;

const write = (text: string) => void process.stdout.write(text);
const prefixes = {
  database: prefixedLines(styleText('magenta', 'database  '), write),
  api: prefixedLines(styleText('cyan', 'api       '), write),
  storefront: prefixedLines(styleText('green', 'storefront'), write),
};
const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;

/** Ends the storefront, the backend and PostgreSQL, then this process. A second call ends them at once. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) {
    for (const child of children) child.kill();
    process.exit(exitCode || 1);
  }
  isStopping = true;
  for (const child of children.toReversed()) await child.stop(10_000);
  await postgres?.stop();
  unfollow();
  unwatch();
  process.exit(exitCode);
}

async function start(): Promise<void> {
  const { mode, port, apiUrl: outsideApiUrl, dataDir } = readStartSettings(process.env, root);
  const apiPort = Number(process.env['API_PORT'] || port + 2);
  await assertFree(port, 'PORT');
  const settings: NodeJS.ProcessEnv = {
    PUBLIC_URL: `http://localhost:${port}`,
    DRAIN_NOTICE_MS: '0',
    RATE_LIMIT_SCALE: '1000',
    ...process.env,
    SHOP_MODE: mode,
    WEB_CONCURRENCY: '1',
  };
  let apiUrl = outsideApiUrl;
  let api: SupervisedChild | undefined;
  const ready: Promise<unknown>[] = [];
  if (apiUrl === undefined) {
    await assertFree(apiPort, 'API_PORT');
    await assertFree(apiPort + 1, 'API_PORT');
    mkdirSync(dataDir, { recursive: true });
    storeStartSettings(dataDir, settings);
    unfollow = followFile(join(dataDir, 'postgres.log'), prefixes.database);
    let databaseUrl = process.env['DATABASE_URL'];
    if (!databaseUrl) {
      postgres = await startLocalPostgres(dataDir, { role: 'owner' });
      databaseUrl = postgres.url;
      prefixes.database(`ready after ${seconds()}\n`);
    }
    apiUrl = `http://127.0.0.1:${apiPort}`;
    const environment = {
      ...settings,
      API_PORT: String(apiPort),
      API_INTERNAL_PORT: String(apiPort + 1),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
    };
    const onMessage = (message: unknown) => {
      const { progress } = message as { readonly progress?: { readonly phase: string } };
      if (progress?.phase !== 'listening') return;
      prefixes.api('ready\n');
      // Open pages then load their data again.
      if (storefrontProcess?.connected === true) storefrontProcess.send({ event: 'api-ready' });
    };
    api = superviseChild(
      'The backend',
      () =>
        startChild(join(root, 'apps/commerce-api/src/app/main.ts'), environment, {
          cwd: root,
          nodeArgs: ['--watch', '--watch-preserve-output'],
          log: prefixes.api,
          onMessage,
          isReady: (message) =>
            (message as { readonly progress?: { readonly phase: string } }).progress?.phase ===
            'listening',
        }),
      (line) => prefixes.api(`${line}\n`),
    );
    children.push(api);
    ready.push(api.ready);
  }
  const storefront = superviseChild(
    'The storefront',
    () => {
      const child = startChild(
        join(root, 'apps/ssr-server/src/development/main.ts'),
        { ...settings, PORT: String(port), SHOP_HOST_PORT: '0', API_URL: apiUrl },
        {
          cwd: root,
          log: prefixes.storefront,
          isReady: (message) => (message as { readonly event?: string }).event === 'ready',
        },
      );
      storefrontProcess = child.process;
      return child;
    },
    (line) => prefixes.storefront(`${line}\n`),
  );
  children.push(storefront);
  ready.push(storefront.ready.then(() => prefixes.storefront('ready\n')));
  const shopDir = resolve(root, process.env['SHOP_DIR'] || 'demo');
  // Both servers read the settings at their start. The backend also reads the content. A file that keeps a server from
  // starting can be corrected while the servers start.
  unwatch = watchShopFolder(shopDir, (files) => {
    const reason = `${files.slice(0, 3).join(', ')} changed`;
    api?.restart(reason);
    if (files.some((file) => !file.startsWith('content/'))) storefront.restart(reason);
  });
  await Promise.all(ready);
  write(`\nThe shop is open: http://localhost:${port}   (after ${seconds()})   Stop: Ctrl-C\n\n`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}
watchForOrphaning(() => void stop(0));

try {
  await start();
} catch (error) {
  if (!isStopping) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
}
