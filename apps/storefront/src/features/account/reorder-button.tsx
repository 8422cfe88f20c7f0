import { useLingui } from '@lingui/react/macro';
import type { Order } from '@shop/contract';
import { Button, Notice } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { openDrawerAtom } from '../../atoms/drawers.ts';
import { cartProducts } from '../../wiring/cart-products.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useShop } from '../../wiring/use-shop.ts';

/** Puts everything of an order into the cart again, and names what cannot be had any more. */
export function ReorderButton({ order }: { order: Order }) {
  const { t } = useLingui();
  const shop = useShop();
  const personal = usePersonal();
  const openDrawer = useSetAtom(openDrawerAtom);
  const [isBusy, setBusy] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);

  async function reorder(): Promise<void> {
    if (personal === undefined) return;
    setBusy(true);
    const gone: string[] = [];
    const products = cartProducts(shop);
    for (const item of order.items) {
      const product = await products.find({
        sku: item.sku,
        isVariant: item.product_type === 'configurable',
      });
      const added =
        product === undefined
          ? undefined
          : await personal.cart.add(
              item.product_option === undefined
                ? product
                : { ...product, product_option: item.product_option },
              { qty: item.qty_ordered, silent: true },
            );
      if (added?.ok !== true) gone.push(item.name);
    }
    setBusy(false);
    setMissing(gone);
    if (gone.length < order.items.length) openDrawer('cart');
  }

  const names = missing.join(', ');
  return (
    <>
      <Button
        variant="outline"
        size="small"
        onClick={() => void reorder()}
        busyLabel={isBusy ? t`Adding…` : undefined}
      >
        {t`Order again`}
      </Button>
      {missing.length > 0 && (
        <Notice tone="warning" live>
          {t`No longer available: ${names}`}
        </Notice>
      )}
    </>
  );
}
