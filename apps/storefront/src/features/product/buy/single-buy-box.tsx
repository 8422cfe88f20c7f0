import { useLingui } from '@lingui/react/macro';
import type { Product } from '@shop/contract';
import {
  isSoldOut,
  availableQuantity,
  chosenOptionValues,
  customOptionErrors,
  defaultCustomValues,
  roundUpQuantity,
  quantityRules,
  toCustomItemOptions,
  toProductOption,
} from '@shop/catalog';
import { priceWithCustomOptions, type PriceFields } from '@shop/pricing';
import { unitPriceAt } from '@shop/pricing/shop';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { showToastAtom } from '../../../shared/toasts/toasts.ts';
import { withPriceFields } from '../../../queries/products/price-fields.ts';
import { Hydrate } from '../../../platform/hydrate/index.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { atQuantity } from './at-quantity.ts';
import { BuyPanel } from './buy-panel.tsx';
import { CustomOptions } from '../options/custom-options.tsx';
import { productErrors } from './product-errors.ts';
import { ProductPrice } from './product-price.tsx';
import { TierTable } from './tier-table.tsx';
import { VariantOptions } from '../options/variant-options.tsx';
import type { Configuration } from '../options/use-configuration.ts';

/** Buy box of a single article: a variant, a simple product, a service or a download. */
export function SingleBuyBox({
  product,
  configuration,
}: {
  product: Product;
  configuration: Configuration;
}) {
  const { t } = useLingui();
  const { view } = useShop();
  const notify = useSetAtom(showToastAtom);
  const options = product.custom_options ?? [];
  const [values, setValues] = useState(() => defaultCustomValues(options));
  const [requestedQty, setRequestedQty] = useState(1);
  const [showsErrors, setShowsErrors] = useState(false);
  const configuredProduct = configuration.product;
  const sold = quantityRules(configuredProduct);
  const qty = roundUpQuantity(requestedQty, sold);
  const errors = customOptionErrors(options, values);
  const pricedProduct = priceWithCustomOptions<Product & PriceFields>(
    withPriceFields(configuredProduct),
    chosenOptionValues(options, values),
    view.currency,
  );

  function orderable(): Product {
    const configured = configuredProduct['product_option'] as
      | ReturnType<typeof toProductOption>
      | undefined;
    const option = toProductOption({
      configurable: configured?.extension_attributes.configurable_item_options,
      custom: toCustomItemOptions(options, values),
    });
    return {
      ...pricedProduct,
      ...(options.length + (product.configurable_options?.length ?? 0) > 0 && {
        product_option: option,
      }),
      errors: productErrors(configuredProduct, { custom_options: errors }),
    };
  }

  return (
    <>
      <ProductPrice product={atQuantity(pricedProduct, qty)} />
      <TierTable product={pricedProduct} />
      <Hydrate when="interaction">
        <VariantOptions product={product} configuration={configuration} />
      </Hydrate>
      <CustomOptions
        options={options}
        values={values}
        errors={showsErrors ? errors : {}}
        onChange={setValues}
      />
      <BuyPanel
        product={product}
        price={unitPriceAt(pricedProduct, qty)}
        isInStock={!isSoldOut(configuredProduct)}
        hasOthers={!isSoldOut(product)}
        orderable={orderable}
        quantity={{
          value: qty,
          max: availableQuantity(configuredProduct.stock),
          sold,
          onChange: setRequestedQty,
        }}
        isComplete={Object.keys(errors).length === 0}
        onIncomplete={() => {
          setShowsErrors(true);
          notify({ tone: 'error', message: t`Custom options must be fixed before adding` });
        }}
      />
    </>
  );
}
