import { useLingui } from '@lingui/react/macro';
import {
  Container,
  EmptyState,
  Grid,
  LineListSkeleton,
  LinkButton,
  PageTitle,
  Stack,
  Text,
} from '@shop/ui';
import { writeSharedCart } from '@shop/cart-sync/shared-cart';
import { EmptyPlace, WaitingPlace } from '../../shared/page/empty-place.tsx';
import { ScriptsNeeded } from '../../shared/page/scripts-needed.tsx';
import { RecentlyViewed } from '../../shared/product-card/recently-viewed.tsx';
import { ShareButton } from '../../shared/share/share-button.tsx';
import { useShop } from '../../shop/use-shop.ts';
import { Bestsellers } from './bestsellers.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSummary, FreeShippingProgress } from './cart-summary.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { CouponForm } from './coupon-form.tsx';
import { InstallOffer } from './install-offer.tsx';
import { TotalsExplained } from './totals-explained.tsx';
import { UnpaidOrder } from './unpaid-order.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import { Suspense } from 'react';
import { useCart } from '../../shopper/cart/use-cart.ts';
import { useDeliveryDays } from './use-delivery-days.ts';
import { latePart } from '../../platform/late-part.tsx';

/** Separate chunks: an empty cart does not load them. */
const deliveryPlace = latePart(() => import('../../shared/delivery/delivery-place.tsx'));

/** Page of the cart. */
export function CartScreen() {
  const { t } = useLingui();
  const { config } = useShop();
  const { mainCategoryPath } = config.urls;
  const { asksPostcode } = config.checkout;
  const { items, status, isVirtual } = useCart();
  const isKnown = status !== 'loading';
  const isEmpty = items.length === 0;
  const { days, isOnItsWay } = useDeliveryDays(items);
  return (
    <>
      <Container>
        <PageTitle>{t`Cart`}</PageTitle>
        <Stack gap={6}>
          <UndoRemoval />
          {isEmpty && !isKnown && (
            <WaitingPlace>
              <LineListSkeleton label={t`Loading`} count={3} />
              <ScriptsNeeded />
            </WaitingPlace>
          )}
          {isEmpty && (
            <EmptyPlace isKnown={isKnown}>
              <Stack gap={6}>
                <UnpaidOrder />
                <EmptyState
                  icon="bag"
                  title={t`Your cart is empty`}
                  text={t`What is put into the cart stays here, also after the page is closed.`}
                  action={<LinkButton href={mainCategoryPath}>{t`Continue shopping`}</LinkButton>}
                />
              </Stack>
            </EmptyPlace>
          )}
          {items.length > 0 && (
            <Grid columns="aside">
              <CartLines items={items} />
              <Stack gap={6}>
                <FreeShippingProgress />
                <CouponForm />
                <Stack gap={2}>
                  <CartSummary />
                  {days !== undefined && <Text size="small">{t`Expected delivery: ${days}`}</Text>}
                  {isOnItsWay && <Text size="small">…</Text>}
                  {asksPostcode && !isVirtual && (
                    <Suspense fallback={<Text size="small">…</Text>}>
                      <deliveryPlace.Component />
                    </Suspense>
                  )}
                </Stack>
                <CheckoutButton wide />
                <TotalsExplained />
                <Stack align="start">
                  <ShareButton
                    path={`/shared-cart#${writeSharedCart(items)}`}
                    title={t`Shared cart`}
                    label={t`Share the cart`}
                  />
                </Stack>
                <InstallOffer />
              </Stack>
            </Grid>
          )}
        </Stack>
      </Container>
      {isEmpty && (
        <EmptyPlace isKnown={isKnown}>
          <RecentlyViewed />
          <Bestsellers />
        </EmptyPlace>
      )}
    </>
  );
}
