import type { Broadcast } from '@shop/kernel';

/**
 * Messages to the other tabs, never back to this one. Where the browser has no BroadcastChannel nobody hears;
 * a broadcast decides nothing, so nothing breaks.
 */
export function createTabBroadcast(channelName: string): Broadcast {
  if (typeof BroadcastChannel === 'undefined') {
    return { post: () => undefined, subscribe: () => () => undefined };
  }
  const channel = new BroadcastChannel(channelName);
  // In Node an open channel would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const hear = (event: MessageEvent<unknown>) => {
        if (typeof event.data === 'string') listener(event.data);
      };
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
