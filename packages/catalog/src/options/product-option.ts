import type { Product, ProductOption } from '@shop/contract';
import { optionKey, type VariantChoice } from '../variants/variant-values.ts';

type Extension = NonNullable<ProductOption['extension_attributes']>;

/** One chosen attribute, as the cart calls carry it. */
export type ConfigurableItemOption = NonNullable<Extension['configurable_item_options']>[number];
/** One filled-in custom option, as the cart calls carry it. */
export type CustomItemOption = NonNullable<Extension['custom_options']>[number];
/** One filled bundle option, as the cart calls carry it. */
export type BundleItemOption = NonNullable<Extension['bundle_options']>[number];

/** All options chosen for a product. A field is absent if the product has no such options. */
export interface SelectedOptions {
  readonly configurable?: readonly ConfigurableItemOption[] | undefined;
  readonly bundle?: readonly BundleItemOption[] | undefined;
  readonly custom?: readonly CustomItemOption[] | undefined;
}

/** `product_option` of a cart item: all three lists, empty where nothing was chosen. Source: PO-25. */
export function toProductOption(selection: SelectedOptions): ProductOption {
  return {
    extension_attributes: {
      custom_options: [...(selection.custom ?? [])],
      configurable_item_options: [...(selection.configurable ?? [])],
      bundle_options: [...(selection.bundle ?? [])],
    },
  };
}

/** A choice in the words of the wire: attribute id and value id as text. Source: PO-25. */
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
