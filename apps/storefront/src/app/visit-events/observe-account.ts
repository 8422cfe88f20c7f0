import type { EventStream } from '@shop/analytics';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';

interface AccountObservation {
  readonly send: EventStream['send'];
  /** Returns true if the page is visible. Other tabs hear of the sign-in, too. */
  readonly isVisible: () => boolean;
  /** Id of the route that is shown. */
  readonly routeId: () => string | undefined;
}

/** Route that takes over a session from another host of the shop: it is no new sign-in. */
const handOverRoute = '/vsbridge/sync_session';

/** Reports that a customer signed in, or signed up: by the form for it, or with an order. */
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
