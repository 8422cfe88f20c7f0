import type { AdoptedCart } from '@shop/contract';
import { err, ok, unsafeBrand, type CartToken, type Result } from '@shop/kernel';
import type { CartInternals } from './server-sync.ts';
import { cleared } from '../lines/edit-lines.ts';
import { hasPendingChanges } from '../lines/edit-synced.ts';
import type { Reconciler } from './reconciler.ts';
import type { ServerCart, ServerCartFailure } from '../server/server-cart.ts';
import type { SyncSchedule } from './sync-schedule.ts';

/** Transfers the server cart to another host, or from there. */
export interface CartTransfer {
  handOff(binding?: string): Promise<Result<string, ServerCartFailure>>;
  adopt(code: string, binding?: string): Promise<Result<AdoptedCart, ServerCartFailure>>;
  adoptToken(token: string): Promise<Result<void, ServerCartFailure>>;
}

/** A change has not reached the server, so the server cart differs from the shown one. */
const pendingChangesFailure: ServerCartFailure = {
  kind: 'network',
  failure: { kind: 'unreachable' },
};

/** Source: CS-66. */
export function createCartTransfer(
  server: ServerCart,
  { cartStore, queue, saveEdit }: CartInternals,
  reconciler: Reconciler,
  schedule: SyncSchedule,
): CartTransfer {
  /** Replaces the cart of this device by a server cart. */
  async function takeOver(token: string): Promise<void> {
    await saveEdit(cleared);
    await queue.run(() => reconciler.adopt(token));
  }

  return {
    async handOff(binding) {
      await schedule.sync();
      return queue.run(async () => {
        const token = cartStore.token();
        if (token === undefined) return err<ServerCartFailure>({ kind: 'no-cart' });
        return hasPendingChanges(cartStore.cart.get())
          ? err(pendingChangesFailure)
          : server.handOff(token, binding);
      });
    },
    async adopt(code, binding) {
      const response = await server.adopt(code, binding);
      if (!response.ok) return response;
      await takeOver(response.value.cartToken);
      // If a session came with it, `authorise` syncs the cart once that session has begun.
      if (response.value.token === undefined) await schedule.sync();
      return response;
    },
    async adoptToken(token) {
      const pulled = await server.pull(unsafeBrand<CartToken>(token));
      if (!pulled.ok) return pulled;
      await takeOver(token);
      await schedule.sync();
      return ok();
    },
  };
}
