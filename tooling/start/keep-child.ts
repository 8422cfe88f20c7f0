import type { Child } from './child.ts';

/** Milliseconds until a server that ended by itself is started again: the first time, and the most. */
const pauseMs = { first: 100, most: 10_000 };
/** Milliseconds a server must have run for its next end to count as a first one. */
const steadyMs = 60_000;

export interface KeptChild {
  /** As of the first start; rejects when that fails. */
  readonly ready: Promise<unknown>;
  /** Ends the server and starts it again, as when it ended by itself, but at once. Does nothing before it was ready. */
  restart(reason: string): void;
  /** Ends the server and starts it no more. Resolves once it has ended. */
  stop(limitMs: number): Promise<void>;
  /** Ends it at once. */
  kill(): void;
}

/**
 * Starts a server and, once it was ready, starts it again whenever it ends by itself. A first start that fails is not
 * repeated: what is wrong with it an operator has to fix. `launch` gets what the first start answered when it was
 * ready, nothing the first time; `say` is told in one line of each end and each return.
 */
export function keepChild(
  name: string,
  launch: (first: unknown) => Child,
  say: (line: string) => void,
): KeptChild {
  let current = launch(undefined);
  let isStopping = false;
  let restartReason: string | undefined;
  let isReady = false;
  const { ready } = current;

  const keep = async (first: unknown) => {
    isReady = true;
    let pause = pauseMs.first;
    let readyAtMs = performance.now();
    for (;;) {
      const code = await current.exited;
      if (isStopping) return;
      const endedAtMs = performance.now();
      if (endedAtMs - readyAtMs > steadyMs) pause = pauseMs.first;
      if (restartReason === undefined) {
        say(
          `${name} ended by itself (${current.process.signalCode ?? `exit ${code}`}); starting it again`,
        );
        await new Promise((resolve) => setTimeout(resolve, pause));
        pause = Math.min(pause * 2, pauseMs.most);
      } else {
        say(`${name} starts again: ${restartReason}`);
        restartReason = undefined;
      }
      if (isStopping) return;
      current = launch(first);
      try {
        await current.ready;
        readyAtMs = performance.now();
        say(`${name} is back after ${((readyAtMs - endedAtMs) / 1000).toFixed(1)} s`);
      } catch (error) {
        if (isStopping) return;
        say(`${name} did not start: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  ready.then(keep, () => undefined);

  return {
    ready,
    restart(reason) {
      if (!isReady || isStopping || restartReason !== undefined) return;
      restartReason = reason;
      current.process.kill('SIGTERM');
    },
    async stop(limitMs) {
      isStopping = true;
      const child = current;
      child.process.kill('SIGTERM');
      const late = setTimeout(() => child.process.kill('SIGKILL'), limitMs);
      await child.exited;
      clearTimeout(late);
    },
    kill() {
      isStopping = true;
      current.process.kill('SIGKILL');
    },
  };
}
