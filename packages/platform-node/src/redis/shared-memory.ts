export interface SharedCount {
  /** Sum over all processes, this call included. */
  readonly count: number;
  /** Milliseconds until counting begins anew. */
  readonly leftMs: number;
}

/**
 * Memory shared by several processes: copies only, each for a limited time. `undefined` everywhere means that
 * nobody knows: it could not be asked in time. Nothing here ever throws or takes longer than its limit.
 */
export interface SharedMemory {
  /** `null`: there is nothing. */
  get(key: string): Promise<Uint8Array | null | undefined>;
  /** Keeps `value` for `ttlMs` and remembers it under each tag. */
  set(key: string, value: Uint8Array, ttlMs: number, tags: readonly string[]): Promise<void>;
  /** Forgets everything kept under any of these tags. */
  drop(tags: readonly string[]): Promise<void>;
  /** True for the one caller who gets it; false while somebody else has it. */
  claim(key: string, ttlMs: number): Promise<boolean | undefined>;
  /** Gives back what was claimed. */
  release(key: string): Promise<void>;
  /** Adds `by`, one when nothing is said; the first of a window begins it. */
  count(key: string, windowMs: number, by?: number): Promise<SharedCount | undefined>;
  close(): Promise<void>;
}
