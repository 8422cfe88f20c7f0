import { useLingui } from '@lingui/react/macro';
import {
  lineDiscount,
  lineKey,
  lineStock,
  lineTotal,
  stockOf,
  type CartItem,
} from '@shop/cart-sync';
import { availableQuantity, quantityRules } from '@shop/catalog';
import { productPath } from '@shop/url-resolver';
import { Button, CartLine, LineList, PriceTag, QuantityField, StockStatus } from '@shop/ui';
import { useState } from 'react';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useMoney } from '../../shop/use-money.ts';
import { useShop } from '../../shop/use-shop.ts';
import { pictureSource } from '../../shared/pictures/picture-source.ts';
import { EditLineDialog } from './edit-line-dialog.tsx';
import { useQuantityNote } from '../../shared/texts/quantity-text.ts';
import { useLineNotice } from './line-notice.ts';
import { lineOptions } from './line-options.ts';

/** Lists the lines of the cart with their quantity and a remove button. */
export function CartLines({
  items,
  size = 'normal',
}: {
  items: readonly CartItem[];
  size?: 'normal' | 'small';
}) {
  const { t } = useLingui();
  const [edited, setEdited] = useState<CartItem>();
  return (
    <>
      <LineList label={t`Products in the cart`}>
        {items.map((item) => (
          <Line key={lineKey(item)} item={item} size={size} onEdit={() => setEdited(item)} />
        ))}
      </LineList>
      <EditLineDialog item={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

function Line({
  item,
  size,
  onEdit,
}: {
  item: CartItem;
  size: 'normal' | 'small';
  onEdit: () => void;
}) {
  const { t } = useLingui();
  const { config, linkRules, view } = useShop();
  const shopper = useShopper();
  const { money } = useMoney();
  const { product } = item;
  const key = lineKey(item);
  const discount = config.cart.displayItemDiscounts ? lineDiscount(item) : 0;
  const off = money(discount);
  const notice = useLineNotice()(item);
  // The error of the line is shown instead.
  const isInStock =
    notice === undefined && (item.info?.['stock'] === 'in-stock' || lineStock(item) === 'in-stock');
  const { min, max, step, problemOf } = useQuantityNote()(
    item.qty,
    availableQuantity(stockOf(item)),
    quantityRules(product),
  );
  return (
    <CartLine
      href={productPath({ ...product, ...parentOf(item) }, linkRules, item.sku)}
      name={product.name}
      picture={pictureSource(product.image, 'thumb', '')}
      options={lineOptions(item)}
      stock={isInStock && <StockStatus tone="ok">{t`In stock!`}</StockStatus>}
      size={size}
      // On the cart page the lines follow the page title, in the drawer the title of the drawer.
      headingLevel={size === 'normal' ? 2 : 3}
      price={
        <PriceTag
          size="line"
          price={money(lineTotal(item, view.currency))}
          note={discount > 0 ? t`coupon: ${off} off` : undefined}
        />
      }
      quantity={
        <QuantityField
          label={t`Quantity: ${product.name}`}
          decreaseLabel={t`One less`}
          increaseLabel={t`One more`}
          value={item.qty}
          min={min}
          max={Math.max(max, item.qty)}
          step={step}
          problemOf={problemOf}
          size="small"
          onChange={(qty) => void shopper?.cart.changeQty(key, qty)}
        />
      }
      actions={
        <>
          {(item.type_id === 'configurable' || item.type_id === 'simple') && (
            <Button
              variant="quiet"
              size="small"
              aria-label={t`Change: ${product.name}`}
              onClick={onEdit}
            >
              {t`Change`}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Remove: ${product.name}`}
            onClick={() => void removeWithUndo()}
          >
            {t`Remove`}
          </Button>
        </>
      }
      notice={notice}
    />
  );

  async function removeWithUndo(): Promise<void> {
    // `UndoRemoval` shows the notice with the undo button.
    const removed = await shopper?.cart.remove(key, { silent: true });
    if (removed?.ok === true) shopper?.removedLine.set(removed.value);
  }
}

const parentOf = ({ parentSku }: CartItem) => (parentSku === undefined ? {} : { parentSku });
