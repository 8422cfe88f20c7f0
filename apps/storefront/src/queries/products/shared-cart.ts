import { queryOptions } from '@tanstack/react-query';
import type { SharedLine } from '@shop/cart-sync/shared-cart';
import type { Product, ProductOption } from '@shop/contract';
import {
  bundleErrors,
  customOptionErrors,
  customValuesOf,
  toCustomItemOptions,
  toProductOption,
} from '@shop/catalog';
import { cartProducts } from '../../shopper/cart/cart-products.ts';
import type { Shop } from '../../shop/shop.ts';

/** Shared line and its product; without a product it is unavailable, or not with these options. */
export interface FoundLine {
  readonly line: SharedLine;
  readonly product: Product | undefined;
}

type Chosen = ProductOption['extension_attributes'] | undefined;

/** Query of the products in a shared cart with their shared options. In the browser only. */
export const sharedCartQuery = (shop: Shop, lines: readonly SharedLine[]) =>
  queryOptions({
    queryKey: ['shared-cart', shop.view.code, lines],
    queryFn: (): Promise<readonly FoundLine[]> => {
      const products = cartProducts(shop);
      return Promise.all(
        lines.map(async (line) => {
          const selectedOptions = line.product_option?.extension_attributes;
          const isVariant = (selectedOptions?.configurable_item_options ?? []).length > 0;
          const product = await products.find({ sku: line.sku, isVariant }).catch(() => undefined);
          return { line, product: product && asChosen(product, selectedOptions) };
        }),
      );
    },
    enabled: lines.length > 0,
  });

/**
 * Returns the product with the shared options; `undefined` if these cannot be selected today. The options of a variant
 * come from the catalog; of the other shared options only those still offered are used.
 */
function asChosen(product: Product, selectedOptions: Chosen): Product | undefined {
  if (product.type_id === 'configurable' && product['is_configured'] !== true) return undefined;
  const options = product.custom_options ?? [];
  const slots = product.bundle_options ?? [];
  if (options.length === 0 && slots.length === 0) return product;
  const values = customValuesOf(options, selectedOptions?.custom_options);
  const parts = (selectedOptions?.bundle_options ?? []).filter(({ option_id, option_selections }) =>
    slots.some(
      (slot) =>
        String(slot.option_id) === option_id &&
        option_selections.every((id) => slot.product_links.some((link) => link.id === id)),
    ),
  );
  const problems = { ...customOptionErrors(options, values), ...bundleErrors(slots, parts) };
  if (Object.keys(problems).length > 0) return undefined;
  return {
    ...product,
    product_option: toProductOption({
      configurable: selectedOptions?.configurable_item_options,
      custom: toCustomItemOptions(options, values),
      bundle: parts,
    }),
  };
}
