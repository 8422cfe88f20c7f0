import { useLingui } from '@lingui/react/macro';
import { shopCalls, type OrderPaymentStatus } from '@shop/contract';
import { Alert, TextLink } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useAskShop } from '../../shopper/session/ask-shop.ts';

/** Asks the shop for the payment of an order, and leads to it while it can be paid. */
export default function PendingPayment({ number }: { readonly number: string }) {
  const { t } = useLingui();
  const ask = useAskShop();
  const [payment, setPayment] = useState<OrderPaymentStatus>();

  useEffect(() => {
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
  if (!canBePaid) return null;
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
