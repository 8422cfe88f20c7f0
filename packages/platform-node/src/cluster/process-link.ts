/** Handlers of a process for calls from the other side of a link, by name. */
export type LinkCalls = Readonly<Record<string, (value: unknown) => unknown>>;

/** One side of the channel between a primary process and a worker. */
export interface LinkChannel {
  send(message: unknown, onSent: (error: Error | null) => void): unknown;
  on(event: 'message', listen: (message: unknown) => void): unknown;
}

export interface ProcessLink {
  /**
   * Calls the other process. Errors: rejects if the call failed, the process has ended, or there is no response within
   * `limitMs`.
   */
  ask(call: string, value?: unknown, limitMs?: number): Promise<unknown>;
  /** Rejects all pending calls: the other process has ended. */
  close(): void;
}

type LinkMessage =
  | { readonly link: 'ask'; readonly id: number; readonly call: string; readonly value: unknown }
  | { readonly link: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly link: 'failure'; readonly id: number; readonly reason: string };

/** Messages of one turn of the event loop, in the order they were sent. */
interface LinkBatch {
  readonly link: 'batch';
  readonly messages: readonly LinkMessage[];
}

interface Outgoing {
  readonly message: LinkMessage;
  onError(error: Error): void;
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
  readonly timer: NodeJS.Timeout;
}

const defaultLimitMs = 5_000;

/**
 * Creates calls and responses over a channel that also carries other messages. Values are cloned, including bytes.
 * Calls of the same turn travel in one message. Calls are answered in their order, except those whose response takes
 * time.
 */
export function createProcessLink(channel: LinkChannel, calls: LinkCalls): ProcessLink {
  const waiting = new Map<number, Waiting>();
  let nextId = 1;

  function settle(id: number): Waiting | undefined {
    const entry = waiting.get(id);
    waiting.delete(id);
    clearTimeout(entry?.timer);
    return entry;
  }

  let outgoing: Outgoing[] = [];

  function send(message: LinkMessage, onError: (error: Error) => void): void {
    if (outgoing.push({ message, onError }) === 1) queueMicrotask(sendOutgoing);
  }

  function sendOutgoing(): void {
    const messages = outgoing;
    outgoing = [];
    const batch: LinkBatch = { link: 'batch', messages: messages.map(({ message }) => message) };
    channel.send(batch, (error) => {
      if (error !== null) for (const { onError } of messages) onError(error);
    });
  }

  async function answer(id: number, call: string, value: unknown): Promise<void> {
    // The requesting process has ended if the response cannot be sent.
    const onError = () => undefined;
    try {
      const handle = calls[call];
      if (handle === undefined) throw new Error(`There is no call "${call}".`);
      send({ link: 'answer', id, value: await handle(value) }, onError);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      send({ link: 'failure', id, reason }, onError);
    }
  }

  channel.on('message', (message) => {
    if (isLinkBatch(message)) message.messages.forEach(receive);
  });

  function receive(message: LinkMessage): void {
    if (message.link === 'ask') void answer(message.id, message.call, message.value);
    else if (message.link === 'answer') settle(message.id)?.resolve(message.value);
    else settle(message.id)?.reject(new Error(message.reason));
  }

  return {
    ask(call, value, limitMs = defaultLimitMs) {
      const id = nextId++;
      return new Promise((resolve, reject) => {
        const fail = (error: Error) => settle(id)?.reject(error);
        const timer = setTimeout(
          () => fail(new Error(`No answer to "${call}" in ${limitMs} ms.`)),
          limitMs,
        );
        timer.unref();
        waiting.set(id, { resolve, reject, timer });
        send({ link: 'ask', id, call, value }, fail);
      });
    },
    close() {
      for (const id of waiting.keys()) settle(id)?.reject(new Error('The process is gone.'));
    },
  };
}

function isLinkBatch(message: unknown): message is LinkBatch {
  return typeof message === 'object' && message !== null && 'link' in message;
}
