/**
 * Runs all benchmarks of the packages on one machine, one after the other. Exit code 1: a figure is below its goal.
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
