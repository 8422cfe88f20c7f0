import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isRunning, lockFolder, ownsFolder, readPostmasterPid } from '@shop/local-postgres';
import { readStartSettings } from '../start/settings.ts';

/** Deletes the database of the shop. The next start creates a new database and loads the demo shop into it. */
const { dataDir } = readStartSettings(process.env, resolve(import.meta.dirname, '../..'));

async function reset(): Promise<string> {
  if (process.env['DATABASE_URL']) {
    throw new Error('DATABASE_URL names an outside database: empty it with its own tools.');
  }
  if (!existsSync(join(dataDir, 'postgres'))) return `There is no database in ${dataDir}.`;
  const lock = await lockFolder(dataDir);
  if (!lock.isMine) {
    throw new Error(`${dataDir} is in use by a running shop (${lock.owner}): stop it first.`);
  }
  // The database server of a killed shop still runs.
  const server = await readPostmasterPid(join(dataDir, 'postgres'));
  if (server !== undefined && (await ownsFolder(server.pid, join(dataDir, 'postgres')))) {
    process.kill(server.pid, 'SIGINT');
    while (isRunning(server.pid)) await wait(50);
  }
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith('postgres'))) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  await lock.release();
  return `The database in ${dataDir} is deleted. The next start loads the demo shop again.`;
}

try {
  process.stdout.write(`${await reset()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
