import type { EventSink } from './marketing-events.ts';

declare global {
  interface Window {
    /** The list tag managers read events from, by their common name. */
    dataLayer?: unknown[];
  }
}

/** Writes events to the list that the analytics script reads, before or after it is loaded. */
export const dataLayerSink: EventSink = {
  push(event) {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  },
};
