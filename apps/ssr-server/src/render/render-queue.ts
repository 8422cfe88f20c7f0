import { OverloadedError } from './overloaded-error.ts';

export interface RenderQueue {
  /**
   * Runs `work` when its turn comes; clients take turns. Errors: `OverloadedError` if the queue is full and this client
   * has the most waiting renders, or when `work` is displaced by a client that has fewer.
   */
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
  figures(): { readonly running: number; readonly waiting: number };
}

export interface RenderQueueLimits {
  readonly atOnce: number;
  /** Maximum number of concurrent renders for one client, so that the others get processor time. */
  readonly atOncePerClient: number;
  readonly waiting: number;
}

/** A render spends most of its time waiting for the backend. A client that has waited about 2 s has usually left. */
export const defaultRenderLimits: RenderQueueLimits = {
  atOnce: 16,
  atOncePerClient: 4,
  waiting: 128,
};

interface Waiting {
  start(): void;
  refuse(error: OverloadedError): void;
}

interface Client {
  running: number;
  readonly waiting: Waiting[];
}

/**
 * Limits concurrent renders: each one uses memory, API calls and processor time. `clients` contains the waiting clients
 * in the order of their turns: a client moves to the end after its turn.
 */
export function createRenderQueue(limits: RenderQueueLimits): RenderQueue {
  const clients = new Map<string, Client>();
  let running = 0;
  let waiting = 0;

  function clientOf(key: string): Client {
    const client = clients.get(key) ?? { running: 0, waiting: [] };
    clients.set(key, client);
    return client;
  }

  const mayStart = (client: Client) =>
    running < limits.atOnce && client.running < limits.atOncePerClient;

  /** Starts waiting renders while there is capacity, by the order of turns. */
  function startNext(): void {
    for (const [key, client] of clients) {
      if (!mayStart(client)) continue;
      const next = client.waiting.shift();
      if (next === undefined) continue;
      clients.delete(key);
      clients.set(key, client);
      waiting -= 1;
      next.start();
      return startNext();
    }
  }

  function waitTurn(client: Client): Promise<void> {
    if (waiting >= limits.waiting) displaceFor(client);
    waiting += 1;
    return new Promise((resolve, reject) => {
      client.waiting.push({
        start() {
          take(client);
          resolve();
        },
        refuse: reject,
      });
    });
  }

  /**
   * Removes a waiting render of the client with the most waiting renders. Errors: `OverloadedError` if that is this
   * client.
   */
  function displaceFor(client: Client): void {
    const greediest = [...clients.values()].reduce((longest, candidate) =>
      candidate.waiting.length > longest.waiting.length ? candidate : longest,
    );
    const error = new OverloadedError('Too many pages are being made.');
    if (greediest.waiting.length <= client.waiting.length + 1) throw error;
    waiting -= 1;
    greediest.waiting.pop()?.refuse(error);
  }

  function take(client: Client): void {
    running += 1;
    client.running += 1;
  }

  return {
    async run(key, work) {
      const client = clientOf(key);
      try {
        if (mayStart(client) && client.waiting.length === 0) take(client);
        else await waitTurn(client);
      } catch (error) {
        forgetIdle(key, client);
        throw error;
      }
      try {
        return await work();
      } finally {
        running -= 1;
        client.running -= 1;
        startNext();
        forgetIdle(key, client);
      }
    },
    figures: () => ({ running, waiting }),
  };

  function forgetIdle(key: string, client: Client): void {
    if (client.running === 0 && client.waiting.length === 0 && clients.get(key) === client) {
      clients.delete(key);
    }
  }
}
