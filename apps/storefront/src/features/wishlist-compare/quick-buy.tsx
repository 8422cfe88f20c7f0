import { useLingui } from '@lingui/react/macro';
import { quantityRules } from '@shop/catalog';
import type { SavedProduct } from '@shop/saved-lists';
import { productPath } from '@shop/url-resolver';
import { Button, LinkButton } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { openDrawerAtom } from '../../shared/overlays/drawers.ts';
import { showToastAtom } from '../../shared/toasts/toasts.ts';
import { cartProducts } from '../../shopper/cart/cart-products.ts';
import { useShop } from '../../shop/use-shop.ts';
import { useStartShopper } from '../../shared/toasts/use-start-shopper.ts';

/** Adds a product of a list to the cart. A product with options opens its page instead. */
export function QuickBuy({
  product,
  onBought,
}: {
  product: SavedProduct;
  /** Called after the product was added to the cart. */
  onBought?: () => Promise<unknown>;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const startShopper = useStartShopper();
  const openDrawer = useSetAtom(openDrawerAtom);
  const notify = useSetAtom(showToastAtom);
  const [isBusy, setBusy] = useState(false);
  const path = productPath(product, shop.linkRules);
  const choose = (
    <LinkButton
      variant="outline"
      size="small"
      href={path}
      aria-label={t`Variants: ${product.name}`}
    >
      {t`Variants`}
    </LinkButton>
  );
  const [hasOptions, setHasOptions] = useState(
    product.type_id === 'configurable' || product.type_id === 'bundle',
  );
  if (hasOptions) return choose;

  async function buy(): Promise<void> {
    setBusy(true);
    const cartProduct = await cartProducts(shop)
      .find({ sku: product.sku, isVariant: false })
      .catch(() => undefined);
    setBusy(false);
    if (cartProduct === undefined) {
      notify({ tone: 'error', message: t`Error while adding products` });
      return;
    }
    if ((cartProduct.custom_options ?? []).length > 0) {
      setHasOptions(true);
      return;
    }
    const shopper = await startShopper(() => void buy());
    if (shopper === undefined) return;
    const added = await shopper.cart.add(cartProduct, { qty: quantityRules(cartProduct).min });
    if (!added.ok) return;
    await onBought?.();
    openDrawer({ type: 'opened', name: 'cart' });
  }

  return (
    <Button
      variant="outline"
      size="small"
      icon="bag"
      aria-label={t`Add to cart: ${product.name}`}
      onClick={() => void buy()}
      busyLabel={isBusy ? t`Adding…` : undefined}
    >
      {/* Fits the column of the comparison on a phone, and is the beginning of the accessible name. */}
      {t`Add`}
    </Button>
  );
}
