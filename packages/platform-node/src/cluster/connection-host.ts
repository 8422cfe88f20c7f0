import {
  listenerKey,
  openSharedListener,
  type ConnectionReply,
  type ConnectionTaker,
  type SharedAddress,
  type SharedListener,
} from './shared-listener.ts';

/** Result of {@link ConnectionHost.listen} as it is sent to a worker: an error would lose its code in the message. */
export type ListenResult =
  | { readonly port: number }
  | { readonly code: string | undefined; readonly message: string };

/** Listeners of a primary process, which all its workers share. */
export interface ConnectionHost {
  /** Adds the worker to those that get connections of the address. The first call opens the address. */
  listen(worker: ConnectionTaker, address: SharedAddress): Promise<ListenResult>;
  /** Removes the worker from the listener. Removing the last worker closes the listener. */
  leave(worker: ConnectionTaker, key: string): void;
  reply(worker: ConnectionTaker, reply: ConnectionReply): void;
  /** Removes a worker that has ended. */
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
