import { createSignal } from '../../platform/hydrate/signal.ts';

/**
 * Fulfilled when React has hydrated the screen of the app shell. The document is hydrated before: its screen is in a
 * boundary of its own, and cannot be hydrated once the router shows another one.
 */
export const appShellHydrated = createSignal<void>();
