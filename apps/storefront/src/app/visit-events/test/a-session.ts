import type { AnalyticsEvent } from '@shop/analytics';
import type { AccountEvent, Session } from '@shop/account';
import type { CartItem, CartState, RemovedLine } from '@shop/cart-sync';
import type { CheckoutProgress, CheckoutState } from '@shop/checkout';
import { createObservable } from '@shop/kernel';
import type { SavedProduct } from '@shop/saved-lists';
import type { OutboxTask } from '@shop/sync-queue';
import type { ShopperSession } from '../../../shopper/session/shopper-session.ts';

/** Line of two lamps for 12,990 Ft each that the server has not confirmed. */
export const lampLine: CartItem = {
  sku: 'LAMP',
  type_id: 'simple',
  qty: 2,
  product: { id: 1, sku: 'LAMP', name: 'Lamp', type_id: 'simple', price_incl_tax: 12_990 },
};

/** The lamp of {@link lampLine} as an item. */
export const lampItem = { item_id: 'LAMP', item_name: 'Lamp', price: 12_990, quantity: 2 };

/** Creates a session whose parts a test changes, and a list of the sent events. */
export function createTestSession() {
  const events: AnalyticsEvent[] = [];
  const cartState = createObservable<Partial<CartState>>({ items: [] });
  const checkoutState = createObservable<Partial<CheckoutState>>({
    progress: { status: 'closed' },
  });
  const removedLine = createObservable<RemovedLine | undefined>(undefined);
  const tasks = createObservable<readonly Partial<OutboxTask>[]>([]);
  const saved = createObservable<readonly SavedProduct[]>([]);
  const session = createObservable<Partial<Session>>({ status: 'guest' });
  const listeners = new Set<(event: AccountEvent) => void>();
  const shopper = {
    cart: { state: cartState },
    checkout: { state: checkoutState },
    removedLine,
    outbox: { tasks },
    wishlist: { items: saved },
    account: {
      session,
      onEvent(listener: (event: AccountEvent) => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  } as unknown as ShopperSession;
  return {
    shopper,
    events,
    names: () => events.map(({ name }) => name),
    send: (event: AnalyticsEvent) => void events.push(event),
    setItems: (...items: readonly CartItem[]) => cartState.set({ ...cartState.get(), items }),
    setCoupon: (code: string) =>
      cartState.set({ ...cartState.get(), coupon: { code, discount: 100 } }),
    setProgress: (progress: CheckoutProgress, rest: object = {}) =>
      checkoutState.set({ ...checkoutState.get(), ...rest, progress }),
    setTasks: (...list: readonly Partial<OutboxTask>[]) => tasks.set(list),
    setSaved: (...list: readonly SavedProduct[]) => saved.set(list),
    setSession: (status: Session['status']) => session.set({ status }),
    removedLine,
    emit(event: AccountEvent) {
      for (const listener of listeners) listener(event);
    },
  };
}
