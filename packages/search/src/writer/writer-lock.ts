/** Elects one of all processes on a database: the one whose session holds a lock. */
export interface WriterLock {
  /** True if this process held the lock when it last called {@link acquire}. */
  isHeld(): boolean;
  /** Takes the lock if it is free, and returns true if this process holds it now. False while no database answers. */
  acquire(): Promise<boolean>;
  /** Ends the session, which frees the lock. */
  close(): Promise<void>;
}
