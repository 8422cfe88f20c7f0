import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Sql } from 'postgres';
import { findBinaries } from './binaries.ts';
import { createPool } from './connect.ts';
import { freePort } from './free-port.ts';
import {
  isRunning,
  ownsFolder,
  processExists,
  readPostmasterPid,
  type Postmaster,
} from './postmaster-pid.ts';
import { chooseRunAs, commandLine, type RunAs } from './run-as.ts';

const databaseName = 'shop';
const userName = 'shop';
/** Whoever holds this lock on the server's `postgres` database owns the data folder. */
const ownerLock = 7_206_400;

export interface Cluster {
  /** For this shop's database. */
  readonly url: string;
  /** The same server, another database. */
  urlOf(database: string): string;
  /** Stops the server if this process owns it; a guest just leaves. */
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /**
   * `owner`: nobody else may be using the folder. `guest`: join whoever runs it, else own it.
   */
  readonly role: 'owner' | 'guest';
  /** Off only in tests: a power cut may then lose what was acknowledged. */
  readonly durable?: boolean;
}

/** The data folder belongs to a shop that is alive. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Starts PostgreSQL in `dataDir/postgres`, or adopts the one a killed process left running there.
 * Listens on loopback only, with a generated password kept in `dataDir/postgres-password` (mode 0600).
 * Errors: `FolderInUseError` naming the owner; otherwise what PostgreSQL said last.
 */
export async function startCluster(dataDir: string, options: ClusterOptions): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true });
  const folder = join(dataDir, 'postgres');
  const password = await keepPassword(join(dataDir, 'postgres-password'));
  const binaries = findBinaries();
  const runAs = chooseRunAs(binaries.postgres, dataDir);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    await initialise(binaries.initdb, folder, password, runAs);
  }
  const running =
    (await livingPostmaster(folder)) ??
    (await launch(binaries.postgres, folder, join(dataDir, 'postgres.log'), runAs, options));
  const urlOf = (database: string) =>
    `postgres://${userName}:${password}@127.0.0.1:${running.port}/${database}`;
  const ownership = await claim(urlOf('postgres'), dataDir, options.role);
  await createDatabase(urlOf('postgres'));
  return {
    url: urlOf(databaseName),
    urlOf,
    async stop() {
      if (ownership === undefined) return;
      await ownership.end({ timeout: 1 });
      await stopPostmaster(running.pid, folder);
    },
  };
}

async function keepPassword(file: string): Promise<string> {
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return (await readFile(file, 'utf8')).trim();
}

/** Makes the cluster beside its place and moves it in whole, so that a kill half-way leaves nothing. */
async function initialise(
  initdb: string,
  folder: string,
  password: string,
  runAs: RunAs,
): Promise<void> {
  const draft = `${folder}.${randomBytes(6).toString('hex')}`;
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runAs.kind === 'account') {
    for (const path of [draft, passwordFile]) chownSync(path, runAs.uid, runAs.gid);
  }
  const [file, args, spawnOptions] = commandLine(runAs, initdb, [
    `--pgdata=${draft}`,
    '--auth=scram-sha-256',
    `--username=${userName}`,
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
  ]);
  try {
    await promisify(execFile)(file, args, { ...spawnOptions, timeout: 60_000 });
    await rename(draft, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(passwordFile, { force: true });
  }
}

