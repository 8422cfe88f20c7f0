import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import postgres from 'postgres';
import type { LocalPostgres } from './local-postgres.ts';
import { ownsFolder, processExists, readPostmasterPid } from './postmaster-pid.ts';

vi.mock(import('./free-port.ts'), { spy: true });
// Test files share modules: an earlier file of the same thread may have loaded these with the real function.
vi.resetModules();
const { FolderInUseError, startLocalPostgres } = await import('./local-postgres.ts');
const { freePort } = await import('./free-port.ts');

let folder: string;
/** A folder of a server that was created and stopped: copying it takes a tenth of the time. */
let made: string;
const opened: LocalPostgres[] = [];

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'cluster-made-'));
  const cluster = await startLocalPostgres(made, { role: 'owner', durable: false });
  await cluster.stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cluster-'));
});
afterEach(async () => {
  for (const cluster of opened.splice(0)) await cluster.stop();
  const left = await readPostmasterPid(join(folder, 'postgres'));
  if (left !== undefined && processExists(left.pid)) process.kill(left.pid, 'SIGQUIT');
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

/** Keeps the owners of its files: if the tests run as root, the server has another account. */
function copyMade(): void {
  execFileSync('cp', ['-a', `${made}/.`, folder]);
}

async function start(role: 'owner' | 'guest' = 'owner'): Promise<LocalPostgres> {
  const cluster = await startLocalPostgres(folder, { role, durable: false });
  opened.push(cluster);
  return cluster;
}

async function query(cluster: LocalPostgres, text: string): Promise<readonly unknown[]> {
  const pool = postgres(cluster.url, { max: 1 });
  try {
    return await pool.unsafe(text);
  } finally {
    await pool.end();
  }
}

/** Account of a service other than root. If the tests do not run as root, there is no second account. */
const serviceUid = process.getuid?.() === 0 ? 65_534 : undefined;

/** Another process that owns the folder until it is killed, or is refused. */
function spawnOwner(): ChildProcess {
  const script = join(folder, 'owner.ts');
  const module = join(import.meta.dirname, 'local-postgres.ts');
  writeFileSync(
    script,
    `import { startLocalPostgres } from ${JSON.stringify(module)};
     await startLocalPostgres(${JSON.stringify(folder)}, { role: 'owner', durable: false });
     process.stdout.write('ready');
     setInterval(() => {}, 1000);`,
  );
  return spawn(process.execPath, ['--conditions=@shop/source', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function startOwnerProcess(): Promise<ChildProcess> {
  const child = spawnOwner();
  child.stderr?.pipe(process.stderr);
  await new Promise((resolve) => child.stdout?.once('data', resolve));
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe('[RL-9] a new data folder', () => {
  it('starts its own server with a password file that no other user may read', async () => {
    const cluster = await start();
    expect(await query(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(cluster.url).toContain('@127.0.0.1:');
    expect(statSync(join(folder, 'postgres-password')).mode & 0o777).toBe(0o600);
  });

  it('that belongs to the account of a service stays usable for it after a start by root', async () => {
    if (serviceUid !== undefined) chownSync(folder, serviceUid, serviceUid);
    const { uid } = statSync(folder);
    await start();
    const names = ['postgres', 'postgres/PG_VERSION', 'postgres-password', 'postgres.log'];
    expect(names.map((name) => statSync(join(folder, name)).uid)).toEqual(names.map(() => uid));
  });

  it('is made whole or not at all by starts at the same moment', async () => {
    const starts = await Promise.allSettled([start(), start(), start()]);
    const running = starts.filter(({ status }) => status === 'fulfilled');
    expect(running).toHaveLength(1);
    expect(await readFile(join(folder, 'postgres', 'PG_VERSION'), 'utf8')).toContain('18');
  });
});

describe('[RL-9] a data folder', () => {
  beforeEach(copyMade);

  it('rejects connections without the password', async () => {
    const cluster = await start();
    const pool = postgres(cluster.url.replace(/:[^:@]+@/, ':wrong@'), { max: 1 });
    await expect(pool`SELECT 1`).rejects.toThrow('password authentication failed');
    await pool.end();
  });

  it('keeps what was written over a stop and a start', async () => {
    const first = await start();
    await query(first, 'CREATE TABLE kept AS SELECT 7 AS n');
    await first.stop();
    expect(await query(await start(), 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  it('loses nothing acknowledged in a power cut, unless a test asks for less', async () => {
    const settings = `SELECT current_setting('fsync') AS fsync,
      current_setting('full_page_writes') AS pages,
      current_setting('synchronous_commit') AS commit,
      current_setting('data_checksums') AS checksums`;
    const [durable, fast] = [
      await startLocalPostgres(folder, { role: 'owner' }),
      await startLocalPostgres(made, { role: 'owner', durable: false }),
    ];
    opened.push(durable, fast);
    expect(await query(durable, settings)).toEqual([
      { fsync: 'on', pages: 'on', commit: 'on', checksums: 'on' },
    ]);
    expect(await query(fast, settings)).toEqual([
      { fsync: 'off', pages: 'off', commit: 'off', checksums: 'on' },
    ]);
  });

  it('has one owner: a second start names the first and touches nothing', async () => {
    const first = await start();
    const second = startLocalPostgres(folder, { role: 'owner' });
    await expect(second).rejects.toThrow(FolderInUseError);
    await expect(second).rejects.toThrow(`process ${process.pid}`);
    expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('lets another process connect, which leaves the server running', async () => {
    const owner = await start();
    const guest = await start('guest');
    expect(guest.url).toBe(owner.url);
    await guest.stop();
    expect(await query(owner, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is owned by the first process that uses it', async () => {
    await start('guest');
    await expect(startLocalPostgres(folder, { role: 'owner' })).rejects.toThrow(FolderInUseError);
  });

  it('gives the server of a killed owner to the next one', async () => {
    const child = await startOwnerProcess();
    const before = await readPostmasterPid(join(folder, 'postgres'));
    await kill(child);
    const adopted = await start();
    expect((await readPostmasterPid(join(folder, 'postgres')))?.pid).toBe(before?.pid);
    await adopted.stop();
    expect(await ownsFolder(before?.pid ?? 0, join(folder, 'postgres'))).toBe(false);
  });

  it('recovers when owner and server were both killed', async () => {
    const child = await startOwnerProcess();
    const pid = (await readPostmasterPid(join(folder, 'postgres')))?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await kill(child);
    const startedMs = performance.now();
    expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(performance.now() - startedMs).toBeLessThan(10_000);
  });

  it('uses another port where the first one is taken', async () => {
    copyMade();
    const quicker = createServer().listen(await freePort(), '127.0.0.1');
    await once(quicker, 'listening');
    const { port } = quicker.address() as AddressInfo;
    vi.mocked(freePort).mockClear().mockResolvedValueOnce(port);
    const cluster = await start();
    quicker.close();
    expect(freePort).toHaveBeenCalledTimes(2);
    expect(new URL(cluster.url).port).not.toBe(String(port));
    expect(await query(cluster, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('detects a pid that now belongs to another process', async () => {
    const first = await start();
    await first.stop();
    const pidFile = join(folder, 'postgres', 'postmaster.pid');
    writeFileSync(
      pidFile,
      `${process.pid}\n${folder}/postgres\n1700000000\n5432\n\n127.0.0.1\n  1 2\nready\n`,
    );
    expect(await ownsFolder(process.pid, join(folder, 'postgres'))).toBe(false);
    expect(await query(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

/** Returns the error of a start on the folder by another process; '' if it is not refused. */
async function startElsewhere(): Promise<string> {
  const child = spawnOwner();
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const ready = once(child.stdout ?? child, 'data').then(() => '');
  const refused = once(child, 'close').then(() => words);
  const said = await Promise.race([ready, refused]);
  if (said === '') await kill(child);
  return said;
}

const serverPid = async () => (await readPostmasterPid(join(folder, 'postgres')))?.pid ?? 0;

describe('findings F1: a server that ends by itself', () => {
  beforeEach(copyMade);

  it('is started again on the same port, with what was written, and its folder stays taken', async () => {
    const cluster = await startLocalPostgres(folder, { role: 'owner' });
    opened.push(cluster);
    await query(cluster, 'CREATE TABLE kept AS SELECT 7 AS n');
    const killed = await serverPid();
    process.kill(killed, 'SIGKILL');
    // A start takes longer than the gap: one is always in progress during it.
    const refusals = [];
    let rows: readonly unknown[] | undefined;
    for (const giveUpAt = performance.now() + 60_000; performance.now() < giveUpAt;) {
      refusals.push(await startElsewhere());
      rows = await query(cluster, 'SELECT n FROM kept').catch(() => undefined);
      if (rows !== undefined) break;
    }
    expect(rows).toEqual([{ n: 7 }]);
    expect(await serverPid()).not.toBe(killed);
    refusals.push(await startElsewhere());
    for (const refusal of refusals) expect(refusal).toContain(`(process ${process.pid})`);
    await cluster.stop();
    expect(await readPostmasterPid(join(folder, 'postgres'))).toBeUndefined();
  }, 120_000);

  it('has its owner back after it recovered from a crash of its own', async () => {
    const cluster = await start();
    const before = await serverPid();
    const [backend] = (await query(
      cluster,
      "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'process %'",
    )) as { pid: number }[];
    // After one killed backend, the server ends all others and starts again, with the same process id.
    process.kill(backend?.pid ?? 0, 'SIGKILL');
    const held = "SELECT 1 AS held FROM pg_locks WHERE locktype = 'advisory' AND objid = 7206400";
    expect(await startElsewhere()).toContain(`(process ${process.pid})`);
    await vi.waitFor(async () => expect(await query(cluster, held)).toHaveLength(1), 30_000);
    expect(await startElsewhere()).toContain(`(process ${process.pid})`);
    expect(await serverPid()).toBe(before);
    await cluster.stop();
    expect(await ownsFolder(before, join(folder, 'postgres'))).toBe(false);
  }, 120_000);

  it('is not stopped by a process that lost the lock to another owner', async () => {
    const cluster = await start();
    const pool = postgres(cluster.urlOf('postgres'), { max: 2 });
    const other = await pool.reserve();
    const waiting = other`SELECT pg_advisory_lock(7206400)`.execute();
    await vi.waitFor(async () => {
      const [row] = await pool`SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`;
      expect(row).toBeDefined();
    }, 10_000);
    await pool`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name LIKE 'process %'`;
    await waiting;
    await cluster.stop();
    expect(await other`SELECT 1 AS one`).toMatchObject([{ one: 1 }]);
    other.release();
    await pool.end();
  }, 60_000);

  it('makes a guest wait for it instead of starting another one', async () => {
    const owner = await start();
    const killed = await serverPid();
    process.kill(killed, 'SIGKILL');
    const guest = await start('guest');
    expect(guest.url).toBe(owner.url);
    expect(await query(guest, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await guest.stop();
    expect(await query(owner, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }, 60_000);
});

it('findings E10: what people typed stays out of the log of the server', async () => {
  copyMade();
  const cluster = await start();
  await query(cluster, 'CREATE TABLE person (email text UNIQUE)');
  const pool = postgres(cluster.url, { max: 1 });
  try {
    const insert = () => pool`INSERT INTO person (email) VALUES (${'kata@example.hu'})`;
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: '23505' });
    await expect(pool.unsafe('SELECT 1 / 0 AS "kata@example.hu"')).rejects.toThrow('zero');
    await expect(pool.unsafe("SELECT 1 / 0 WHERE 'kata@example.hu' <> ''")).rejects.toThrow('zero');
    await expect(pool`SELECT ${'kata@example.hu'}::text::int`).rejects.toThrow('invalid input');
  } finally {
    await pool.end();
  }
  const log = await readFile(join(folder, 'postgres.log'), 'utf8');
  expect(log).not.toMatch(/kata@example\.hu(?!")/);
  expect(log).toContain('ERROR');
});
