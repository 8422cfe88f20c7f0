import type { Broadcast } from '@shop/kernel';

/**
 * Creates a channel for messages to the other tabs, never back to this tab. Without BroadcastChannel, or if the browser
 * denies it, no message is delivered: other tabs then see changes at their next read.
 */
export function createTabBroadcast(channelName: string): Broadcast {
  const channel = openChannel(channelName);
  if (channel === undefined) return { post: () => undefined, subscribe: () => () => undefined };
  // In Node an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
  return {
    post(message) {
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
        channel.postMessage(message);
      } catch {
        // The browser has closed the channel.
      }
    },
    subscribe(listener) {
      const onMessage = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') listener(event.data);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
