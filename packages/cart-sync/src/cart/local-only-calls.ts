import { err } from '@shop/kernel';
import type { ServerCalls } from '../sync/server-sync.ts';

const refuse = async () => err({ kind: 'no-cart' } as const);
const doNothing = async () => undefined;

/** Calls of a cart without a server: each reports that there is none, and does nothing. Source: CS-21. */
export const localOnlyCalls: ServerCalls = {
  authorise: doNothing,
  sync: async () => ({
    done: false,
    reason: 'disabled',
    lines: [],
    client: 'no-changes',
    server: 'no-changes',
  }),
  syncTotals: doNothing,
  applyCoupon: refuse,
  removeCoupon: refuse,
  token: () => undefined,
  handOff: refuse,
  adopt: refuse,
  adoptToken: refuse,
  disconnect: doNothing,
};
