import { useLingui } from '@lingui/react/macro';
import type { SavedProduct } from '@shop/saved-lists';
import { productPath } from '@shop/url-resolver';
import { Button, LinkButton } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { openDrawerAtom } from '../../atoms/drawers.ts';
import { notifyAtom } from '../../atoms/notices.ts';
import { cartProducts } from '../../wiring/cart-products.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';

/** From the wishlist into the cart. What has to be chosen first is chosen on the product's own page. */
export function MoveToCart({ wish }: { wish: SavedProduct }) {
  const { t } = useLingui();
  const shop = useShop();
  const personal = usePersonal();
  const openDrawer = useSetAtom(openDrawerAtom);
  const notify = useSetAtom(notifyAtom);
  const [isBusy, setBusy] = useState(false);
  const path = productPath(wish, shop.linkRules);
  const choose = (
    <LinkButton
      variant="outline"
      size="small"
      href={path}
      aria-label={t`Choose options: ${wish.name}`}
    >
      {t`Choose options`}
    </LinkButton>
  );
  const [hasOptions, setHasOptions] = useState(
    wish.type_id === 'configurable' || wish.type_id === 'bundle',
  );
  if (hasOptions) return choose;

  async function move(): Promise<void> {
    if (personal === undefined) return;
    setBusy(true);
    const product = await cartProducts(shop).find({ sku: wish.sku, isVariant: false });
    setBusy(false);
    if (product === undefined) {
      notify({ tone: 'error', message: t`Error while adding products` });
      return;
    }
    if ((product.custom_options ?? []).length > 0) {
      setHasOptions(true);
      return;
    }
    const added = await personal.cart.add(product, { qty: 1 });
    if (!added.ok) return;
    await personal.wishlist.remove(wish.sku);
    openDrawer({ type: 'opened', name: 'cart' });
  }

  return (
    <Button
      variant="outline"
      size="small"
      icon="bag"
      aria-label={t`Move to the cart: ${wish.name}`}
      onClick={() => void move()}
      busyLabel={isBusy ? t`Adding…` : undefined}
    >
      {t`Move to the cart`}
    </Button>
  );
}
