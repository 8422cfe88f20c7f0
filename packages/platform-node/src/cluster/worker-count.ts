import { availableParallelism } from 'node:os';
import * as v from 'valibot';

/** Processes of one server, at most. */
const maxWorkers = 64;
const problem = `a number of processes from 1 to ${maxWorkers}`;

/** `WEB_CONCURRENCY`: how many processes answer behind one port. As many as the process may use cores, when absent. */
export const workerCount = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d?$/, problem),
    v.transform(Number),
    v.maxValue(maxWorkers, problem),
  ),
  () => String(Math.min(availableParallelism(), maxWorkers)),
);
