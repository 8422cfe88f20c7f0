import { useLingui } from '@lingui/react/macro';
import { shopCalls, type OrderPaymentStatus } from '@shop/contract';
import { Alert, TextLink } from '@shop/ui';
import { useEffect, useState } from 'react';
import { outcomeOf } from '../../shopper/orders/order-sending.ts';
import { useAskShop } from '../../shopper/session/ask-shop.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';

const none: readonly never[] = [];

/**
 * Shows the last order of this device while its payment is pending: its articles are reserved and no longer in the
 * cart.
 */
export function UnpaidOrder() {
  const { t } = useLingui();
  const ask = useAskShop();
  const tasks = useShopperValue(({ outbox }) => outbox.tasks, none);
  const outcome = outcomeOf(tasks.findLast(({ call }) => call === 'createOrder'));
  const number =
    outcome?.kind === 'placed' && outcome.order.awaits_payment === true
      ? String(outcome.order.orderNumber)
      : undefined;
  const [payment, setPayment] = useState<OrderPaymentStatus>();

  useEffect(() => {
    if (number === undefined) return undefined;
    let isShown = true;
    void (async () => {
      const checked = await ask(shopCalls.checkPayment, { body: { orderNumber: number } });
      if (isShown && checked.ok) setPayment(checked.value);
    })();
    return () => {
      isShown = false;
    };
  }, [ask, number]);

  const canBePaid = payment?.state === 'awaiting' || payment?.state === 'failed';
  if (number === undefined || !canBePaid) return null;
  return (
    <Alert
      tone="info"
      live
      title={t`An order waits for its payment`}
      action={
        <TextLink href={`/payment?order=${encodeURIComponent(number)}`}>
          {t`Continue to payment`}
        </TextLink>
      }
    >
      {t`Order number: ${number}. The articles are reserved for you, so they are not in the cart.`}
    </Alert>
  );
}
