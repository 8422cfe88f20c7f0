import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { BundleOption, Product } from '@shop/contract';
import {
  isSoldOut,
  availableBundles,
  bundleErrors,
  bundleParts,
  bundleQtyBounds,
  changeBundleChoice,
  defaultBundleChoice,
  isSetSoldOut,
  missingPart,
  roundUpQuantity,
  quantityRules,
  toBundleItemOptions,
  toProductOption,
} from '@shop/catalog';
import { priceBundle } from '@shop/pricing';
import { OptionGroup, QuantityField, Stack } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { showToastAtom } from '../../../shared/toasts/toasts.ts';
import { withPriceFields } from '../../../queries/products/price-fields.ts';
import { partsQuery, partSkus } from '../../../queries/products/parts.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { BuyPanel } from './buy-panel.tsx';
import { useOptionErrorText } from '../options/option-error-text.ts';
import { productErrors } from './product-errors.ts';
import { ProductPrice } from './product-price.tsx';
import { usePriceText } from '../../../shared/product-card/use-price-text.ts';
import { useQuantityNote } from '../../../shared/texts/quantity-text.ts';

/** Buy box of a bundle: selects its parts and their quantities. */
export function BundleBuyBox({ product }: { product: Product }) {
  const { t } = useLingui();
  const shop = useShop();
  const notify = useSetAtom(showToastAtom);
  const errorText = useOptionErrorText();
  const { data: parts } = useSuspenseQuery(partsQuery(shop, partSkus(product)));
  const pricedPart = (sku: string) => {
    const part = parts[sku];
    return part === undefined ? undefined : withPriceFields(part);
  };
  const options = product.bundle_options ?? [];
  const [choice, setChoice] = useState(() => defaultBundleChoice(options));
  const [requestedQty, setRequestedQty] = useState(1);
  const sold = quantityRules(product);
  const errors = bundleErrors(options, choice);
  const selectedOptions = toBundleItemOptions(choice);
  const needed = bundleParts(options, selectedOptions, (sku) => parts[sku]);
  const missing = missingPart(needed);
  // There is no stock alert for a part with too little stock or one that is no longer sold.
  const awaited = missing !== undefined && isSoldOut(missing) ? missing.sku : undefined;
  const pricedProduct = priceBundle(
    product,
    pricedPart,
    selectedOptions,
    shop.view.currency,
  ).product;

  function orderable(): Product {
    return {
      ...pricedProduct,
      product_option: toProductOption({ bundle: selectedOptions }),
      errors: productErrors(product, { bundle_options: errors }),
    };
  }

  return (
    <>
      <ProductPrice product={pricedProduct} />
      {options.map((option) => {
        const id = String(option.option_id);
        const item = choice.find(({ option_id }) => option_id === id);
        const error = errors[id] ?? errors[`${id}.qty`];
        return (
          <BundleSlot
            key={id}
            option={option}
            parts={parts}
            selected={item?.option_selections[0]}
            qty={item?.option_qty ?? 0}
            error={error === undefined ? undefined : errorText(error)}
            onSelect={(linkId) =>
              setChoice(
                changeBundleChoice(options, choice, {
                  optionId: option.option_id,
                  linkIds: linkId === '' ? [] : [linkId],
                }),
              )
            }
            onQty={(count) =>
              setChoice(
                changeBundleChoice(options, choice, { optionId: option.option_id, qty: count }),
              )
            }
          />
        );
      })}
      <BuyPanel
        product={product}
        price={pricedProduct.price_incl_tax ?? 0}
        isInStock={!isSetSoldOut(product, needed)}
        hasOthers={!isSoldOut(product)}
        awaited={isSoldOut(product) ? product.sku : awaited}
        orderable={orderable}
        quantity={{
          value: roundUpQuantity(requestedQty, sold),
          max: availableBundles(needed),
          sold,
          onChange: setRequestedQty,
        }}
        isComplete={Object.keys(errors).length === 0}
        onIncomplete={() =>
          notify({ tone: 'error', message: t`Bundle options must be fixed before adding` })
        }
      />
    </>
  );
}

function BundleSlot({
  option,
  parts,
  selected,
  qty,
  error,
  onSelect,
  onQty,
}: {
  readonly option: BundleOption;
  readonly parts: Readonly<Record<string, Product>>;
  readonly selected: string | undefined;
  readonly qty: number;
  readonly error: string | undefined;
  readonly onSelect: (linkId: string) => void;
  readonly onQty: (qty: number) => void;
}) {
  const { t } = useLingui();
  const priceText = usePriceText();
  const { min, max } = bundleQtyBounds(option);
  const note = useQuantityNote()(qty, undefined, { min: min, increment: 1 }, max);
  const title = option.title ?? '';
  const link = option.product_links.find(({ id }) => id === selected);
  const choices = option.product_links.map(({ id, sku }) => {
    const part = parts[sku];
    return {
      value: id,
      label: part?.name ?? sku,
      hint: part && priceText({ price: part.price_incl_tax ?? 0 }),
      soldOut: part !== undefined && isSoldOut(part),
    };
  });
  return (
    <Stack gap={4}>
      <OptionGroup
        legend={title}
        name={`bundle-${option.option_id}`}
        options={
          option.required === true
            ? choices
            : [
                ...choices,
                { value: '', label: choices.length > 1 ? t`None of these` : t`No, thanks` },
              ]
        }
        value={selected ?? ''}
        onChange={onSelect}
        soldOutLabel={t`sold out`}
        error={error}
      />
      {link !== undefined && link.can_change_quantity !== false && (
        <QuantityField
          label={t`${title}: how many?`}
          labelVisible
          decreaseLabel={t`One less`}
          increaseLabel={t`One more`}
          value={qty}
          min={min}
          max={note.max}
          onChange={onQty}
          hint={note.hint}
          // An error of the whole selection is shown above it.
          error={error === undefined ? note.error : undefined}
          problemOf={note.problemOf}
          size="small"
        />
      )}
    </Stack>
  );
}
