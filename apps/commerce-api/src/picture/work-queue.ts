import { ApiError } from '../http/api-error.ts';

export interface WorkQueue {
  /** Runs `work` when its turn comes. Errors: 503 when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** At most `width` at a time and `depth` waiting: work that eats a whole core may not pile up. */
export function createWorkQueue(width: number, depth: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= width) {
        if (waiting.length >= depth) {
          throw new ApiError(503, 'overloaded', 'Too many pictures are being made.', {
            retryAfterMs: 1000,
          });
        }
        // Whoever ends hands its place over, so `running` stays.
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
