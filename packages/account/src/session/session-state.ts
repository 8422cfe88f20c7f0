import type { Order, Profile } from '@shop/contract';
import { createObservable, type Observable } from '@shop/kernel';
import type { Session } from '../account/account.ts';
import type { DataAges, SessionStore } from './session-store.ts';

/** Session of this tab: the observable value, and the stored profile and orders. */
export interface SessionState {
  readonly session: Observable<Session>;
  /** Profile of the signed-in customer, if known. */
  profile(): Profile | undefined;
  /** Newest orders of the signed-in customer, if known. */
  orders(): readonly Order[] | undefined;
  showGuest(): void;
  /** Shows a signed-in customer. Fields that are not given keep their value. */
  showSignedIn(
    fields: Partial<DataAges> & {
      readonly profile?: Profile | undefined;
      readonly orders?: readonly Order[] | undefined;
    },
  ): void;
  /** Shows and stores the profile. Does nothing for a guest. */
  setProfile(profile: Profile): Promise<void>;
  /**
   * Shows and stores the newest orders. A withdrawal that came with a single order stays while the order's status is
   * the same. Does nothing for a guest. Source: AC-53.
   */
  setOrders(orders: readonly Order[]): Promise<void>;
  /** Replaces the order with that number among the newest; their age stays. Does nothing if it is not among them. */
  replaceOrder(order: Order): Promise<void>;
  /** Number of sessions that began or ended. A read that started at another number is out of date. */
  changeCount(): number;
  /** Counts a session that begins or ends. */
  countChange(): void;
}

/** Starts as `starting`. `now`: epoch ms; undefined without a clock. Source: AC-4, AC-26, AC-52. */
export function createSessionState(
  store: SessionStore,
  now: () => number | undefined,
): SessionState {
  const session = createObservable<Session>({ status: 'starting' });
  let changeCount = 0;

  const signedIn = () => {
    const current = session.get();
    return current.status === 'signed-in' ? current : undefined;
  };
  function showSignedIn(fields: Parameters<SessionState['showSignedIn']>[0]): void {
    const previous = signedIn();
    session.set({
      status: 'signed-in',
      profile: fields.profile ?? previous?.profile,
      orders: fields.orders ?? previous?.orders,
      profileAtMs: fields.profileAtMs ?? previous?.profileAtMs,
      ordersAtMs: fields.ordersAtMs ?? previous?.ordersAtMs,
    });
  }

  return {
    session,
    profile: () => signedIn()?.profile,
    orders: () => signedIn()?.orders,
    showGuest: () => session.set({ status: 'guest' }),
    showSignedIn,
    async setProfile(profile) {
      if (signedIn() === undefined) return;
      const profileAtMs = now();
      showSignedIn({ profile, profileAtMs });
      await store.writeProfile(profile, profileAtMs);
    },
    async setOrders(orders) {
      const current = signedIn();
      if (current === undefined) return;
      const ordersAtMs = now();
      const ordersByNumber = new Map(
        current.orders?.map((storedOrder) => [storedOrder.increment_id, storedOrder]),
      );
      const completeOrders = orders.map((order) => {
        const storedOrder = ordersByNumber.get(order.increment_id);
        if (order.withdrawal !== undefined || storedOrder?.status !== order.status) return order;
        return { ...order, withdrawal: storedOrder.withdrawal };
      });
      showSignedIn({ orders: completeOrders, ordersAtMs });
      await store.writeOrders(completeOrders, ordersAtMs);
    },
    async replaceOrder(order) {
      const current = signedIn();
      const isSame = ({ increment_id: number }: Order) => number === order.increment_id;
      if (current?.orders === undefined || !current.orders.some(isSame)) return;
      const orders = current.orders.map((listedOrder) =>
        isSame(listedOrder) ? order : listedOrder,
      );
      showSignedIn({ orders });
      await store.writeOrders(orders, current.ordersAtMs);
    },
    changeCount: () => changeCount,
    countChange: () => void (changeCount += 1),
  };
}
