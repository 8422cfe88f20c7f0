import { OverloadedError } from './overloaded-error.ts';

export interface RenderQueue {
  /** Runs `work` when its turn comes. Errors: `OverloadedError` when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
  figures(): { readonly running: number; readonly waiting: number };
}

export interface RenderQueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

/** A render waits for the backend most of its time; who waits longer than some 2 s has gone. */
export const defaultRenderLimits: RenderQueueLimits = { atOnce: 16, waiting: 128 };

/** Keeps renders from piling up: each holds its page, its calls and its place in the processor's queue. */
export function createRenderQueue({ atOnce, waiting }: RenderQueueLimits): RenderQueue {
  const queue: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (running >= atOnce) {
        if (queue.length >= waiting) throw new OverloadedError('Too many pages are being made.');
        // Whoever ends hands its place over, so `running` stays.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
    figures: () => ({ running, waiting: queue.length }),
  };
}
