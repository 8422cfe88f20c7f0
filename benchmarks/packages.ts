/**
 * Runs all benchmarks of the packages in one run on one machine. Ends with 1 when a goal is missed.
 *
 *   pnpm bench
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const measured = [
  'kernel',
  'contract',
  'format',
  'shop-config',
  'pricing',
  'catalog',
  'url-resolver',
  'catalog-client',
  'plan-merge',
  'sync-queue',
  'account',
  'saved-lists',
  'checkout',
  'platform-browser',
  'platform-node',
];

for (const name of measured) {
  const file = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, ['--conditions=@shop/source', file], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
