import { expect, it } from 'vitest';
import { maxConnections } from '@shop/local-postgres';
import { connectionsOf } from '../../db/connect.ts';
import { poolSizeOf } from './process-limits.ts';

/** The owner's lock, a start's migrations, three `pnpm shop` at once, and PostgreSQL's superuser reserve. */
const others = 1 + 1 + 3 * 3 + 3;

it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i processes fit into the own PostgreSQL', (workers) => {
  expect(workers * connectionsOf(poolSizeOf(workers)) + others).toBeLessThanOrEqual(maxConnections);
});
