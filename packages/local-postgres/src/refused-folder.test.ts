import { readFile, writeFile } from 'node:fs/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';

vi.mock(import('node:fs/promises'), { spy: true });
// Test files share modules: an earlier file of the same thread may have loaded this one with the real functions.
vi.resetModules();
const { startLocalPostgres } = await import('./local-postgres.ts');

// Root may read and write every file: the system error is simulated here.
const refusal = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });

it.each([
  ['may not be written', writeFile],
  ['may not be read', readFile],
])('[RL-9] a data folder whose password %s is refused with the remedy', async (_what, call) => {
  const folder = mkdtempSync(join(tmpdir(), 'refused-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const passwordFile = join(folder, 'postgres-password');
  writeFileSync(passwordFile, 'secret');
  vi.mocked(call as (path: string) => Promise<unknown>).mockImplementationOnce((path) => {
    expect(path).toBe(passwordFile);
    return Promise.reject(refusal);
  });
  const started = startLocalPostgres(folder, { role: 'owner', durable: false });
  await expect(started).rejects.toThrow(
    `${passwordFile} is another user's: run this as the user who starts the shop, or stop the shop and give it the folder with chown -R USER ${folder}.`,
  );
});
