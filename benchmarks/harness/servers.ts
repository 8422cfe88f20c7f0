import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');
const peerFolder = join(root, 'benchmarks/peer');

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'exit');
  child.kill('SIGTERM');
  await closed;
}

/** Waits until the address answers with 2xx, two minutes at most. Errors: throws when it does not, or the child ends. */
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

export interface RunningShop extends RunningServer {
  readonly apiUrl: string;
}

/** The demo shop as `pnpm start` has it, on a database of its own, without limits on how often one may ask. */
export async function startShop(): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'zugoly-bench-'));
  const [port, apiPort, shopHostPort] = [await freePort(), await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(root, 'tooling/start/start.ts')], {
    cwd: root,
    // With a channel: the shop stops when this process has ended, by whatever.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      SHOP_HOST_PORT: String(shopHostPort),
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '100000',
    },
  });
  await answers(`http://localhost:${port}/readyz`, child);
  return {
    url: `http://localhost:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    async stop() {
      await stopChild(child);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export interface StartedProcess {
  readonly pid: number;
  /** What it said when it was ready. */
  readonly ready: unknown;
  stop(): Promise<void>;
}

/** Starts a server of the repository from source; `isReady` knows the message it waits for. Errors: throws when it ends before. */
export async function startProcess(
  script: string,
  env: NodeJS.ProcessEnv,
  isReady: (message: unknown) => boolean = () => true,
): Promise<StartedProcess> {
  // As the servers are deployed.
  const flags = [
    '--max-semi-space-size=8',
    `--heap-growing-percent=${script.startsWith('apps/ssr-server/') ? 60 : 40}`,
    '--conditions=@shop/source',
  ];
  const child = spawn(process.execPath, [...flags, join(root, script)], {
    cwd: root,
    env: { MALLOC_ARENA_MAX: '2', ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = await new Promise<unknown>((done, fail) => {
    child.on('message', (message) => {
      if (isReady(message)) done(message);
    });
    child.once('exit', (code) => fail(new Error(`${script} ended with ${code}.`)));
  });
  return { pid: child.pid ?? 0, ready, stop: () => stopChild(child) };
}

function runInPeer(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('pnpm', args, { cwd: peerFolder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed in ${peerFolder}:\n${stderr}`);
}

/** The peer with the data of that backend, built anew. */
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
