import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { createPool } from '../db/connect.ts';

/** Id of the process of the test run: workers are its children, or its threads. */
const runPid = isMainThread ? process.ppid : process.pid;
const folder = join(tmpdir(), `commerce-api-test-${runPid}`);

/** Returns the URL of the run's own server, started by the first worker that needs it. It ends in `/`. */
async function serverUrl(): Promise<string> {
  try {
    mkdirSync(folder, { mode: 0o700 });
    const keeper = fileURLToPath(import.meta.resolve('./postgres-keeper.ts'));
    spawn(process.execPath, ['--conditions=@shop/source', keeper, folder, String(runPid)], {
      detached: true,
      stdio: 'ignore',
    }).unref();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 25) {
    const url = await readFile(join(folder, 'ready'), 'utf8').catch(() => '');
    if (url !== '') return url;
    const failure = await readFile(join(folder, 'failed'), 'utf8').catch(() => '');
    if (failure !== '') throw new Error(`No test database: ${failure}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('No test database after 60 s.');
}

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** Creates a migrated, empty database for the caller. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await serverUrl();
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (statement: string) => {
    const pool = createPool(`${server}postgres`, { max: 1, statementTimeoutMs: 0 });
    await pool.unsafe(statement);
    await pool.end();
  };
  await run(`CREATE DATABASE ${name} TEMPLATE template_shop`);
  return {
    url: `${server}${name}`,
    drop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}
