import { useLingui } from '@lingui/react/macro';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import type { NewOrderInput } from '@shop/contract';
import { formatPickup } from '@shop/format';
import {
  Container,
  LinkButton,
  Alert,
  PageTitle,
  Stack,
  Text,
  TextLink,
  TextSkeleton,
} from '@shop/ui';
import { useShop } from '../../../shop/use-shop.ts';
import { useIsHydrated } from '../../../platform/use-is-hydrated.ts';
import { useIsWritten } from '../../../shared/page/use-is-written.ts';
import { guestOrderPath } from '../../../shared/orders/guest-order-path.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderedDetails } from './ordered-details.tsx';
import { useDoubtText } from '../order/doubt-text.ts';
import { useOutcomeText } from '../order/outcome-text.ts';
import { SendingRule } from './sending-rule.tsx';
import { TransferDetails } from './transfer-details.tsx';
import { outcomeOf } from '../../../shopper/orders/order-sending.ts';
import { useShopper, useShopperValue } from '../../../shopper/session/use-shopper.ts';

const none: readonly never[] = [];
const route = getRouteApi('/thank-you');

/**
 * Page after the order: its number once the server has sent one, else whether it will be sent; its lines, address and
 * next steps. All data comes from this device after hydration, so no cache contains it.
 */
export function ThankYouScreen() {
  const { t } = useLingui();
  const state = useOrderState();
  const unsentTitle = useUnsentTitle(state);
  const { order, isWaiting, ordered, outboxOrder, place, isParcelPoint, paid } = state;
  const pickup = place ?? ordered?.pickup;
  const paymentCode = ordered?.paymentCode ?? outboxOrder?.addressInformation.payment_method_code;
  const total = ordered?.total ?? outboxOrder?.expected_total;
  return (
    <Container width="narrow">
      <PageTitle>{unsentTitle ?? t`Thank you for your order!`}</PageTitle>
      <Stack gap={6}>
        <SendingNotes state={state} />
        {order !== undefined && <Text size="large">{t`Order number: ${order}`}</Text>}
        {(order !== undefined || isWaiting) && (
          <NextSteps
            isWaiting={isWaiting}
            paymentCode={paymentCode}
            arrival={isParcelPoint ? 'parcel' : arrivalOf(ordered, outboxOrder, pickup)}
          />
        )}
        {(outboxOrder ?? ordered ?? paid) !== undefined && (
          <OrderedDetails
            order={outboxOrder}
            displayedDetails={ordered}
            pickup={pickup}
            paid={paid}
          />
        )}
        {order !== undefined && total !== undefined && (
          <TransferDetails method={paymentCode} amount={Number(total)} orderNumber={order} />
        )}
        <NextLinks state={state} />
      </Stack>
    </Container>
  );
}

type OrderState = ReturnType<typeof useOrderState>;

/**
 * Shows whether the order is loading, rejected, in doubt, waiting or unknown to this device; nothing once it has a
 * number.
 */
function SendingNotes({
  state: { order, last, refusal, doubt, isKnown, isUnsent, isWaiting, isTurnedBack },
}: {
  readonly state: OrderState;
}) {
  const { t } = useLingui();
  return (
    <>
      {order === undefined && !isKnown && <TextSkeleton label={t`Loading`} count={2} />}
      {refusal !== undefined && (
        <Alert tone="error" live>
          {refusal}
        </Alert>
      )}
      {doubt !== undefined && (
        <Alert tone="warning" live>
          {doubt.text}
        </Alert>
      )}
      {isUnsent && last === undefined && (
        <Text>{t`No order waits to be sent on this device. The details of earlier orders are in the confirmation by e-mail.`}</Text>
      )}
      {isUnsent && last?.state === 'parked' && doubt === undefined && (
        <Alert tone="warning" live>
          {t`The order could not be sent.`}
        </Alert>
      )}
      {isWaiting && isTurnedBack && (
        <Alert tone="warning" live>
          {t`The order cannot be transferred because of server error. Order has been queued`}
        </Alert>
      )}
      {isWaiting && !isTurnedBack && last !== undefined && <SendingRule order={last} />}
    </>
  );
}

/** Links to the payment, the shop, the order and the customer service. */
function NextLinks({ state: { order, awaitsPayment, access } }: { readonly state: OrderState }) {
  const { t } = useLingui();
  const isWritten = useIsWritten();
  const session = useShopperValue((shopper) => shopper.account.session, undefined);
  return (
    <Stack direction="row" gap={4}>
      {order !== undefined && awaitsPayment && (
        <LinkButton href={`/payment?order=${encodeURIComponent(order)}`}>{t`Pay now`}</LinkButton>
      )}
      <LinkButton href="/">{t`Continue shopping`}</LinkButton>
      {order !== undefined && session?.status !== 'signed-in' && (
        <LinkButton variant="outline" href={guestOrderPath(order, access)}>
          {t`View the order`}
        </LinkButton>
      )}
      {session?.status === 'signed-in' && (
        <LinkButton variant="outline" href="/account/orders">
          {t`My orders`}
        </LinkButton>
      )}
      {isWritten('/ugyfelszolgalat') && (
        <TextLink href="/ugyfelszolgalat">{t`Customer service`}</TextLink>
      )}
    </Stack>
  );
}

