#!/usr/bin/env node
import { runConformance, UsageError } from './command.ts';

try {
  process.exitCode = await runConformance(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
