import type { Product, ProductOption } from '@shop/contract';
import { optionKey, type VariantChoice } from '../variants/variant-values.ts';

type Extension = NonNullable<ProductOption['extension_attributes']>;

/** One chosen attribute in the form of the cart calls. */
export type ConfigurableItemOption = NonNullable<Extension['configurable_item_options']>[number];
/** One filled custom option in the form of the cart calls. */
export type CustomItemOption = NonNullable<Extension['custom_options']>[number];
/** One filled bundle option in the form of the cart calls. */
export type BundleItemOption = NonNullable<Extension['bundle_options']>[number];

/** All options chosen for a product. A field is absent if the product has no such options. */
export interface SelectedOptions {
  readonly configurable?: readonly ConfigurableItemOption[] | undefined;
  readonly bundle?: readonly BundleItemOption[] | undefined;
  readonly custom?: readonly CustomItemOption[] | undefined;
}

/** Returns the `product_option` of a cart item: all three lists, empty where nothing was chosen. Source: PO-25. */
export function toProductOption(selection: SelectedOptions): ProductOption {
  return {
    extension_attributes: {
      custom_options: [...(selection.custom ?? [])],
      configurable_item_options: [...(selection.configurable ?? [])],
      bundle_options: [...(selection.bundle ?? [])],
    },
  };
}

/** Returns a choice in wire format: attribute id and value id as text. Source: PO-25. */
export function toConfigurableItemOptions(
  product: Pick<Product, 'configurable_options'>,
  choice: VariantChoice,
): readonly ConfigurableItemOption[] {
  return (product.configurable_options ?? []).flatMap((option) => {
    const key = optionKey(option);
    const value = choice[key];
    return value === undefined
      ? []
      : [{ option_id: String(option.attribute_id ?? key), option_value: value }];
  });
}
