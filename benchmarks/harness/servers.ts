import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@shop/testing/free-port';

export const root = resolve(import.meta.dirname, '../..');
const peerFolder = join(root, 'benchmarks/peer');

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'exit');
  child.kill('SIGTERM');
  await closed;
}

/**
 * Waits until the address responds with 2xx, two minutes at most. Errors: rejects after that time, or if the child
 * ends.
 */
async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    if (child.exitCode !== null) throw new Error(`The server for ${url} ended.`);
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((later) => setTimeout(later, 200));
  }
  throw new Error(`${url} does not answer.`);
}

/**
 * Returns the first message of a child for which `isAwaited` returns true. Errors: rejects if the child ends before.
 */
function messageOf(
  child: ChildProcess,
  isAwaited: (message: unknown) => boolean,
): Promise<unknown> {
  return new Promise((done, fail) => {
    child.on('message', (message) => {
      if (isAwaited(message)) done(message);
    });
    child.once('exit', (code) => fail(new Error(`${child.spawnargs[1]} ended with ${code}.`)));
  });
}

export interface RunningShop extends RunningServer {
  readonly apiUrl: string;
}

/** Starts the demo shop as `pnpm start` does, with its own database and without rate limits. */
export async function startShop(): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zugoly-bench-'));
  const [port, shopHostPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(root, 'tooling/start/start.ts')], {
    cwd: root,
    // The IPC channel stops the shop when this process ends for any reason.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: '0',
      SHOP_HOST_PORT: String(shopHostPort),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '100000',
    },
  });
  const { apiUrl } = (await messageOf(
    child,
    (message) => (message as { event?: string }).event === 'open',
  )) as { readonly apiUrl: string };
  return {
    url: `http://localhost:${port}`,
    apiUrl,
    async stop() {
      await stopChild(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface StartedProcess {
  readonly pid: number;
  /** Message with which the process reported that it is ready. */
  readonly ready: unknown;
  stop(): Promise<void>;
}

/**
 * Starts a server of the repository from source and waits for the message for which `isReady` returns true. Errors:
 * rejects if the process ends before.
 */
export async function startProcess(
  script: string,
  env: NodeJS.ProcessEnv,
  isReady: (message: unknown) => boolean = () => true,
): Promise<StartedProcess> {
  // The flags of the deployed servers.
  const flags = [
    '--max-semi-space-size=8',
    '--heap-growing-percent=40',
    '--conditions=@shop/source',
  ];
  const child = spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env: {
      MALLOC_ARENA_MAX: '1',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...process.env,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = await messageOf(child, isReady);
  return { pid: child.pid ?? 0, ready, stop: () => stopChild(child) };
}

function runInPeer(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('pnpm', args, { cwd: peerFolder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed in ${peerFolder}:\n${stderr}`);
}

/** Builds and starts the peer with the data of the backend at `apiUrl`. */
export async function startPeer(apiUrl: string): Promise<RunningServer & { readonly pid: number }> {
  if (!existsSync(join(peerFolder, 'node_modules'))) runInPeer('install', '--frozen-lockfile');
  runInPeer('build');
  const port = await freePort();
  const child = spawn(process.execPath, ['serve.ts'], {
    cwd: peerFolder,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), API_URL: apiUrl },
  });
  const url = `http://localhost:${port}`;
  await answers(url, child);
  return { url, pid: child.pid ?? 0, stop: () => stopChild(child) };
}
