import { useLingui } from '@lingui/react/macro';
import { shopCalls, type OrderPaymentStatus } from '@shop/contract';
import { formatDateTime } from '@shop/format';
import { unsafeBrand, type EpochMs } from '@shop/kernel';
import {
  Alert,
  Button,
  Container,
  LinkButton,
  PageTitle,
  Stack,
  Text,
  TextSkeleton,
} from '@shop/ui';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useIsWritten } from '../../../shared/page/use-is-written.ts';
import { useAskShop } from '../../../shopper/session/ask-shop.ts';
import { useShopper, useShopperValue } from '../../../shopper/session/use-shopper.ts';
import { usePaymentTexts } from './payment-texts.ts';
import { findSentOrder, restoreCart } from './restore-cart.ts';
import { usePayment } from './use-payment.ts';

const none: readonly never[] = [];
const route = getRouteApi('/payment');

/**
 * Page between the shop and the payment provider: opens the provider, waits for the result, shows it with the order,
 * and offers the next actions. A reload, Back or a lost network changes nothing: all data comes from the shop.
 */
export function PaymentScreen() {
  const { order = '' } = route.useSearch();
  const { t } = useLingui();
  const navigate = useNavigate();
  const { phase, problem, look, start, show } = usePayment(order);
  const texts = usePaymentTexts();
  const isWritten = useIsWritten();
  const payment = 'payment' in phase ? phase.payment : undefined;
  const paid = payment?.state === 'paid' ? payment : undefined;
  const isPaid = paid !== undefined;

  useEffect(() => {
    if (paid === undefined) return;
    const { title, amount, currency } = paid;
    const href = `/thank-you?order=${encodeURIComponent(order)}`;
    void navigate({ href, replace: true, state: { paid: { title, amount, currency } } });
  }, [paid, navigate, order]);

  return (
    <Container width="narrow">
      <PageTitle>{t`Payment`}</PageTitle>
      <Stack gap={6}>
        {(phase.name === 'loading' || isPaid) && <TextSkeleton label={t`Loading`} count={2} />}
        {phase.name === 'leaving' && (
          <output>
            <Text size="large">{t`We are taking you to the secure page of the payment provider…`}</Text>
          </output>
        )}
        {phase.name === 'unknown' && (
          <>
            <Alert tone="warning" live>{t`There is no payment for this order number.`}</Alert>
            <div>
              {isWritten('/ugyfelszolgalat') ? (
                <LinkButton href="/ugyfelszolgalat">{t`Customer service`}</LinkButton>
              ) : (
                <LinkButton href="/">{t`Continue shopping`}</LinkButton>
              )}
            </div>
          </>
        )}
        {phase.name === 'unreachable' && (
          <Alert tone="warning" live>
            {t`The shop cannot be reached now. Your order is safe: this page asks again as soon as there is a connection.`}
          </Alert>
        )}
        {problem !== undefined && (
          <Alert tone="error" live>
            {texts.problem(problem)}
          </Alert>
        )}
        {payment !== undefined && !isPaid && (
          <PaymentState
            payment={payment}
            onStart={() => void start()}
            onChange={(changed) => show({ name: 'known', payment: changed })}
          />
        )}
        {phase.name === 'unreachable' && (
          <div>
            <Button variant="outline" onClick={() => void look()}>
              {t`Ask again now`}
            </Button>
          </div>
        )}
      </Stack>
    </Container>
  );
}

interface PaymentStateProps {
  payment: OrderPaymentStatus;
  onStart: () => void;
  onChange: (payment: OrderPaymentStatus) => void;
}

