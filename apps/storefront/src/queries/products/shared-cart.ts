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

/** A shared line and what it is a line of; without a product it cannot be had, or not so. */
export interface FoundLine {
  readonly line: SharedLine;
  readonly product: Product | undefined;
}

type Chosen = ProductOption['extension_attributes'] | undefined;

/** The products behind the lines of a shared cart, as chosen there. Asked in the browser only. */
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
 * The product as it was chosen, `undefined` when it cannot be chosen so today. A variant's own choice is the
 * catalogue's word; of what was wished for besides only what is offered is taken over.
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
