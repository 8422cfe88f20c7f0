import { unsafeBrand, type CartToken } from '@shop/kernel';
import type { CartLink } from './cart-link.ts';
import type { CartSyncConfig } from '../cart/cart-sync-config.ts';
import type { ServerPorts } from '../cart/cart-ports.ts';
import { failureAction } from './failure-action.ts';
import { failureText } from '../server/failure-text.ts';
import type { ServerCartFailure } from '../server/server-cart.ts';

/** Creates and replaces server carts. Call every method inside the serial queue. */
export interface ServerConnection {
  /** Creates a server cart for the user, or for a guest, and attaches it. Returns the failure, if any. */
  connect(asGuest: boolean): Promise<ServerCartFailure | undefined>;
  /** Replaces a cart that the server does not know. Returns true if there is a new one. */
  replace(failure: ServerCartFailure): Promise<boolean>;
  /** Attaches this server cart and enables sync. */
  adopt(token: string): Promise<void>;
  /** True after a final refusal, until `enable`. */
  isDisabled(): boolean;
  enable(): void;
}

/** Refusals lead to a new guest cart `maxCartBypassAttempts` times. Source: CS-23, CS-25. */
export function createServerConnection(
  config: Pick<CartSyncConfig, 'maxCartBypassAttempts'>,
  { server, session, log }: Pick<ServerPorts, 'server' | 'session' | 'log'>,
  cartLink: CartLink,
  onConnecting: () => void,
): ServerConnection {
  let bypasses = 0;
  let isDisabled = false;

  async function connect(asGuest: boolean): Promise<ServerCartFailure | undefined> {
    await cartLink.detachReleased();
    onConnecting();
    const created = await server.create(asGuest);
    if (created.ok) {
      await cartLink.attach(created.value);
      return undefined;
    }
    const { error } = created;
    if (error.kind === 'unauthorized' && bypasses < config.maxCartBypassAttempts) {
      bypasses++;
      return connect(true);
    }
    if (failureAction(error) === 'retry') {
      log.warn('cart.create-failed', { kind: error.kind, text: failureText(error) });
    } else {
      isDisabled = true;
      log.warn('cart.sync-disabled', { text: failureText(error) });
    }
    return error;
  }

  return {
    connect,
    async replace(failure) {
      log.warn('cart.lost', { kind: failure.kind, text: failureText(failure) });
      if (bypasses >= config.maxCartBypassAttempts) {
        isDisabled = true;
        return false;
      }
      bypasses++;
      // Replaces a missing cart for the same user; after a 401 only a guest cart is possible.
      const asGuest = failure.kind === 'unauthorized' || !session.isSignedIn();
      return (await connect(asGuest)) === undefined;
    },
    async adopt(token) {
      isDisabled = false;
      // It may be the released cart itself, which is unknown to the server as well.
      await cartLink.detachReleased();
      await cartLink.attach(unsafeBrand<CartToken>(token));
    },
    isDisabled: () => isDisabled,
    enable() {
      isDisabled = false;
    },
  };
}
