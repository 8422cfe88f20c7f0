import type { Child } from './child.ts';

/** Milliseconds until a server that ended by itself is started again: the first delay, and the longest. */
const pauseMs = { first: 100, most: 10_000 };
/** Milliseconds that a server must run before its next end has the first delay again. */
const steadyMs = 60_000;

export interface SupervisedChild {
  /** Settles as the first start does. Rejects if it fails, except for a start that `restart` ended. */
  readonly ready: Promise<unknown>;
  /** Ends the server and starts it again without a delay, also before it was ready. Does nothing after a stop. */
  restart(reason: string): void;
  /** Ends the server and does not start it again. Kills it after `limitMs`. Resolves once it has ended. */
  stop(limitMs: number): Promise<void>;
  /** Kills the server and does not start it again. */
  kill(): void;
}

/**
 * Starts a server. Once it was ready, starts it again whenever it ends by itself. A failed first start is not repeated,
 * unless `restart` is called: an operator has to fix its cause. `launch` gets `undefined` until a start was ready, and
 * then the message with which the first start was ready. `say` gets a line for each end and each new start.
 */
export function superviseChild(
  name: string,
  launch: (first: unknown) => Child,
  say: (line: string) => void,
): SupervisedChild {
  let current = launch(undefined);
  let isStopping = false;
  let restartReason: string | undefined;

  const sayRestart = (reason: string) => {
    say(`${name} starts again: ${reason}`);
    restartReason = undefined;
  };
  const startFirst = async (): Promise<unknown> => {
    for (;;) {
      try {
        return await current.ready;
      } catch (error) {
        if (isStopping || restartReason === undefined) throw error;
        sayRestart(restartReason);
        current = launch(undefined);
      }
    }
  };
  const keep = async (first: unknown) => {
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
        sayRestart(restartReason);
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
  const ready = startFirst();
  ready.then(keep, () => undefined);

  return {
    ready,
    restart(reason) {
      if (isStopping || restartReason !== undefined) return;
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
