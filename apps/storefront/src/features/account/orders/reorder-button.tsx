import { useLingui } from '@lingui/react/macro';
import { changedPrice } from '@shop/cart-sync';
import type { Order } from '@shop/contract';
import { salablePart, quantityRules } from '@shop/catalog';
import { Button, Alert } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { openDrawerAtom } from '../../../shared/overlays/drawers.ts';
import { cartProducts } from '../../../shopper/cart/cart-products.ts';
import { useMoney } from '../../../shop/use-money.ts';
import { useShopper } from '../../../shopper/session/use-shopper.ts';
import { useShop } from '../../../shop/use-shop.ts';

/**
 * Adds all lines of an order to the cart, and names articles that are unavailable, reduced in quantity or changed in
 * price.
 */
export function ReorderButton({ order }: { order: Order }) {
  const { t } = useLingui();
  const shop = useShop();
  const shopper = useShopper();
  const openDrawer = useSetAtom(openDrawerAtom);
  const [isBusy, setBusy] = useState(false);
  const { money } = useMoney();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [fewer, setFewer] = useState<readonly string[]>([]);
  const [changed, setChanged] = useState<readonly string[]>([]);

  const { currency } = shop.view;
  // An order of another store view may have another currency.
  const isComparable = (order.order_currency_code ?? currency) === currency;

  async function reorder(): Promise<void> {
    if (shopper === undefined) return;
    setBusy(true);
    const unavailableNames: string[] = [];
    const few: string[] = [];
    const dearer: string[] = [];
    const products = cartProducts(shop);
    for (const item of order.items) {
      const [product, stock] = await Promise.all([
        products
          .find({ sku: item.sku, isVariant: item.product_type === 'configurable' })
          .catch(() => undefined),
        shop.catalog.stock(item.sku),
      ]);
      const { name, qty_ordered: ordered } = item;
      const pieces =
        product === undefined
          ? 0
          : salablePart(ordered, stock.ok ? stock.value : undefined, quantityRules(product));
      const added =
        product === undefined || pieces === 0
          ? undefined
          : await shopper.cart.add(
              item.product_option === undefined
                ? product
                : { ...product, product_option: item.product_option },
              { qty: pieces, silent: true },
            );
      if (added?.ok !== true) {
        unavailableNames.push(name);
        continue;
      }
      if (pieces < ordered) few.push(t`${name} (${pieces} instead of ${ordered})`);
      const [line] = added.value;
      const change = changedPrice(
        item.price_incl_tax,
        line?.product.price_incl_tax,
        line?.checksum,
      );
      if (isComparable && change !== undefined) {
        dearer.push(`${name}: ${money(change.was)} → ${money(change.is)}`);
      }
    }
    setBusy(false);
    setMissing(unavailableNames);
    setFewer(few);
    setChanged(dearer);
    if (unavailableNames.length < order.items.length) openDrawer({ type: 'opened', name: 'cart' });
  }

  const names = missing.join(', ');
  const fewerNames = fewer.join(', ');
  const prices = changed.join(', ');
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
        <Alert tone="warning" live>
          {t`No longer available: ${names}`}
        </Alert>
      )}
      {fewer.length > 0 && (
        <Alert tone="warning" live>
          {t`Fewer are left: ${fewerNames}`}
        </Alert>
      )}
      {changed.length > 0 && (
        <Alert tone="info" live>
          {t`The price has changed since: ${prices}`}
        </Alert>
      )}
    </>
  );
}
