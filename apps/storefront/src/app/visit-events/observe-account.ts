import type { EventStream } from '@shop/analytics';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';

interface AccountObservation {
  readonly send: EventStream['send'];
  /** Returns true if the page is visible. Other tabs get the login event, too. */
  readonly isVisible: () => boolean;
  /** Returns the id of the shown route. */
  readonly routeId: () => string | undefined;
}

/** Route that takes over a session from another host of the shop: not a new login. */
const handOverRoute = '/vsbridge/sync_session';

/** Reports a login or a registration: by its form, or with an order. */
export function observeAccount(
  { account, checkout }: Pick<ShopperSession, 'account' | 'checkout'>,
  { send, isVisible, routeId }: AccountObservation,
): void {
  account.onEvent(({ type }) => {
    if (type !== 'signed-in' || !isVisible() || routeId() === handOverRoute) return;
    const isNew = routeId() === '/register' || checkout.state.get().progress.status === 'placing';
    send({ name: isNew ? 'sign_up' : 'login', parameters: { method: 'email' } });
  });
}
