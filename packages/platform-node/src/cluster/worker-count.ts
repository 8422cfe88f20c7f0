import { availableParallelism } from 'node:os';
import * as v from 'valibot';

/** Maximum number of processes of one server. */
const maxWorkers = 64;
const problem = `a number of processes from 1 to ${maxWorkers}`;

/** `WEB_CONCURRENCY`: number of processes behind one port. Default: the number of cores that the process may use. */
export const workerCount = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d?$/, problem),
    v.transform(Number),
    v.maxValue(maxWorkers, problem),
  ),
  () => String(Math.min(availableParallelism(), maxWorkers)),
);
