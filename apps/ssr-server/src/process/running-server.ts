/** Maximum time for accepted requests to finish, in milliseconds. */
export const drainMs = 10_000;

/** The running server: one process, or a pool of workers. */
export interface RunningServer {
  /**
   * Stops in steps: reports "not ready", waits, accepts no new requests, finishes requests, closes the shared memory.
   */
  stop(): Promise<void>;
  /** Ends immediately, without the waits of `stop`. */
  kill?(): void;
}
