import type { EventSink } from './marketing-events.ts';

declare global {
  interface Window {
    /** The list tag managers read events from, by their common name. */
    dataLayer?: unknown[];
  }
}

/** Writes events where the analytics script finds them, whether it has come yet or not. */
export const dataLayerSink: EventSink = {
  push(event) {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  },
};
