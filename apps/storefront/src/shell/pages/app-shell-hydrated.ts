import { createSignal } from '../../platform/hydrate/signal.ts';

/**
 * Fulfilled when React has hydrated the screen of the app shell. The document hydrates before: its screen is in its own
 * boundary, which cannot hydrate once the router shows another screen.
 */
export const appShellHydrated = createSignal<void>();
