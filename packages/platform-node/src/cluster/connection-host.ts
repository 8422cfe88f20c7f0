import {
  listenerKey,
  openSharedListener,
  type ConnectionReply,
  type ConnectionTaker,
  type SharedAddress,
  type SharedListener,
} from './shared-listener.ts';

/** Result of {@link ConnectionHost.listen} as it is sent to a worker: errors lose their code on the way. */
export type ListenResult =
  | { readonly port: number }
  | { readonly code: string | undefined; readonly message: string };

/** Listeners of a primary process, which all its workers share. */
export interface ConnectionHost {
  /** Has the worker take connections of the address, which is opened for the first one. */
  listen(worker: ConnectionTaker, address: SharedAddress): Promise<ListenResult>;
  /** The worker takes no more connections of the listener. The last one that says so closes it. */
  leave(worker: ConnectionTaker, key: string): void;
  reply(worker: ConnectionTaker, reply: ConnectionReply): void;
  /** The worker has ended. */
  lose(worker: ConnectionTaker): void;
  /** Closes all listeners. */
  close(): void;
}

export function createConnectionHost(): ConnectionHost {
  const listeners = new Map<string, Promise<SharedListener>>();
  const opened = new Map<string, SharedListener>();

  async function open(key: string, address: SharedAddress): Promise<SharedListener> {
    const listener = await openSharedListener(address);
    opened.set(key, listener);
    return listener;
  }

  function close(key: string): void {
    opened.get(key)?.close();
    opened.delete(key);
    listeners.delete(key);
  }

  return {
    async listen(worker, address) {
      const key = listenerKey(address);
      const opening = listeners.get(key) ?? open(key, address);
      listeners.set(key, opening);
      try {
        const listener = await opening;
        listener.join(worker);
        return { port: listener.port };
      } catch (error) {
        listeners.delete(key);
        const { code, message } = error as NodeJS.ErrnoException;
        return { code, message };
      }
    },
    leave(worker, key) {
      if (opened.get(key)?.leave(worker) === true) close(key);
    },
    reply(worker, { connectionOf, isAccepted }) {
      opened.get(connectionOf)?.reply(worker, isAccepted);
    },
    lose(worker) {
      for (const listener of opened.values()) listener.lose(worker);
    },
    close() {
      for (const key of opened.keys()) close(key);
    },
  };
}
