import { shopCalls, type OrderPaymentStatus } from '@shop/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { systemClock } from '@shop/platform-browser';
import { useAskShop } from '../../../shopper/session/ask-shop.ts';
import { useShopperStore } from '../../../shopper/session/use-shopper.ts';
import { waitUntilSettled } from '../../../shopper/session/wait-until-settled.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order was just placed: its payment starts without another press. */
    startsPayment?: boolean;
    /** The payment of everything due. */
    paid?: Pick<OrderPaymentStatus, 'title' | 'amount' | 'currency'>;
  }
}

/** Milliseconds between two looks: quick at first, as most answers come within seconds. */
const quickMs = 2_000;
const slowMs = 8_000;
/** Looks until the slow pace. */
const quickLooks = 15;

/** What the page of a payment shows. */
export type PaymentPhase =
  | { readonly name: 'loading' }
  /** On the way to the page of the provider. */
  | { readonly name: 'leaving' }
  /** The shop cannot be asked now. `payment`: as it was last known. */
  | { readonly name: 'unreachable'; readonly payment: OrderPaymentStatus | undefined }
  | { readonly name: 'unknown' }
  | { readonly name: 'known'; readonly payment: OrderPaymentStatus };

export type PaymentProblem = 'payment-refused' | 'payment-unavailable' | 'payment-closed' | 'other';

/**
 * State of the payment of an order, asked again and again while it can change, and what its shopper can do. A press starts one
 * payment only; the first one starts automatically, once, when the shopper comes from placing the order.
 */
export function usePayment(orderNumber: string) {
  const ask = useAskShop();
  const navigate = useNavigate();
  const shopperStore = useShopperStore();
  const startsNow = useLocation({ select: ({ state }) => state.startsPayment === true });
  const [phase, setPhase] = useState<PaymentPhase>({ name: 'loading' });
  const [problem, setProblem] = useState<PaymentProblem>();
  const isLeaving = useRef(false);

  const look = useCallback(async (): Promise<void> => {
    if (orderNumber === '') {
      setPhase({ name: 'unknown' });
      return;
    }
    const checked = await ask(shopCalls.checkPayment, { body: { orderNumber } });
    if (isLeaving.current) return;
    if (checked.ok) setPhase({ name: 'known', payment: checked.value });
    else if (checked.error.kind === 'rejected' && checked.error.error === 'order-unknown') {
      setPhase({ name: 'unknown' });
    } else {
      setPhase((previous) => ({
        name: 'unreachable',
        payment:
          previous.name === 'known' || previous.name === 'unreachable'
            ? previous.payment
            : undefined,
      }));
    }
  }, [ask, orderNumber]);

  const start = useCallback(async (): Promise<void> => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    setProblem(undefined);
    setPhase({ name: 'leaving' });
    const started = await ask(shopCalls.startPayment, { body: { orderNumber } });
    // Just placed: a page that has left stores no longer that the cart was ordered.
    const checkout = shopperStore.get()?.checkout;
    if (checkout !== undefined) await waitUntilSettled(checkout, systemClock);
    if (started.ok && isPageOf(started.value.redirect_url, started.value.origins)) {
      window.location.assign(started.value.redirect_url);
      return;
    }
    isLeaving.current = false;
    setProblem(started.ok ? 'other' : problemOf(started.error));
    await look();
  }, [ask, look, orderNumber, shopperStore]);

  // Marked as begun before it begins: neither Back nor a reload starts a payment.
  useEffect(() => {
    if (!startsNow) {
      void look();
      return;
    }
    void (async () => {
      await navigate({ to: '.', search: true, replace: true, state: { startsPayment: false } });
      await start();
    })();
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- once for each order
  }, [orderNumber]);

  useEffect(() => {
    // Back from the provider, the browser may show this page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      isLeaving.current = false;
      void look();
    };
    const onReturn = () => {
      if (document.visibilityState === 'visible') void look();
    };
    window.addEventListener('pageshow', onShow);
    window.addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('pageshow', onShow);
      window.removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [look]);

  const looks = useRef(0);
  useEffect(() => {
    if (!isWaiting(phase)) return undefined;
    const delayMs = looks.current < quickLooks ? quickMs : slowMs;
    const timer = setTimeout(() => {
      looks.current += 1;
      void look();
    }, delayMs);
    return () => clearTimeout(timer);
  }, [phase, look]);

  return { phase, problem, look, start, show: setPhase };
}

/** Returns true while the outcome may come without the shopper. */
function isWaiting(phase: PaymentPhase): boolean {
  if (phase.name === 'unreachable') return true;
  return phase.name === 'known' && phase.payment.state === 'awaiting' && phase.payment.is_open;
}

/** Returns true for a page of the configured provider. */
function isPageOf(page: string, origins: readonly string[]): boolean {
  if (!URL.canParse(page)) return false;
  const { origin, protocol } = new URL(page);
  return (protocol === 'https:' || protocol === 'http:') && origins.includes(origin);
}

function problemOf(error: { readonly kind: string; readonly error?: string | undefined }) {
  const { error: code } = error;
  return code === 'payment-refused' || code === 'payment-unavailable' || code === 'payment-closed'
    ? code
    : 'other';
}
