export interface FairQueue {
  /**
   * Runs `work` when its turn comes. Errors: rejects with the error of `busy` if the queue is full and this client has
   * its share of the places, or if a client with fewer waiting tasks displaced this one.
   */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
}

export interface FairQueueSize {
  /** Number of tasks that run at a time. */
  readonly width: number;
  /** Number of tasks that may wait, of all clients together. */
  readonly depth: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

/**
 * Limits concurrent costly work. Clients take turns, independent of their number of requests. When the queue is full,
 * the client with the most waiting requests loses its last place to a client with fewer. `busy`: creates the error of a
 * rejected request.
 */
export function createFairQueue({ width, depth }: FairQueueSize, busy: () => Error): FairQueue {
  /** Waiting tasks by client, next client first. */
  const waiting = new Map<string, Waiting[]>();
  let waitingCount = 0;
  let running = 0;

  function next(): Waiting | undefined {
    const [first] = waiting;
    if (first === undefined) return undefined;
    const [client, tasks] = first;
    const turn = tasks.shift();
    waiting.delete(client);
    if (tasks.length > 0) waiting.set(client, tasks);
    waitingCount -= 1;
    return turn;
  }

  function makeRoom(client: string): void {
    if (waitingCount < depth) return;
    const tasks = waiting.get(client)?.length ?? 0;
    const [longest, places] = [...waiting].reduce(
      (longest, entry) => (entry[1].length > longest[1].length ? entry : longest),
      [client, []],
    );
    if (places.length <= tasks + 1) throw busy();
    places.pop()?.refuse();
    if (places.length === 0) waiting.delete(longest);
    waitingCount -= 1;
  }

  async function takePlace(client: string): Promise<void> {
    if (running < width) {
      running += 1;
      return;
    }
    makeRoom(client);
    waitingCount += 1;
    // The finished task gives its place to the next one, so `running` does not change.
    await new Promise<void>((resolve, reject) => {
      const turn = { begin: resolve, refuse: () => reject(busy()) };
      const tasks = waiting.get(client);
      if (tasks === undefined) waiting.set(client, [turn]);
      else tasks.push(turn);
    });
  }

  return {
    async run(client, work) {
      await takePlace(client);
      try {
        return await work();
      } finally {
        const turn = next();
        if (turn === undefined) running -= 1;
        else turn.begin();
      }
    },
  };
}
