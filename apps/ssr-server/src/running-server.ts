/** Milliseconds accepted requests have to finish. */
export const drainMs = 10_000;

/** What was started: this process by itself, or a pool of workers. */
export interface RunningServer {
  /** Not ready → notice → no new requests → finish → shared memory. */
  stop(): Promise<void>;
  /** Ends at once what `stop` would wait for. */
  kill?(): void;
}
