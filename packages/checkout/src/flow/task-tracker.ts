/** Tracks tasks in progress. */
export interface TaskTracker {
  /** Returns the task itself. */
  track<T>(task: Promise<T>): Promise<T>;
  /** Resolves when no task is in progress. */
  settled(): Promise<void>;
}

export function createTaskTracker(): TaskTracker {
  const pending = new Set<Promise<unknown>>();
  return {
    track(task) {
      pending.add(task);
      const remove = () => pending.delete(task);
      task.then(remove, remove);
      return task;
    },
    async settled() {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
}
