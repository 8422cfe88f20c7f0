import { join } from 'node:path';
import type { ProductDefinition } from './definition.ts';
import { readProductFiles } from './product-files.ts';

/** All products of the shop, by article number. */
export const products: readonly ProductDefinition[] = readProductFiles(
  join(import.meta.dirname, '../products'),
).sort((a, b) => a.no - b.no);
