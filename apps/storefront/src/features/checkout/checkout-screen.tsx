import { useLingui } from '@lingui/react/macro';
import {
  toProfileDetails,
  stepOfRefusal,
  stepsOf,
  type Checkout,
  type CheckoutStep,
} from '@shop/checkout';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import {
  Container,
  EmptyState,
  Grid,
  LineListSkeleton,
  LinkButton,
  PageTitle,
  Stack,
  Stepper,
  type StepperStep,
} from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../platform/first-sign.ts';
import { useShopper, useShopperValue } from '../../shopper/session/use-shopper.ts';
import { CartSummary } from '../cart/cart-summary.tsx';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { useDeliveryDays } from '../cart/use-delivery-days.ts';
import { useShop } from '../../shop/use-shop.ts';
import { CheckoutLines } from './order/checkout-lines.tsx';
import type { Ordered } from './order/ordered.ts';
import { OrderProblems } from './order/order-problems.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { PersonalStep } from './steps/personal-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ShippingStep } from './steps/shipping-step.tsx';
import { useCheckoutState } from './fields/use-checkout.ts';

/** Checkout in steps; the hash of the address names the step. */
export function CheckoutScreen() {
  const { t } = useLingui();
  const shopper = useShopper();
  const session = useShopperValue(({ account }) => account.session, undefined);
  const [opened, setOpened] = useState<'opening' | 'open' | 'empty'>('opening');

  useEffect(() => {
    if (shopper === undefined) return undefined;
    const { checkout, cart } = shopper;
    void (async () => {
      await cart.load({ force: true });
      await cart.settled();
      const entered = await checkout.open(window.location.hash);
      setOpened(entered.ok ? 'open' : 'empty');
    })();
    return () => checkout.close();
  }, [shopper]);

  // Data of the account prefills the fields; typed values are preserved.
  const profile = session?.status === 'signed-in' ? session.profile : undefined;
  useEffect(() => {
    if (opened === 'open' && shopper !== undefined && profile !== undefined) {
      void shopper.checkout.fillFrom(toProfileDetails(profile));
    }
  }, [opened, shopper, profile]);

  return (
    <Container>
      <PageTitle>{t`Checkout`}</PageTitle>
      {opened === 'empty' && <NothingToOrder />}
      {opened === 'open' && shopper !== undefined && <Steps checkout={shopper.checkout} />}
      {opened === 'opening' && <LineListSkeleton label={t`Loading`} count={3} />}
    </Container>
  );
}

function NothingToOrder() {
  const { t } = useLingui();
  const { mainCategoryPath } = useShop().config.urls;
  return (
    <EmptyState
      icon="bag"
      title={t`The cart is empty, checkout is not possible`}
      action={<LinkButton href={mainCategoryPath}>{t`Continue shopping`}</LinkButton>}
    />
  );
}

function Steps({ checkout }: { checkout: Checkout }) {
  const { t } = useLingui();
  const state = useCheckoutState(checkout);
  const { isVirtual, items } = useCart();
  // Requested before the review: a response that arrives in the review would move the buttons there.
  useDeliveryDays(items);
  const navigate = useNavigate();
  const router = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const { progress, outcome } = state;
  const ordered = useRef<Ordered>(undefined);
  const step = progress.status === 'filling' ? progress.step : undefined;
  const names: Readonly<Record<CheckoutStep, string>> = {
    personalDetails: t`Personal details`,
    shipping: t`Shipping`,
    payment: t`Payment`,
    orderReview: t`Review order`,
  };

  // Loads the order page in advance: it then opens also if the network is lost before the order is placed.
  useEffect(
    () => whenIdle(() => void router.preloadRoute({ to: '/thank-you' }).catch(() => undefined)),
    [router],
  );

  // Back and Forward change the hash; the checkout decides whether that step may open.
  useEffect(() => {
    const requestedStep = stepsOf(false).find((name) => name === hash);
    if (requestedStep !== undefined) void checkout.goTo(requestedStep);
  }, [checkout, hash]);

  useEffect(() => {
    if (step !== undefined && step !== hash) {
      void navigate({ to: '.', hash: step, replace: hash === '', hashScrollIntoView: false });
      window.scrollTo(0, 0);
    }
    // Only a new step moves the address; the address moving is the effect above.
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [step, navigate]);

  useEffect(() => {
    const state = ordered.current === undefined ? {} : { ordered: ordered.current };
    if (outcome?.kind === 'placed') {
      const number = encodeURIComponent(String(outcome.order.orderNumber));
      if (outcome.order.awaits_payment === true) {
        const href = `/payment?order=${number}`;
        void navigate({ href, replace: true, state: { ...state, startsPayment: true } });
      } else {
        void navigate({ href: `/thank-you?order=${number}`, replace: true, state });
      }
    }
    if (outcome?.kind === 'queued') void navigate({ href: '/thank-you', replace: true, state });
  }, [outcome, navigate]);

  if (progress.status === 'closed' && progress.because === 'empty') return <NothingToOrder />;
  if (progress.status !== 'filling' && progress.status !== 'placing') return null;
  const current = step ?? 'orderReview';
  const isMendedHere =
    outcome?.kind === 'refused' && stepOfRefusal(outcome.reason, isVirtual) === current;
  return (
    <Stack gap={8}>
      <Stepper
        label={t`Steps of the order`}
        doneLabel={t`done`}
        steps={progress.steps.map((id): StepperStep => ({
          id,
          label: names[id],
          status: id === current ? 'current' : progress.done.includes(id) ? 'done' : 'upcoming',
          href: progress.done.includes(id) && id !== current ? `#${id}` : undefined,
        }))}
      />
      {current === 'orderReview' ? (
        <ReviewStep
          checkout={checkout}
          state={state}
          onPlace={(orderDetails) => {
            ordered.current = orderDetails;
          }}
        />
      ) : (
        <Grid columns="aside">
          <Stack gap={8}>
            {isMendedHere && <OrderProblems checkout={checkout} outcome={outcome} isAtStepToFix />}
            {current === 'personalDetails' && <PersonalStep checkout={checkout} state={state} />}
            {current === 'shipping' && <ShippingStep checkout={checkout} state={state} />}
            {current === 'payment' && <PaymentStep checkout={checkout} state={state} />}
          </Stack>
          <aside aria-label={t`Your order`}>
            <Stack gap={6}>
              <CheckoutLines />
              <CartSummary />
            </Stack>
          </aside>
        </Grid>
      )}
    </Stack>
  );
}
