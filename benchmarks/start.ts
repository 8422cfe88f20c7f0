import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Measures the time until a new developer sees the first page: the command of the README on a new clone with an empty
 * package store, and then a second start. Goals on 2 cores: under 4 minutes, then under 8 seconds.
 */
const root = resolve(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 4390);
const folder = await mkdtemp(join(tmpdir(), 'zugoly-start-'));
const clone = join(folder, 'clone');
const env = {
  ...process.env,
  PORT: String(port),
  // Does not use the caches of this machine: packages and their metadata come from the registry.
  npm_config_store_dir: join(folder, 'store'),
  npm_config_cache: join(folder, 'cache'),
  XDG_CACHE_HOME: join(folder, 'xdg-cache'),
  XDG_DATA_HOME: join(folder, 'xdg-data'),
  TURBO_CACHE_DIR: join(folder, 'turbo'),
};

interface Start {
  /** Milliseconds from the command to the first page. */
  readonly ms: number;
  /** Part of this time that the shop reports, in seconds. npx, which queries the registry, and pnpm take the rest. */
  readonly own: string;
}

async function measureStart(): Promise<Start> {
  const startedAt = performance.now();
  const shop = spawn('npx', ['-y', '-p', 'node@24', '-p', 'pnpm@12', 'pnpm', 'start'], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let said = '';
  shop.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = new Promise<never>((_, fail) => {
    shop.once('exit', (code) => fail(new Error(`The start ended with ${code}:\n${said}`)));
  });
  ended.catch(() => undefined);
  const firstPage = async () => {
    for (;;) {
      const answer = await fetch(`http://localhost:${port}/`).catch(() => undefined);
      const own = /after ([\d.]+) s/.exec(said)?.[1];
      if (answer?.status === 200 && own !== undefined) {
        return { ms: performance.now() - startedAt, own };
      }
      await new Promise((later) => setTimeout(later, 100));
    }
  };
  try {
    return await Promise.race([firstPage(), ended]);
  } finally {
    if (shop.pid !== undefined && shop.exitCode === null) {
      const closed = new Promise((resolveClosed) => shop.once('exit', resolveClosed));
      process.kill(-shop.pid, 'SIGTERM');
      await closed;
      await new Promise((later) => setTimeout(later, 3_000));
    }
  }
}

function printStart(what: string, { ms, own }: Start, goal: number): void {
  const seconds = (ms / 1000).toFixed(1);
  console.log(
    `${what}: ${seconds} s to the first page, ${own} of them the shop's own (goal ${goal})`,
  );
}

try {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  const first = await measureStart();
  printStart('first start, empty package store', first, 240);
  // Writes the installed packages to the disk, as before a later start.
  execFileSync('sync');
  const second = await measureStart();
  printStart('second start', second, 8);
  process.exitCode = first.ms < 240_000 && second.ms < 8_000 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