async function livingPostmaster(folder: string): Promise<Postmaster | undefined> {
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 20) {
    const postmaster = await readPostmasterPid(folder);
    if (postmaster === undefined) return undefined;
    if (!(await ownsFolder(postmaster.pid, folder))) {
      await dropStalePid(folder, postmaster.pid);
      return undefined;
    }
    if (postmaster.status === 'ready') return postmaster;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The PostgreSQL in ${folder} neither starts nor stops.`);
}

/** PostgreSQL refuses a stale pid file whose number now belongs to another program; ours to take away. */
async function dropStalePid(folder: string, pid: number): Promise<void> {
  if (!processExists(pid)) return;
  if ((await readPostmasterPid(folder))?.pid === pid) await rm(join(folder, 'postmaster.pid'));
}

/** What passes by itself: the processes of a killed server are just ending, or somebody was quicker at the port. */
const passing = /pre-existing shared memory block|could not create any TCP\/IP sockets/;
const passingMs = 10_000;

async function launch(
  postgres: string,
  folder: string,
  logFile: string,
  runAs: RunAs,
  options: ClusterOptions,
): Promise<Postmaster> {
  const giveUpAt = performance.now() + passingMs;
  for (;;) {
    const before = (await readLog(logFile)).length;
    const postmaster = await launchOnce(postgres, folder, logFile, runAs, options);
    if (postmaster !== undefined) return postmaster;
    const said = (await readLog(logFile)).slice(before);
    if (!passing.test(said) || performance.now() > giveUpAt) {
      throw new Error(`PostgreSQL did not start: ${reasonIn(said)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** `undefined`: it ended before it was ready, and its log says why. */
async function launchOnce(
  postgres: string,
  folder: string,
  logFile: string,
  runAs: RunAs,
  options: ClusterOptions,
): Promise<Postmaster | undefined> {
  const durable = options.durable !== false;
  const settings: Readonly<Record<string, string | number>> = {
    port: await freePort(),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    shared_buffers: '128MB',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    log_min_messages: 'warning',
    dynamic_shared_memory_type: process.platform === 'win32' ? 'windows' : 'mmap',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [file, argv, spawnOptions] = commandLine(runAs, postgres, ['-D', folder, ...args]);
  const log = await open(logFile, 'a', 0o600);
  try {
    const child = spawn(file, argv, {
      ...spawnOptions,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    child.unref();
    let ended = false;
    child.once('exit', () => (ended = true));
    child.once('error', () => (ended = true));
    for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 20) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      const postmaster = await readPostmasterPid(folder);
      const alive = postmaster !== undefined && (await ownsFolder(postmaster.pid, folder));
      if (postmaster?.status === 'ready' && alive) return postmaster;
      if (ended && !alive) break;
    }
  } finally {
    await log.close();
  }
  return undefined;
}

/** A connection that holds the folder for as long as it lives; `undefined` for a guest of a living owner. */
async function claim(
  url: string,
  dataDir: string,
  role: ClusterOptions['role'],
): Promise<Sql | undefined> {
  const pool = createPool(url, { max: 1, name: `process ${process.pid}`, keepOpen: true });
  let owner = 'unknown process';
  for (let waitedMs = 0; waitedMs < 2_000; waitedMs += 50) {
    const [row] = await pool<{ mine: boolean }[]>`
      SELECT pg_try_advisory_lock(${ownerLock}) AS mine`;
    if (row?.mine === true) return pool;
    const [holder] = await pool<{ name: string }[]>`
      SELECT activity.application_name AS name
      FROM pg_locks JOIN pg_stat_activity activity USING (pid)
      WHERE locktype = 'advisory' AND objid = ${ownerLock} AND granted`;
    owner = holder?.name ?? owner;
    const pid = Number(/^process (\d+)$/.exec(holder?.name ?? '')?.[1] ?? Number.NaN);
    // Killed a moment ago: its connection is about to be noticed as dead.
    if (holder !== undefined && (Number.isNaN(pid) || isRunning(pid))) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await pool.end({ timeout: 1 });
  if (role === 'guest') return undefined;
  throw new FolderInUseError(
    `${dataDir} is in use by another running shop (${owner}): ` +
      'stop that one, or give this one its own DATA_DIR.',
  );
}

async function createDatabase(url: string): Promise<void> {
  const pool = createPool(url, { max: 1, statementTimeoutMs: 0 });
  try {
    const found = await pool`SELECT 1 FROM pg_database WHERE datname = ${databaseName}`;
    if (found.length === 0) await pool.unsafe(`CREATE DATABASE ${databaseName}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error;
  } finally {
    await pool.end({ timeout: 1 });
  }
}

/** Fast shutdown: no new connections, open ones cut, everything written. */
async function stopPostmaster(pid: number, folder: string): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 10) {
    if (!(await ownsFolder(pid, folder))) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function readLog(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/** What PostgreSQL gave up for; else what it said last. */
function reasonIn(log: string): string {
  const lines = log.trim().split('\n');
  return lines.findLast((line) => line.includes(' FATAL: ')) ?? lines.at(-1) ?? '';
}
