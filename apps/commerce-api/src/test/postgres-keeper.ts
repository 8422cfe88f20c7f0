/**
 * Runs one PostgreSQL for all workers of a test run and removes it when the run ends.
 * Arguments: the folder to use, the id of the process that ends with the run.
 */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startLocalPostgres } from '@shop/local-postgres';
import { createPool } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';

const [folder = '', runPid = ''] = process.argv.slice(2);

try {
  const cluster = await startLocalPostgres(folder, { role: 'owner', durable: false });
  const pool = createPool(cluster.urlOf('postgres'), { max: 1, statementTimeoutMs: 0 });
  await pool`CREATE DATABASE template_shop`;
  await migrate(cluster.urlOf('template_shop'));
  await pool`ALTER DATABASE template_shop WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`;
  await pool.end();
  await writeFile(join(folder, 'ready'), cluster.urlOf(''));
  const watch = setInterval(() => {
    if (isRunning(Number(runPid))) return;
    clearInterval(watch);
    void cluster.stop().then(() => rm(folder, { recursive: true, force: true }));
  }, 500);
} catch (error) {
  await writeFile(join(folder, 'failed'), String(error));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