/** Returns how the articles reach the customer; `none` for an order without shipping. */
function arrivalOf(
  ordered: OrderState['ordered'],
  outboxOrder: OrderState['outboxOrder'],
  pickup: string | undefined,
): 'parcel' | 'pickup' | 'none' {
  const pointCode = outboxOrder?.addressInformation.shippingExtraFields?.pickup_point;
  if (pickup !== undefined || typeof pointCode === 'string') return 'pickup';
  const isSent = ordered?.shipping ?? outboxOrder?.addressInformation.shippingAddress;
  return isSent === undefined ? 'none' : 'parcel';
}

/** Returns the title of an order without a number; undefined for a placed one. */
function useUnsentTitle({ refusal, isUnsent, doubt, last }: OrderState): string | undefined {
  const { t } = useLingui();
  if (refusal !== undefined) return t`The order was not placed`;
  if (!isUnsent) return undefined;
  if (doubt !== undefined) return doubt.title;
  return last === undefined ? t`No order is waiting` : t`The order is saved`;
}

/** State of the order of this page: from the address, the history entry and the outbox of this device. */
function useOrderState() {
  const search = route.useSearch();
  const historyOrder = useLocation({ select: ({ state }) => state.ordered });
  const paid = useLocation({ select: ({ state }) => state.paid });
  const { language } = useShop().view;
  const isHydrated = useIsHydrated();
  const isKnown = useShopper() !== undefined;
  // A waiting order may get its number while this page is open or before it is opened again.
  const tasks = useShopperValue(({ outbox }) => outbox.tasks, none);
  const last = tasks.findLast(({ call }) => call === 'createOrder');
  const outcomeText = useOutcomeText();
  const doubtText = useDoubtText();
  const outcome = outcomeOf(last);
  const refusal =
    search.order === undefined && (outcome?.kind === 'refused' || outcome?.kind === 'total-changed')
      ? outcomeText(outcome)
      : undefined;
  const placedOrderNumber = outcome?.kind === 'placed' ? outcome.order.orderNumber : undefined;
  const point = outcome?.kind === 'placed' ? outcome.order.pickup_point : undefined;
  const place = point === undefined ? undefined : formatPickup(point, language);
  // Kind of the last failure: the network was available, but the shop did not accept the order.
  const trouble = last?.lastTrouble?.kind;
  const isTurnedBack = trouble === 'later' || trouble === 'not-an-answer';
  const order = isHydrated ? (search.order ?? placedOrderNumber) : undefined;
  const isUnsent = isKnown && order === undefined && refusal === undefined;
  const doubt = isUnsent && last !== undefined ? doubtText(last) : undefined;
  const isWaiting =
    isUnsent && last !== undefined && last.state !== 'parked' && doubt === undefined;
  const ordered =
    refusal === undefined && (order !== undefined || isWaiting) ? historyOrder : undefined;
  // Only a visit directly after placing the order shows more than its number.
  const isOwn =
    placedOrderNumber === undefined
      ? order === undefined
      : search.order === placedOrderNumber || historyOrder !== undefined;
  const outboxOrder =
    isOwn && isHydrated && refusal === undefined
      ? (last?.body as NewOrderInput | undefined)
      : undefined;
  return {
    /** Order number; undefined until the server has sent one. */
    order,
    /** Last order task of the outbox. */
    last,
    refusal,
    doubt,
    isKnown,
    isUnsent,
    isWaiting,
    isTurnedBack,
    ordered,
    outboxOrder,
    /** Pickup point as text. */
    place,
    /** True if the carrier announces when the parcel can be picked up. */
    isParcelPoint: point?.['carrier'] !== undefined || ordered?.isParcelPoint === true,
    /** Token that opens the page of the order; undefined if this device did not place it. */
    access:
      outcome?.kind === 'placed' && outcome.order.orderNumber === order
        ? outcome.order.access
        : undefined,
    /** Payment by which this page was reached; undefined before its number is shown. */
    paid: order === undefined ? undefined : paid,
    /** True for an order that must be paid online, unless this page was opened after the payment. */
    awaitsPayment:
      paid === undefined && outcome?.kind === 'placed' && outcome.order.awaits_payment === true,
  };
}
