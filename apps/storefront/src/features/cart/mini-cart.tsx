import { useLingui } from '@lingui/react/macro';
import { Button, Drawer, EmptyState, LinkButton, Stack } from '@shop/ui';
import { useDrawer } from '../../shared/overlays/use-drawer.ts';
import { CartLines } from './cart-lines.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartSummary, FreeShippingProgress } from './cart-summary.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import { useCart } from '../../shopper/cart/use-cart.ts';

/** Drawer with the cart. */
export function MiniCart() {
  const { t } = useLingui();
  const { isOpen, close } = useDrawer('cart');
  const { items, count } = useCart();
  const isEmpty = items.length === 0;
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={isEmpty ? t`Cart` : t`Cart (${count})`}
      closeLabel={t`Close`}
      footer={
        isEmpty ? undefined : (
          <Stack gap={3}>
            <CartSummary />
            <CheckoutButton wide />
            <LinkButton variant="outline" wide href="/cart" onClick={close}>
              {t`View cart`}
            </LinkButton>
          </Stack>
        )
      }
    >
      <Stack gap={4}>
        {isOpen && <UndoRemoval />}
        {isEmpty ? (
          <EmptyState
            icon="bag"
            title={t`Your cart is empty`}
            action={
              <Button variant="outline" onClick={close}>
                {t`Continue shopping`}
              </Button>
            }
          />
        ) : (
          <>
            <FreeShippingProgress />
            <CartLines items={items} size="small" />
          </>
        )}
      </Stack>
      {isOpen && <CartNotices />}
    </Drawer>
  );
}
