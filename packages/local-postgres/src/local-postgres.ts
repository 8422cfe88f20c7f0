import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Log } from '@shop/kernel';
import { findBinaries } from './binaries.ts';
import { createConnection } from './connection.ts';
import { isUnreachable } from './database-error.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { freePort } from './free-port.ts';
import { createOwnerLock, type OwnerLock } from './owner-lock.ts';
import { ownsFolder, processExists, readPostmasterPid, type Postmaster } from './postmaster-pid.ts';
import { chooseRunAs, commandLine, type RunAs } from './run-as.ts';

const databaseName = 'shop';
const userName = 'shop';
/** Milliseconds between two checks of the server by its owner. */
const lookEveryMs = 100;
/** Milliseconds between two attempts to start it again: first and maximum. */
const relaunchMs = { first: 100, most: 5_000 };
/** Milliseconds that a guest waits for the owner's server. */
const guestPatienceMs = 60_000;

export interface LocalPostgres {
  /** URL of this shop's database. */
  readonly url: string;
  /** Returns the URL of another database on the same server. */
  urlOf(database: string): string;
  /** Stops the server if this process still owns it. A guest only disconnects. */
  stop(): Promise<void>;
}

export interface LocalPostgresOptions {
  /**
   * `owner`: requires that no other process uses the folder. `guest`: connects to the owner if there is one, else owns it.
   */
  readonly role: 'owner' | 'guest';
  /** `false` only in tests: a power cut may then lose acknowledged data. */
  readonly durable?: boolean;
  /** Logs each restart of a server that ended unexpectedly. */
  readonly log?: Log;
}

/** A running shop owns the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
}

/**
 * Starts PostgreSQL in `dataDir/postgres`, or takes over the server that a killed process left there. Until `stop`, an
 * owner restarts it on the same port after an unexpected end, and no other process can own the folder. Listens on
 * loopback only, with a generated password in `dataDir/postgres-password` (mode 0600).
 * Errors: `FolderInUseError` with the name of the owner; otherwise the last message of PostgreSQL.
 */
export async function startLocalPostgres(
  dataDir: string,
  options: LocalPostgresOptions,
): Promise<LocalPostgres> {
  await mkdir(dataDir, { recursive: true });
  const giveUpAt = performance.now() + guestPatienceMs;
  for (;;) {
    const lock = await lockFolder(dataDir);
    if (lock.isMine) {
      try {
        return await startOwned(dataDir, options, lock);
      } catch (error) {
        await lock.release();
        throw error;
      }
    }
    if (options.role === 'owner' || performance.now() > giveUpAt) {
      throw inUse(dataDir, lock.owner);
    }
    const running = await livingPostmaster(join(dataDir, 'postgres'));
    try {
      if (running !== undefined) return await joinAsGuest(dataDir, running);
    } catch (error) {
      // Its owner is starting it again.
      if (!isUnreachable(error)) throw error;
    }
    await wait(50);
  }
}

async function startOwned(
  dataDir: string,
  options: LocalPostgresOptions,
  folderLock: Extract<FolderLock, { isMine: true }>,
): Promise<LocalPostgres> {
  const folder = join(dataDir, 'postgres');
  const password = await keepPassword(join(dataDir, 'postgres-password'));
  const binaries = findBinaries();
  const runAs = chooseRunAs(binaries.postgres, dataDir);
  const logFile = join(dataDir, 'postgres.log');
  await giveTo(runAs, join(dataDir, 'postgres-password'), logFile);
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    await initialise(binaries.initdb, folder, password, runAs);
  }
  const server: Server = {
    postgres: binaries.postgres,
    folder,
    logFile,
    runAs,
    durable: options.durable !== false,
  };
  const running = (await livingPostmaster(folder)) ?? (await launch(server));
  const urlOf = addresses(password, running.port);
  const ownerLock = createOwnerLock(urlOf('postgres'));
  const owner = await ownerLock.claim();
  if (owner !== undefined) {
    await ownerLock.release();
    if (options.role === 'owner') throw inUse(dataDir, owner);
    await folderLock.release();
    return joinAsGuest(dataDir, running);
  }
  await createDatabase(urlOf('postgres'));
  const keeper = keepRunning(server, running, ownerLock, options.log);
  return {
    url: urlOf(databaseName),
    urlOf,
    async stop() {
      const last = await keeper.stop();
      const lockOwner = ownerLock.isHeld()
        ? undefined
        : await ownerLock.claim().catch(() => undefined);
      await ownerLock.release();
      // It belongs to another owner now: do not stop it.
      if (lockOwner === undefined) await stopPostmaster(last.pid, folder);
      await folderLock.release();
    },
  };
}

async function joinAsGuest(dataDir: string, running: Postmaster): Promise<LocalPostgres> {
  const password = await keepPassword(join(dataDir, 'postgres-password'));
  const urlOf = addresses(password, running.port);
  await createDatabase(urlOf('postgres'));
  return { url: urlOf(databaseName), urlOf, stop: () => Promise.resolve() };
}

const addresses = (password: string, port: number) => (database: string) =>
  `postgres://${userName}:${password}@127.0.0.1:${port}/${database}`;

