import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lineKey, lineTotal, type CartItem } from '@shop/cart-sync';
import type { Product } from '@shop/contract';
import {
  availableQuantity,
  chosenOptionValues,
  customValuesOf,
  roundUpQuantity,
  quantityRules,
  withStock,
} from '@shop/catalog';
import { priceWithCustomOptions } from '@shop/pricing';
import {
  Button,
  Dialog,
  LineListSkeleton,
  Alert,
  PriceTag,
  QuantityField,
  Stack,
  StockStatus,
} from '@shop/ui';
import { useState } from 'react';
import { optionAttributesQuery } from '../../queries/products/option-attributes.ts';
import { withPriceFields } from '../../queries/products/price-fields.ts';
import { productQuery } from '../../queries/products/product.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useMoney } from '../../shop/use-money.ts';
import { useStockWords } from '../../shared/texts/stock-words.ts';
import { useShop } from '../../shop/use-shop.ts';
import { choiceOfSku, configured } from '../product/options/choose-value.ts';
import { useQuantityNote } from '../../shared/texts/quantity-text.ts';
import { useOptionSelection } from '../product/options/use-option-selection.ts';
import { VariantOptions } from '../product/options/variant-options.tsx';

/** Dialog that changes the variant or the quantity of a line without leaving the cart. */
export function EditLineDialog({
  item,
  onClose,
}: {
  /** Undefined: the dialog is closed. */
  item: CartItem | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const name = item?.product.name ?? '';
  return (
    <Dialog
      open={item !== undefined}
      onClose={onClose}
      title={t`Change: ${name}`}
      closeLabel={t`Close`}
    >
      {item !== undefined && <Loaded key={lineKey(item)} item={item} onDone={onClose} />}
    </Dialog>
  );
}

/** A simple article that is a variant is edited as its configurable product. */
function Loaded({ item, onDone }: { item: CartItem; onDone: () => void }) {
  const { t } = useLingui();
  const shop = useShop();
  const loaded = useQuery(productQuery(shop, item.parentSku ?? item.sku));
  const editedProduct = loaded.data?.replaceBy?.parent ?? loaded.data?.product;
  const attributes = useQuery({
    ...optionAttributesQuery(shop, editedProduct ?? item.product),
    enabled: editedProduct !== undefined,
  });
  if (loaded.isLoadingError || attributes.isLoadingError) {
    return (
      <Alert
        tone="error"
        live
        action={
          <Button
            variant="quiet"
            onClick={() => void (loaded.isLoadingError ? loaded : attributes).refetch()}
          >
            {t({ message: 'Retry' })}
          </Button>
        }
      >
        {t`The shop cannot be reached`}
      </Alert>
    );
  }
  if (editedProduct === undefined || attributes.data === undefined) {
    return <LineListSkeleton label={t`Loading`} count={2} />;
  }
  const stock = Object.entries(loaded.data?.stock ?? {}).map(
    ([id, entry]) => [Number(id), entry] as const,
  );
  return <Form item={item} product={withStock(editedProduct, new Map(stock))} onDone={onDone} />;
}

function Form({ item, product, onDone }: { item: CartItem; product: Product; onDone: () => void }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { view } = useShop();
  const shopper = useShopper();
  const [choice, setChoice] = useState(() => choiceOfSku(product, item.sku).choice);
  const presses = useOptionSelection(product, choice, (change) => setChoice(change.choice));
  const [requestedQty, setRequestedQty] = useState(item.qty);
  const [isSaving, setSaving] = useState(false);
  // The other options of the line also apply to the new variant.
  const configuredProduct = configured(
    item.product_option === undefined
      ? product
      : { ...product, product_option: item.product_option },
    choice,
  );
  const options = product.custom_options ?? [];
  const wishes = item.product_option?.extension_attributes?.custom_options;
  const pricedProduct = priceWithCustomOptions(
    withPriceFields(configuredProduct),
    chosenOptionValues(options, customValuesOf(options, wishes)),
    view.currency,
  );
  const stock = useStockWords()(configuredProduct);
  const sold = quantityRules(configuredProduct);
  const qty = roundUpQuantity(requestedQty, sold);
  const quantityNote = useQuantityNote()(qty, availableQuantity(configuredProduct.stock), sold);

  async function save(): Promise<void> {
    if (shopper === undefined) return;
    setSaving(true);
    const key = lineKey(item);
    // The quantity is changed first: a line with the new variant takes it over when the two merge.
    const qtyResult =
      qty === item.qty
        ? undefined
        : await shopper.cart.changeQty(key, Math.min(qty, quantityNote.max));
    const variantResult =
      configuredProduct.sku === item.sku || product.type_id !== 'configurable'
        ? undefined
        : await shopper.cart.changeVariant(key, configuredProduct);
    setSaving(false);
    // On failure a cart notice shows the reason.
    if (qtyResult?.ok !== false && variantResult?.ok !== false) onDone();
  }

  return (
    <Stack gap={5}>
      <VariantOptions over product={product} configuration={{ product, choice, ...presses }} />
      <StockStatus tone={stock.tone}>{stock.text}</StockStatus>
      <Stack direction="row" gap={5} align="last-baseline" justify="between">
        <QuantityField
          label={t`Quantity`}
          labelVisible
          decreaseLabel={t`One less`}
          increaseLabel={t`One more`}
          value={qty}
          onChange={setRequestedQty}
          {...quantityNote}
        />
        <PriceTag price={money(lineTotal({ product: pricedProduct, qty }, view.currency))} />
      </Stack>
      <Button
        wide
        disabled={stock.status === 'out_of_stock'}
        onClick={() => void save()}
        busyLabel={isSaving ? t`Saving…` : undefined}
      >
        {t`Save changes`}
      </Button>
    </Stack>
  );
}
