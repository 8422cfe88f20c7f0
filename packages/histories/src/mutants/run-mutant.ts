import { findViolation } from './find-violation.ts';

/** Seed and number of the histories for mutants: the same for each mutant. */
const seed = 27;
const numRuns = 600;

// Remaining work of a mutant may fail without a handler.
process.on('unhandledRejection', (cause) => {
  process.stdout.write(`${JSON.stringify([`unhandled: ${String(cause)}`])}\n`);
  process.exit(0);
});

const violations = await findViolation(numRuns, seed);
process.stdout.write(`${JSON.stringify(violations)}\n`);
process.exit(0);
