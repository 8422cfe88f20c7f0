import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startChild } from './child.ts';
import { superviseChild, type SupervisedChild } from './supervise-child.ts';
import { watchForOrphaning } from './orphan-watch.ts';
import { assertFree, folderSettings, readStartSettings } from './settings.ts';
import { buildEnvironment } from './shop-revision.ts';
import { storeStartSettings } from './start-settings-file.ts';

const root = resolve(import.meta.dirname, '../..');
/** Flags that limit memory: Node otherwise reserves 100 MB for short-lived objects and collects garbage late. */
const smallHeap = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
const startedAt = performance.now();
const children: SupervisedChild[] = [];
let stopping = false;

const say = (line: string) => void process.stdout.write(`${line}\n`);
const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

/** Ends every server, the last one first, and then this process. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const child of children.toReversed()) await child.stop(17_000);
  process.exit(exitCode);
}

/**
 * Builds the storefront if its sources or the settings of the shop folder have changed since the last build. Errors:
 * throws with the output of the build.
 */
async function build(): Promise<void> {
  const buildStartedAt = performance.now();
  const turbo = spawn(
    join(root, 'node_modules/.bin/turbo'),
    [
      'run',
      'build',
      '--filter=@shop/storefront',
      '--output-logs=errors-only',
      '--ui=stream',
      '--no-update-notifier',
    ],
    { cwd: root, env: buildEnvironment(process.env, root) },
  );
  let said = '';
  for (const stream of [turbo.stdout, turbo.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [status] = (await once(turbo, 'close')) as [number | null];
  if (status !== 0) throw new Error(`The build failed:\n${said}`);
  const isFresh = said.includes('FULL TURBO');
  say(isFresh ? '  storefront is up to date' : `  storefront built in ${seconds(buildStartedAt)}`);
}

type Progress = {
  readonly phase: string;
  readonly state?: string;
  readonly documents?: number;
  readonly products?: number;
  readonly url?: string;
  readonly internalUrl?: string;
};
const progressOf = (message: unknown) => (message as { progress?: Progress } | undefined)?.progress;

function tellProgress(progress: Progress): void {
  if (progress.phase === 'database' && progress.state === 'ready') say('  database is ready');
  if (progress.phase === 'demo-shop' && progress.state === 'loading')
    say('  loading the catalog …');
  if (
    progress.phase === 'demo-shop' &&
    progress.state === 'ready' &&
    progress.documents !== undefined
  ) {
    say(`  catalog loaded: ${progress.documents} documents`);
  }
  if (progress.phase === 'index' && progress.state === 'ready')
    say(`  ${progress.products ?? 0} products can be found`);
}

async function start(): Promise<void> {
  const settings = readStartSettings(process.env, root);
  await assertFree(settings.port, 'PORT');
  if (settings.shopHostPort !== 0) await assertFree(settings.shopHostPort, 'SHOP_HOST_PORT');
  say('Starting the shop');
  mkdirSync(settings.dataDir, { recursive: true });
  const logFile = join(settings.dataDir, 'shop.log');
  const logStream = createWriteStream(logFile, { flags: 'a' });
  const log = (text: string) => void logStream.write(text);

  const servers: NodeJS.ProcessEnv = {
    ...(settings.mode === 'demo' && {
      DRAIN_NOTICE_MS: '0',
      PUBLIC_URL: `http://localhost:${settings.port}`,
    }),
    ...process.env,
    SHOP_MODE: settings.mode,
  };
  // The backend starts while the storefront is built. They do not need each other yet.
  let apiUrl = settings.apiUrl;
  let api: SupervisedChild | undefined;
  if (apiUrl === undefined) {
    storeStartSettings(settings.dataDir, servers);
    const launchApi = (first: unknown) => {
      const address = progressOf(first)?.url;
      const internalAddress = progressOf(first)?.internalUrl;
      return startChild(
        join(root, 'apps/commerce-api/src/app/main.ts'),
        {
          API_PORT: '0',
          ...servers,
          // After a restart the renderer looks for the backend at its first port.
          ...(address !== undefined && { API_PORT: new URL(address).port }),
          ...(internalAddress !== undefined && {
            API_INTERNAL_PORT: new URL(internalAddress).port,
          }),
          DATA_DIR: settings.dataDir,
        },
        {
          cwd: root,
          nodeArgs: smallHeap,
          log,
          onMessage: (message) => {
            const progress = progressOf(message);
            if (progress !== undefined && first === undefined) tellProgress(progress);
          },
          isReady: (message) => progressOf(message)?.phase === 'listening',
        },
      );
    };
    api = superviseChild('The backend', launchApi, say);
    children.push(api);
  }
  const [apiReady] = await Promise.all([api?.ready, build()]);
  apiUrl ??= progressOf(apiReady)?.url;
  const apiInternalUrl = progressOf(apiReady)?.internalUrl;

  const launchRenderer = () =>
    startChild(
      join(root, 'apps/ssr-server/src/main.ts'),
      {
        MALLOC_ARENA_MAX: '1',
        ...servers,
        PORT: String(settings.port),
        SHOP_HOST_PORT: String(settings.shopHostPort),
        API_URL: apiUrl,
        ...(apiInternalUrl !== undefined && { API_INTERNAL_URL: apiInternalUrl }),
      },
      {
        cwd: root,
        nodeArgs: smallHeap,
        log,
        isReady: (message) => (message as { event?: string }).event === 'ready',
      },
    );
  const ssr = superviseChild('The renderer', launchRenderer, say);
  children.push(ssr);
  await ssr.ready;

  say('');
  say(`The shop is open: http://localhost:${settings.port}   (after ${seconds(startedAt)})`);
  if (api !== undefined && !process.env['SMTP_URL']) {
    const command = `${folderSettings(process.env)}pnpm shop emails`;
    say(`Emails: ${join(settings.dataDir, 'outbox')}   Read them: ${command}`);
  }
  say(`Log: ${logFile}   Stop: Ctrl-C`);
  // Reports to a parent process with an IPC channel.
  process.send?.({ event: 'open', apiUrl });
}

let signals = 0;
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => {
    signals += 1;
    if (signal === 'SIGINT') say('\nClosing the shop …');
    if (signals === 1) return void stop(0);
    // A second signal kills the servers at once.
    for (const child of children) child.kill();
    process.exit(1);
  });
}
// A parent process with an IPC channel, such as a benchmark, has ended.
process.once('disconnect', () => void stop(0));
watchForOrphaning(() => void stop(0));

try {
  await start();
} catch (error) {
  if (!stopping) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
}