function PaymentState({ payment, onStart, onChange }: PaymentStateProps) {
  const { t } = useLingui();
  const texts = usePaymentTexts();
  const { money } = useMoney(payment.currency);
  const order = payment.order_number;
  const isSentHere = useIsSentHere(order);
  const amount = money(payment.amount);
  const refunded = money(payment.refunded);
  const method = payment.title;
  const facts = (
    <>
      <Text size="large">{t`Order number: ${order}`}</Text>
      <Text>{t`Amount to pay: ${amount} (${method})`}</Text>
    </>
  );
  switch (payment.state) {
    case 'awaiting':
      return (
        <>
          {payment.is_open && (
            <Alert tone="info" live>
              {t`We are waiting for the payment provider to report your payment. If you have paid, there is nothing to do: this page goes on by itself.`}
            </Alert>
          )}
          {facts}
          <Reserved payment={payment} />
          <Stack direction="row" gap={3}>
            <Button onClick={onStart}>
              {payment.is_open ? t`Continue to payment` : t`Pay now`}
            </Button>
            <OtherWay payment={payment} onChange={onChange} />
          </Stack>
        </>
      );
    case 'failed':
      return (
        <>
          <Alert tone="error" live title={t`Payment failed`}>
            <span>{texts.reason(payment)}</span>{' '}
            <span>
              {isSentHere
                ? t`Try again. If you choose another way to pay, the articles are put back into your cart.`
                : t`Please try again.`}
            </span>
          </Alert>
          {facts}
          <Reserved payment={payment} />
          <Stack direction="row" gap={3}>
            <Button onClick={onStart}>{t`Try again`}</Button>
            <OtherWay payment={payment} onChange={onChange} />
          </Stack>
        </>
      );
    case 'undeliverable':
      return (
        <>
          <Alert tone="warning" live>
            {t`Your payment arrived after the reservation was over, and the articles were sold in the meantime. You decide: we procure them again, or refund the whole amount.`}
          </Alert>
          {facts}
          <Decision payment={payment} onChange={onChange} />
        </>
      );
    case 'lapsed':
    case 'canceled':
      return (
        <>
          <Alert tone="warning" live>
            {t`This order was not paid in time and is canceled. Nothing was charged.`}
          </Alert>
          <Text size="large">{t`Order number: ${order}`}</Text>
          <div>
            <OtherWay
              payment={payment}
              onChange={onChange}
              label={t`Put the articles into the cart`}
            />
          </div>
        </>
      );
    case 'refunded':
    case 'partly-refunded':
      return (
        <>
          <Alert tone="info" live>
            {t`We have refunded ${refunded}. Banks usually credit it within some working days.`}
          </Alert>
          <Text size="large">{t`Order number: ${order}`}</Text>
        </>
      );
    case 'paid':
      return null;
  }
}

/** Returns true if this device sent the order: then its lines can be added to the cart again. */
function useIsSentHere(orderNumber: string): boolean {
  const tasks = useShopperValue(({ outbox }) => outbox.tasks, none);
  return findSentOrder(tasks, orderNumber) !== undefined;
}

function Reserved({ payment }: { payment: OrderPaymentStatus }) {
  const { t } = useLingui();
  const { view } = useShop();
  if (payment.reserved_until === undefined || payment.reserved_until === null) return null;
  const at = unsafeBrand<EpochMs>(Date.parse(payment.reserved_until));
  const until = formatDateTime(at, view.language).replaceAll(' ', '\u00a0');
  return <Text tone="muted">{t`The articles are reserved for you until ${until}.`}</Text>;
}

/**
 * Cancels the order, adds its lines to the cart again, and opens the choice of the payment method. Only if the lines
 * are known.
 */
function OtherWay({
  payment,
  onChange,
  label,
}: {
  payment: OrderPaymentStatus;
  onChange: PaymentStateProps['onChange'];
  label?: string;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const shopper = useShopper();
  const ask = useAskShop();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<'none' | 'busy' | 'failed' | 'lost'>('none');
  const isSentHere = useIsSentHere(payment.order_number);

  async function choose(): Promise<void> {
    if (shopper === undefined) return;
    setProgress('busy');
    const body = { orderNumber: payment.order_number };
    const abandoned = await ask(shopCalls.abandonPayment, { body });
    if (!abandoned.ok) {
      setProgress('failed');
      return;
    }
    const { payment: canceled, coupon_code: coupon } = abandoned.value;
    if (await restoreCart(shop, shopper, payment.order_number, coupon ?? undefined)) {
      await navigate({ to: '/checkout', hash: 'payment' });
      return;
    }
    setProgress('lost');
    onChange(canceled);
  }

  if (!isSentHere) return null;
  return (
    <>
      <Button
        variant="outline"
        onClick={() => void choose()}
        busyLabel={progress === 'busy' ? t`Restoring the cart…` : undefined}
      >
        {label ?? t`Choose another way`}
      </Button>
      {progress === 'failed' && (
        <Alert tone="error" live>
          {t`That did not succeed. Please try again in a moment.`}
        </Alert>
      )}
      {progress === 'lost' && (
        <Alert tone="warning" live>
          {t`Some articles could not be put into the cart again. Please check your cart.`}
        </Alert>
      )}
    </>
  );
}

function Decision({ payment, onChange }: Pick<PaymentStateProps, 'payment' | 'onChange'>) {
  const { t } = useLingui();
  const ask = useAskShop();
  const [busy, setBusy] = useState<'wait' | 'refund'>();

  async function decide(choice: 'wait' | 'refund'): Promise<void> {
    setBusy(choice);
    const body = { orderNumber: payment.order_number, choice };
    const decided = await ask(shopCalls.decidePayment, { body });
    setBusy(undefined);
    if (decided.ok) onChange(decided.value);
  }

  return (
    <Stack direction="row" gap={3}>
      <Button
        onClick={() => void decide('wait')}
        busyLabel={busy === 'wait' ? t`Sending…` : undefined}
      >
        {t`I wait for the articles`}
      </Button>
      <Button
        variant="outline"
        onClick={() => void decide('refund')}
        busyLabel={busy === 'refund' ? t`Sending…` : undefined}
      >
        {t`Refund my payment`}
      </Button>
    </Stack>
  );
}
