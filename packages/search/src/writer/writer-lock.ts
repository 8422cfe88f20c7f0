/** Elects one of all processes on a database: the process whose session holds a lock. */
export interface WriterLock {
  /** Returns true if this process held the lock at the last call of {@link acquire}. */
  isHeld(): boolean;
  /** Takes the lock if it is free. Returns true if this process holds it now, false while no database answers. */
  acquire(): Promise<boolean>;
  /** Ends the session, which frees the lock. */
  close(): Promise<void>;
}
