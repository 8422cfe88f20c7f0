import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const node = ['--max-semi-space-size=8', '--heap-growing-percent=40', '--conditions=@shop/source'];

/** Environment of a backend with its own folder: no demo catalogue, its own PostgreSQL, no rate limits. */
export interface ShopFolder {
  readonly env: NodeJS.ProcessEnv;
}

export async function createShopFolder(folder: string, searchUrl?: string): Promise<ShopFolder> {
  const content = join(folder, 'content');
  await mkdir(content, { recursive: true });
  for (const name of ['commerce', 'home', 'media', 'search', 'stores', 'views']) {
    await symlink(join(root, 'demo/content', name), join(content, name));
  }
  return shopFolder(folder, searchUrl);
}

/** Returns the environment for an existing folder. `searchUrl` is the address of the OpenSearch node for searches. */
export function shopFolder(folder: string, searchUrl?: string): ShopFolder {
  return {
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      CONTENT_DIR: join(folder, 'content'),
      API_PORT: '0',
      RATE_LIMIT_SCALE: '100000',
      SHOP_MODE: 'demo',
      DRAIN_NOTICE_MS: '0',
      SEARCH_URL: searchUrl,
    },
  };
}

interface Processor {
  readonly backend: number;
  readonly database: number;
}

export interface RunningShop {
  /** Addresses of the backends, one for each process. */
  readonly urls: readonly string[];
  /** Milliseconds from the start of the first process until it accepts requests. */
  readonly startMs: number;
  /** Returns the present resident memory of one process in MiB. */
  memoryMb(): Promise<number>;
  /**
   * Returns the processor time of the backend and its database so far in milliseconds. It does not depend on other
   * load.
   */
  processorMs(): Promise<Processor>;
  stop(): Promise<void>;
}

/** Starts `processes` backends on one database, which is in the folder of the first. */
export async function startShop(
  { env }: ShopFolder,
  processes: number,
  nodeArgs: readonly string[] = [],
): Promise<RunningShop> {
  const startedAt = performance.now();
  const dataDir = env['DATA_DIR'] ?? '';
  const first = await startBackend(env, nodeArgs);
  const startMs = performance.now() - startedAt;
  const all = [first];
  for (let number = 2; number <= processes; number++) {
    const more = { DATABASE_URL: await databaseUrl(dataDir), DATA_DIR: `${dataDir}-${number}` };
    all.push(await startBackend({ ...env, ...more }, nodeArgs));
  }
  return {
    urls: all.map(({ url }) => url),
    startMs,
    memoryMb: () => residentMb(first.process.pid),
    async processorMs() {
      const used = await Promise.all(all.map((one) => processorMsOf(one.process.pid ?? 0)));
      return {
        backend: used.reduce((sum, { ms }) => sum + ms, 0),
        database: await databaseMs(dataDir),
      };
    },
    async stop() {
      for (const { process: backend } of all.toReversed()) {
        const closed = once(backend, 'exit');
        backend.kill('SIGTERM');
        await closed;
      }
    },
  };
}

async function startBackend(
  env: NodeJS.ProcessEnv,
  nodeArgs: readonly string[],
): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const backend = spawn(
    process.execPath,
    [...node, ...nodeArgs, 'apps/commerce-api/src/app/main.ts'],
    {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const url = await new Promise<string>((ready, fail) => {
    backend.on('message', (message: { progress?: { phase: string; url?: string } }) => {
      if (message.progress?.phase === 'listening') ready(message.progress.url ?? '');
    });
    backend.once('exit', (code) => fail(new Error(`The backend ended with ${code}.`)));
  });
  return { process: backend, url };
}

async function databaseUrl(dataDir: string): Promise<string> {
  const password = (await readFile(join(dataDir, 'postgres-password'), 'utf8')).trim();
  const pid = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  return `postgres://shop:${encodeURIComponent(password)}@127.0.0.1:${pid.split('\n')[3]}/shop`;
}

export interface CommandRun {
  readonly ms: number;
  /** Resident memory in MiB, measured twice a second. */
  readonly memoryMb: readonly number[];
}

/** Runs `pnpm shop …`. Errors: rejects if the exit code is not 0. */
export async function runCommand(
  { env }: ShopFolder,
  args: readonly string[],
): Promise<CommandRun> {
  const startedAt = performance.now();
  const command = spawn(process.execPath, [...node, 'apps/commerce-api/src/app/cli.ts', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  command.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-4_000);
  });
  const memory: number[] = [];
  const watch = setInterval(() => {
    residentMb(command.pid).then(
      (now) => void memory.push(now),
      () => undefined,
    );
  }, 500);
  const [code] = (await once(command, 'exit')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`shop ${args.join(' ')} ended with ${code}:\n${said}`);
  return { ms: performance.now() - startedAt, memoryMb: memory };
}

/** Returns the resident memory of a process in MiB. */
export async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/**
 * Returns the processor time in milliseconds of a process and of its ended children. The kernel counts in hundredths of
 * a second.
 */
async function processorMsOf(pid: number): Promise<{ ms: number; parent: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (fields[at] ?? 0), 0);
  return { ms: ticks * 10, parent: fields[1] ?? 0 };
}

/**
 * Returns the processor time in milliseconds of the PostgreSQL server with this data folder: its first process and all
 * its children.
 */
async function databaseMs(dataDir: string): Promise<number> {
  const [line = ''] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split(
    '\n',
  );
  const first = Number(line);
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const used = await Promise.all(
    all.map((pid) =>
      processorMsOf(pid).then(
        ({ ms, parent }) => (pid === first || parent === first ? ms : 0),
        () => 0,
      ),
    ),
  );
  return used.reduce((sum, ms) => sum + ms, 0);
}
