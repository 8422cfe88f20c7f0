import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { endProcess, launchApi, listeningApi } from '../../test/api-process.ts';
import { createTestDatabase } from '../../test/test-postgres.ts';

/** Maximum bytes of the process after the load: 400 MiB in the finding, 360 without limits of names. */
const mostBytes = 320 * 1024 * 1024;
const requests = 2_400;

it('findings E9: questions that differ in everything leave the memory of the process bounded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-memory-'));
  const database = await createTestDatabase();
  const child = launchApi({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    // As in deploy/systemd: without it, unreferenced garbage takes 100 MB more.
    NODE_OPTIONS: '--max-semi-space-size=8',
  });
  onTestFinished(async () => {
    await endProcess(child, 'SIGKILL');
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const { url, internalUrl } = await listeningApi(child);
  const ask = async (number: number): Promise<void> => {
    // One in eight is short enough to be cached, the others have the maximum length of a request.
    const values = Array.from(
      { length: number % 8 === 0 ? 200 : 4_000 },
      (_, index) => `v${number}-${index}-x`,
    );
    const response = await fetch(`${url}/api/catalog`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'product',
        size: 1,
        searchQuery: {
          _appliedFilters: [{ attribute: 'color', value: { nin: values }, scope: 'catalog' }],
          _availableFilters: [{ field: 'color' }, { field: 'size' }, { field: `f${number}` }],
          _appliedSort: [{ field: `s${number}` }],
        },
      }),
    });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
  };
  for (let number = 0; number < requests; number += 6) {
    await Promise.all(Array.from({ length: 6 }, (_, index) => ask(number + index)));
  }
  const metrics = await (await fetch(`${internalUrl}/metrics`)).text();
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(metrics) ?? [];
  expect(Number(bytes)).toBeGreaterThan(0);
  expect(Number(bytes)).toBeLessThan(mostBytes);
}, 300_000);
