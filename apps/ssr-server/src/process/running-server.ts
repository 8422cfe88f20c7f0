/** Milliseconds accepted requests have to finish. */
export const drainMs = 10_000;

/** The running server: one process, or a pool of workers. */
export interface RunningServer {
  /** Not ready → notice → no new requests → finish → shared memory. */
  stop(): Promise<void>;
  /** Ends immediately, without the waits of `stop`. */
  kill?(): void;
}
