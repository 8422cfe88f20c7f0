import type { ProductDefinition } from './definition.ts';
import { armchairs } from './products/armchairs.ts';
import { sets } from './products/sets.ts';
import { services } from './products/services.ts';

/** Everything the shop sells, in no particular order: documents are sorted by id. */
export const products: readonly ProductDefinition[] = [...armchairs, ...sets, ...services];
