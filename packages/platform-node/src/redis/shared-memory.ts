export interface SharedCount {
  /** Sum over all processes, this call included. */
  readonly count: number;
  /** Milliseconds until the counter is reset. */
  readonly leftMs: number;
}

/**
 * Memory shared by several processes: copies only, each for a limited time. `undefined` means unknown: there was no
 * response in time. No method throws or takes longer than its limit.
 */
export interface SharedMemory {
  /** Returns the value; `null`: no value is stored. */
  get(key: string): Promise<Uint8Array | null | undefined>;
  /** Stores `value` for `ttlMs` under the key and each tag. */
  set(key: string, value: Uint8Array, ttlMs: number, tags: readonly string[]): Promise<void>;
  /** Removes every value with any of these tags. */
  drop(tags: readonly string[]): Promise<void>;
  /** Returns true for the one caller that gets the claim; false while another caller has it. */
  claim(key: string, ttlMs: number): Promise<boolean | undefined>;
  /** Releases a claim. */
  release(key: string): Promise<void>;
  /** Adds `by`, default one. The first call starts the window. */
  count(key: string, windowMs: number, by?: number): Promise<SharedCount | undefined>;
  close(): Promise<void>;
}
