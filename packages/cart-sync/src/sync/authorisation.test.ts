import { expect, it } from 'vitest';
import type { ServerPorts } from '../cart/cart-ports.ts';
import { defaultCartSyncConfig } from '../cart/default-cart-sync-config.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';
import { createAuthorisation } from './authorisation.ts';

/** Connects the cart of a signed-in user, and returns the calls of the schedule. */
async function connectWith(failure: ServerCartFailure) {
  const outcomes: unknown[] = [];
  const ports = {
    session: { isSignedIn: () => true, lastOrderAt: () => undefined },
    connectivity: { isOnline: () => true },
    clock: { now: () => 0 },
  } as unknown as ServerPorts;
  const authorisation = createAuthorisation(defaultCartSyncConfig, ports, {
    cartStore: { refresh: async () => undefined },
    reconciler: { enable: () => undefined, connect: async () => failure },
    schedule: { finish: (outcome: unknown) => void outcomes.push(outcome) },
    totalsSync: { view: { get: () => ({}) } },
  } as unknown as Parameters<typeof createAuthorisation>[2]);
  await authorisation.run();
  return { outcomes, isPending: authorisation.isPending() };
}

it('[CS-65] a cart that cannot be connected for now is tried again', async () => {
  const failure: ServerCartFailure = { kind: 'network', failure: { kind: 'timeout' } };
  expect(await connectWith(failure)).toEqual({
    outcomes: [{ report: { done: false }, transientFailure: failure }],
    isPending: true,
  });
});

it('[CS-65] a cart that is refused is not tried again', async () => {
  expect(await connectWith({ kind: 'unauthorized' })).toEqual({
    outcomes: [{ report: { done: false }, transientFailure: undefined }],
    isPending: false,
  });
});
