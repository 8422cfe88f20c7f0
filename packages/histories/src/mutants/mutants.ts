import { cartMutants } from './cart-mutants.ts';
import { listMutants } from './list-mutants.ts';
import type { Mutant } from './mutant.ts';
import { queueMutants } from './queue-mutants.ts';

/** Forty faults, each of which breaks one guarantee. */
export const mutants: readonly Mutant[] = [...queueMutants, ...cartMutants, ...listMutants];
