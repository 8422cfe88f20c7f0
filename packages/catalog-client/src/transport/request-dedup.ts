import type { ApiFailure } from '@shop/contract';
import {
  createAbortController,
  err,
  type AbortSignalLike,
  type EpochMs,
  type Result,
} from '@shop/kernel';
import type { CallOptions } from './call-options.ts';

/** Deduplicates concurrent equal requests. */
export interface RequestDedup {
  /**
   * Runs `send`, or joins the running request of the same `key` if its deadline is not after this caller's. A
   * caller that aborts does not affect the others; the request is aborted when all callers have aborted.
   */
  share<T>(
    key: string,
    options: CallOptions,
    send: (options: CallOptions) => Promise<Result<T, ApiFailure>>,
  ): Promise<Result<T, ApiFailure>>;
}

interface SharedRequest {
  readonly answer: Promise<Result<unknown, ApiFailure>>;
  readonly deadline: EpochMs | undefined;
  leave(): void;
  join(): void;
}

/** Source: CC-19. */
export function createRequestDedup(): RequestDedup {
  const running = new Map<string, SharedRequest>();

  function start<T>(
    key: string,
    deadline: EpochMs | undefined,
    send: (options: CallOptions) => Promise<Result<T, ApiFailure>>,
  ): SharedRequest {
    const abort = createAbortController();
    let callers = 0;
    const answer = send({
      signal: abort.signal,
      deadline,
    }).finally(() => {
      if (running.get(key) === run) running.delete(key);
    });
    const run: SharedRequest = {
      answer,
      deadline,
      join: () => void callers++,
      leave() {
        callers -= 1;
        if (callers > 0) return;
        if (running.get(key) === run) running.delete(key);
        abort.abort('All callers aborted');
      },
    };
    running.set(key, run);
    return run;
  }

  return {
    async share<T>(
      key: string,
      options: CallOptions,
      send: (options: CallOptions) => Promise<Result<T, ApiFailure>>,
    ): Promise<Result<T, ApiFailure>> {
      if (options.signal?.aborted === true) return aborted(options.signal);
      const shared = running.get(key);
      const run =
        shared !== undefined && endsInTime(shared.deadline, options.deadline)
          ? shared
          : start(key, options.deadline, send);
      run.join();
      const answer = await withCaller(run, options.signal);
      const cutShort =
        !answer.ok && answer.error.kind === 'network' && answer.error.reason === 'timeout';
      // The joined request had a shorter deadline than this caller: send the request again.
      if (cutShort && run.deadline !== options.deadline) {
        return send(options);
      }
      return answer as Result<T, ApiFailure>;
    },
  };
}

/** True if a request with the deadline `sharedDeadline` ends before the caller's own deadline. */
function endsInTime(
  sharedDeadline: EpochMs | undefined,
  callerDeadline: EpochMs | undefined,
): boolean {
  return (
    callerDeadline === undefined ||
    (sharedDeadline !== undefined && sharedDeadline <= callerDeadline)
  );
}

async function withCaller(
  run: SharedRequest,
  signal: AbortSignalLike | undefined,
): Promise<Result<unknown, ApiFailure>> {
  if (signal === undefined) return run.answer;
  let leave: () => void = () => undefined;
  const abandoned = new Promise<Result<never, ApiFailure>>((resolve) => {
    leave = () => {
      run.leave();
      resolve(aborted(signal));
    };
    signal.addEventListener('abort', leave);
  });
  const answer = await Promise.race([run.answer, abandoned]);
  signal.removeEventListener('abort', leave);
  return answer;
}

function aborted(signal: AbortSignalLike): Result<never, ApiFailure> {
  return err({ kind: 'network', reason: 'aborted', cause: signal.reason });
}
