import { ApiError } from '../http/api-error.ts';
import { currentDeadline } from '../request-deadline.ts';

export interface HashQueue {
  /** Runs `task` when its turn has come. Errors: 503 `overloaded` when too many wait already. */
  run<T>(task: () => Promise<T>): Promise<T>;
}

export interface HashQueueConfig {
  readonly atOnce: number;
  readonly waiting: number;
}

/** Two at a time, 32 waiting: one costs about 50 ms of a core and 19 MiB. */
const defaultHashQueue: HashQueueConfig = { atOnce: 2, waiting: 32 };

/** Keeps costly work from taking the whole machine. */
export function createHashQueue({
  atOnce,
  waiting,
}: HashQueueConfig = defaultHashQueue): HashQueue {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async run(task) {
      const deadline = currentDeadline();
      if (running >= atOnce) {
        if (queue.length >= waiting) {
          throw new ApiError(503, 'overloaded', 'The shop is busy. Please try again.', {
            retryAfterMs: 1000,
          });
        }
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        running += 1;
      }
      try {
        deadline?.signal.throwIfAborted();
        return await task();
      } finally {
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
