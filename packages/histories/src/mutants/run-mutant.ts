import { findViolation } from './find-violation.ts';

/** Seed of the histories that mutants run, and how many: the same ones for each mutant. */
const seed = 27;
const numRuns = 600;

// What a mutant leaves running may fail when nobody waits for it.
process.on('unhandledRejection', (cause) => {
  process.stdout.write(`${JSON.stringify([`unhandled: ${String(cause)}`])}\n`);
  process.exit(0);
});

const violations = await findViolation(numRuns, seed);
process.stdout.write(`${JSON.stringify(violations)}\n`);
process.exit(0);
