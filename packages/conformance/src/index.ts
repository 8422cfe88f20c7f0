export { createBench } from './bench/bench.ts';
export type { BenchSettings } from './bench/bench.ts';
export { transports } from './bench/caller.ts';
export { runConformance, UsageError } from './command.ts';
export type { Section } from './run/check.ts';
export { reportTable, summaryOf } from './run/report.ts';
export { runChecks } from './run/run-checks.ts';
export type { Judged } from './run/run-checks.ts';
export { sections } from './run/sections.ts';
