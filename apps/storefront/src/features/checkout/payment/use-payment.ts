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

/** Milliseconds between two status requests at first: most results come within seconds. */
const quickMs = 2_000;
const slowMs = 8_000;
/** Number of quick requests before the slow interval. */
const quickLooks = 15;

/** Content of the payment page. */
export type PaymentPhase =
  | { readonly name: 'loading' }
  /** The page of the provider is opening. */
  | { readonly name: 'leaving' }
  /** The shop is unreachable. `payment`: last known status. */
  | { readonly name: 'unreachable'; readonly payment: OrderPaymentStatus | undefined }
  | { readonly name: 'unknown' }
  | { readonly name: 'known'; readonly payment: OrderPaymentStatus };

export type PaymentProblem = 'payment-refused' | 'payment-unavailable' | 'payment-closed' | 'other';

/**
 * Returns the payment state of an order, polled while it can change, and the shopper's actions. A press starts one
 * payment only. The first payment starts automatically, once, when the shopper comes from placing the order.
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
    // Just placed: the checkout must first store that the cart was ordered; a page that was left cannot store it.
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

  // Stored before the payment starts, so that neither Back nor a reload starts another one.
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
    // After Back from the provider the browser may restore this page from its cache.
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

/** Returns true while the result can arrive without an action of the shopper. */
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
