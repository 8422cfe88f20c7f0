import { useLingui } from '@lingui/react/macro';
import { pickupPointOf, shippingKey, type Checkout, type CheckoutState } from '@shop/checkout';
import { formatPickup } from '@shop/format';
import { Button, Grid, Heading, Stack } from '@shop/ui';
import { useState } from 'react';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { CartSummary, useSummaryLines } from '../../cart/cart-summary.tsx';
import { useCart } from '../../../shopper/cart/use-cart.ts';
import { useDeliveryDays } from '../../cart/use-delivery-days.ts';
import { CheckoutLines } from '../order/checkout-lines.tsx';
import { OrderEssentials } from '../order/order-essentials.tsx';
import { OrderProblems } from '../order/order-problems.tsx';
import type { Ordered } from '../order/ordered.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { ReviewDetails } from './review-details.tsx';

/**
 * Shows the complete order and the button that commits to payment. The information that the law requires is directly
 * above the button on every screen size. The order is placed only at a total shown here. Source: 45/2014. (II. 26.)
 * Korm. rendelet 15. §.
 */
export function ReviewStep({
  checkout,
  state,
  onPlace,
}: {
  checkout: Checkout;
  state: CheckoutState;
  /** Called with the displayed details of the order before it is placed. */
  onPlace: (ordered: Ordered) => void;
}) {
  const { t } = useLingui();
  const { view } = useShop();
  const { money } = useMoney();
  const { items, totals, shippingMethods, paymentMethods } = useCart();
  const { days: delivery } = useDeliveryDays(items);
  const summaryLines = useSummaryLines();
  const [isPlacing, setPlacing] = useState(false);
  const { shipping, payment, outcome } = state;
  const cash = checkout.cashLine();
  const carrier = shippingMethods.find((method) => shippingKey(method) === shipping.shippingMethod);
  const point = pickupPointOf(carrier, shipping);
  const paid = paymentMethods.find(({ code }) => code === payment.paymentMethod);

  async function place(): Promise<void> {
    setPlacing(true);
    onPlace({
      total: totals.grandTotal,
      fees: summaryLines.flatMap(({ id, label, value }) =>
        id === 'subtotal' ? [] : [{ label, value }],
      ),
      payment: paid?.title ?? payment.paymentMethod,
      paymentCode: payment.paymentMethod,
      ...(carrier?.method_title !== undefined && { shipping: carrier.method_title }),
      ...(point !== undefined && {
        pickup: formatPickup(point, view.language),
        isParcelPoint: carrier?.parcel_points !== undefined,
      }),
      delivery,
    });
    await checkout.place(totals.grandTotal);
    setPlacing(false);
  }

  return (
    <Grid columns="single">
      <Stack gap={6}>
        <Heading level={2} size="section">
          {t`Review order`}
        </Heading>
        <ReviewDetails state={state} carrier={carrier} payment={paid} />
      </Stack>
      <section aria-label={t`Your order`}>
        <Stack gap={6}>
          <CheckoutLines />
          <CartSummary
            extraLines={
              cash === undefined
                ? []
                : [
                    {
                      id: 'rounding',
                      label: t`Rounding (cash payment)`,
                      value: money(cash.rounding),
                    },
                    { id: 'cash', label: t`To pay in cash`, value: money(cash.payable) },
                  ]
            }
          />
          <OrderEssentials items={items} />
          {outcome !== undefined && outcome.kind !== 'placed' && outcome.kind !== 'queued' && (
            <OrderProblems checkout={checkout} outcome={outcome} />
          )}
          <AcceptTerms checkout={checkout} state={state} />
          <Button
            wide
            onClick={() => void place()}
            busyLabel={isPlacing ? t`The order is being placed…` : undefined}
          >
            {t`Order with obligation to pay`}
          </Button>
        </Stack>
      </section>
    </Grid>
  );
}
