import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chooseRunAs, commandLine, findBinaries, type RunAs } from '@shop/local-postgres';
import { freePort } from '@shop/testing/free-port';
import { createPool } from '../db/connect.ts';

/** One server of an external PostgreSQL. */
export interface PostgresServer {
  pid(): number;
  /** Ends it with this signal, `SIGKILL` as in a crash. */
  stop(signal: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same port with the same data, and waits until it responds. */
  start(): Promise<void>;
}

/** An external PostgreSQL: the shop knows only its URL. */
export interface OutsidePostgres {
  readonly primary: PostgresServer;
  /** Absent without one. */
  readonly replica: PostgresServer | undefined;
  /** Creates an empty database. Returns its URL. */
  database(name: string): Promise<string>;
  /** Returns the URL of the same database on the replica. Errors: throws without one. */
  replicaOf(name: string): string;
  stop(): Promise<void>;
}

const user = 'uzlet';
const password = 'uzlet jelszava';

/** With `replica`, a second server follows the first by streaming and is read-only. */
export async function startOutsidePostgres(
  options: { readonly replica?: boolean } = {},
): Promise<OutsidePostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'outside-postgres-'));
  const { initdb, postgres } = findBinaries();
  const runAs = chooseRunAs(postgres, folder);
  const primaryFolder = join(folder, 'primary');
  await writeFile(join(folder, 'password'), password);
  const [file, args, spawnOptions] = commandLine(runAs, initdb, [
    `--pgdata=${primaryFolder}`,
    '--auth=scram-sha-256',
    `--username=${user}`,
    `--pwfile=${join(folder, 'password')}`,
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  await promisify(execFile)(file, args, spawnOptions);
  const port = await freePort();
  const primary = serverOn(port, () => launch(postgres, runAs, primaryFolder, port));
  let replicaPort: number | undefined;
  let replica: PostgresServer | undefined;
  if (options.replica === true) {
    const freeReplicaPort = await freePort();
    replicaPort = freeReplicaPort;
    const replicaFolder = join(folder, 'replica');
    // A new cluster after a clean shutdown: a copy of it is a base backup.
    await cp(primaryFolder, replicaFolder, { recursive: true });
    await writeFile(join(replicaFolder, 'standby.signal'), '');
    const followed = `host=127.0.0.1 port=${port} user=${user} password='${password}'`;
    replica = serverOn(freeReplicaPort, () =>
      launch(postgres, runAs, replicaFolder, freeReplicaPort, { primary_conninfo: followed }),
    );
  }
  await primary.start();
  await replica?.start();
  return {
    primary,
    replica,
    async database(name) {
      const pool = createPool(addressOf(port, 'postgres'), { max: 1, statementTimeoutMs: 0 });
      await pool.unsafe(`CREATE DATABASE ${name}`);
      await pool.end();
      return addressOf(port, name);
    },
    replicaOf(name) {
      if (replicaPort === undefined) throw new Error('No replica was asked for.');
      return addressOf(replicaPort, name);
    },
    async stop() {
      await replica?.stop('SIGQUIT');
      await primary.stop('SIGQUIT');
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
    },
  };
}

function serverOn(port: number, begin: () => ChildProcess): PostgresServer {
  let server: ChildProcess | undefined;
  const isRunning = () => server?.exitCode === null && server.signalCode === null;
  return {
    pid: () => server?.pid ?? 0,
    async stop(signal) {
      if (server === undefined || !isRunning()) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
    start: () =>
      untilReady(addressOf(port, 'postgres'), () => {
        // Ends at once while processes of a killed server still hold its shared memory.
        if (!isRunning()) server = begin();
      }),
  };
}

function addressOf(port: number, database: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

function launch(
  postgres: string,
  runAs: RunAs,
  folder: string,
  port: number,
  more: Readonly<Record<string, string>> = {},
): ChildProcess {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    log_min_messages: 'fatal',
    dynamic_shared_memory_type: 'mmap',
    ...more,
  };
  const values = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [file, args, spawnOptions] = commandLine(runAs, postgres, ['-D', folder, ...values]);
  return spawn(file, args, { ...spawnOptions, stdio: 'ignore' });
}

async function untilReady(url: string, keepRunning: () => void): Promise<void> {
  for (let waitedMs = 0; waitedMs < 30_000; waitedMs += 50) {
    keepRunning();
    const pool = createPool(url, { max: 1 });
    try {
      await pool`SELECT 1`;
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await pool.end({ timeout: 1 });
    }
  }
  throw new Error('The outside PostgreSQL did not start.');
}