const inUse = (dataDir: string, owner: string) =>
  new FolderInUseError(
    `${dataDir} is in use by another running shop (${owner}): ` +
      'stop that one, or give this one its own DATA_DIR.',
  );

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Monitors a running server until `stop`, which returns the server running then. */
function keepRunning(
  server: Server,
  first: Postmaster,
  ownerLock: OwnerLock,
  log: Log | undefined,
): { stop(): Promise<Postmaster> } {
  let running = first;
  const stopping = new AbortController();
  const { signal } = stopping;
  const relaunch = async () => {
    log?.error('postgres-ended', { pid: running.pid });
    const endedMs = performance.now();
    for (let pauseMs = relaunchMs.first; !signal.aborted; pauseMs *= 2) {
      try {
        running = (await livingPostmaster(server.folder)) ?? (await launch(server, first.port));
        const afterMs = Math.round(performance.now() - endedMs);
        log?.warn('postgres-started-again', { pid: running.pid, afterMs });
        return;
      } catch (cause) {
        log?.error('postgres-start-failed', { cause });
        await wait(Math.min(pauseMs, relaunchMs.most));
      }
    }
  };
  const keep = async () => {
    while (!signal.aborted) {
      if (!(await ownsFolder(running.pid, server.folder))) await relaunch();
      // The lock is lost with the connection: PostgreSQL has ended, or has recovered from a crash.
      else if (!ownerLock.isHeld()) await ownerLock.tryAgain();
      await wait(lookEveryMs);
    }
  };
  const keeping = keep();
  return {
    async stop() {
      stopping.abort();
      await keeping;
      return running;
    },
  };
}

/** Creates missing files, and gives all of them to the account, because its service must be able to use them. */
async function giveTo(runAs: RunAs, ...paths: readonly string[]): Promise<void> {
  if (runAs.kind !== 'account') return;
  for (const path of paths) {
    if (!existsSync(path)) await writeFile(path, '', { mode: 0o600 });
    chownSync(path, runAs.uid, runAs.gid);
  }
}

async function keepPassword(file: string): Promise<string> {
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw refusedAccess(error, file);
  }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw refusedAccess(error, file);
  });
  return text.trim();
}

/** Returns the error with its remedy if another user owns the data folder. */
function refusedAccess(error: unknown, file: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EACCES') return error;
  const folder = dirname(file);
  return new Error(
    `${file} is another user's: run this as the user who starts the shop, or stop the shop and give it the folder ` +
      `with chown -R USER ${folder}.`,
    { cause: error },
  );
}

/** Creates the cluster in a temporary folder and moves it, so that a kill in between leaves nothing. */
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
  await giveTo(runAs, draft, passwordFile);
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
    await wait(20);
  }
  throw new Error(`The PostgreSQL in ${folder} neither starts nor stops.`);
}

/** PostgreSQL refuses an outdated pid file whose id belongs to another program: remove it. */
async function dropStalePid(folder: string, pid: number): Promise<void> {
  if (!processExists(pid)) return;
  if ((await readPostmasterPid(folder))?.pid === pid) await rm(join(folder, 'postmaster.pid'));
}

/** Temporary errors: processes of a killed server are still ending, or another program took the port. */
const passing = /pre-existing shared memory block|could not create any TCP\/IP sockets/;
const passingMs = 10_000;

/** The server to start, and its options. */
interface Server {
  readonly postgres: string;
  readonly folder: string;
  readonly logFile: string;
  readonly runAs: RunAs;
  readonly durable: boolean;
}

/**
 * Maximum connections of the own PostgreSQL. The API opens at most 96 (`connectionsOf`), 104 with `SEARCH_URL`; the
 * rest is for its owner, migrations, `pnpm shop` and the three of its superuser. One costs about 18 kB of shared
 * memory.
 */
export const maxConnections = 120;

/** Uses a free port if `port` is absent. Errors: throws the reason why PostgreSQL gave up. */
async function launch(server: Server, port?: number): Promise<Postmaster> {
  const { logFile } = server;
  const giveUpAt = performance.now() + passingMs;
  for (;;) {
    const logLength = (await readLog(logFile)).length;
    const postmaster = await launchOnce(server, port ?? (await freePort()));
    if (postmaster !== undefined) return postmaster;
    const said = (await readLog(logFile)).slice(logLength);
    if (!passing.test(said) || performance.now() > giveUpAt) {
      throw new Error(`PostgreSQL did not start: ${reasonIn(said)}`);
    }
    await wait(100);
  }
}

/** `undefined`: it ended before it was ready; its log has the reason. */
async function launchOnce(server: Server, port: number): Promise<Postmaster | undefined> {
  const { postgres, folder, logFile, runAs, durable } = server;
  const settings: Readonly<Record<string, string | number>> = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: maxConnections,
    shared_buffers: '128MB',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    log_min_messages: 'warning',
    // Omits statements, parameters and "Key (email_key)=(…) already exists", which contain personal data.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    log_parameter_max_length_on_error: 0,
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
      await wait(20);
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

async function createDatabase(url: string): Promise<void> {
  const connection = createConnection(url);
  try {
    const rows = await connection`SELECT 1 FROM pg_database WHERE datname = ${databaseName}`;
    if (rows.length === 0) await connection.unsafe(`CREATE DATABASE ${databaseName}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04') throw error;
  } finally {
    await connection.end({ timeout: 1 });
  }
}

/** Fast shutdown: no new connections, open ones closed, everything written. */
async function stopPostmaster(pid: number, folder: string): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 10) {
    if (!(await ownsFolder(pid, folder))) return;
    await wait(10);
  }
}

function readLog(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/** Returns PostgreSQL's reason for the stop, else its last log line. */
function reasonIn(log: string): string {
  const lines = log.trim().split('\n');
  return lines.findLast((line) => line.includes(' FATAL: ')) ?? lines.at(-1) ?? '';
}
