import { lazy, Suspense } from 'react';
import { untilFetched } from '../../platform/until-fetched.ts';
import { outcomeOf } from '../../shopper/orders/order-sending.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';

/** A separate chunk: few carts load it. */
const PendingPayment = lazy(() => untilFetched(() => import('./pending-payment.tsx')));

const none: readonly never[] = [];

/**
 * Shows the last order of this device while its payment is pending: its articles are reserved and no longer in the
 * cart.
 */
export function UnpaidOrder() {
  const tasks = useShopperValue(({ outbox }) => outbox.tasks, none);
  const outcome = outcomeOf(tasks.findLast(({ call }) => call === 'createOrder'));
  if (outcome?.kind !== 'placed' || outcome.order.awaits_payment !== true) return null;
  const number = String(outcome.order.orderNumber);
  return (
    <Suspense fallback={null}>
      <PendingPayment key={number} number={number} />
    </Suspense>
  );
}
