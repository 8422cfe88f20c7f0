import type { BundleLink, Product, ProductOption } from '@shop/contract';
import { optionKey } from '../variants/variant-values.ts';

/** One chosen option with the labels of the catalog: `Szín`, `zöld`. */
export interface OptionLabel {
  readonly label: string;
  readonly value: string;
}

/**
 * Returns the labels of the chosen options: the values of a variant, the parts of a bundle with their quantities, the
 * values or the text of custom options. Leaves out options without a label in the catalog.
 *
 * `partName`: returns the label of a bundle part; default: its sku. Source: PO-26.
 */
export function optionLabels(
  product: Pick<Product, 'configurable_options' | 'bundle_options' | 'custom_options'>,
  selection: ProductOption | undefined,
  partName: (link: BundleLink) => string = ({ sku }) => sku,
): readonly OptionLabel[] {
  const { configurable_item_options, bundle_options, custom_options } =
    selection?.extension_attributes ?? {};
  const variant = (configurable_item_options ?? []).map(({ option_id, option_value }) => {
    const option = product.configurable_options?.find(
      (candidate) => String(candidate.attribute_id ?? optionKey(candidate)) === option_id,
    );
    const value = option?.values.find(({ value_index }) => value_index === option_value);
    return { label: option?.label ?? option?.attribute_code, value: value?.label };
  });
  const bundle = (bundle_options ?? []).map(({ option_id, option_qty, option_selections }) => {
    const option = product.bundle_options?.find(
      (candidate) => String(candidate.option_id) === option_id,
    );
    const parts = option?.product_links.filter(({ id }) => option_selections.includes(id)) ?? [];
    return {
      label: option?.title,
      value: parts.map((part) => `${option_qty} × ${partName(part)}`).join(', '),
    };
  });
  const custom = (custom_options ?? []).map(({ option_id, option_value }) => {
    const option = product.custom_options?.find(
      (candidate) => String(candidate.option_id) === option_id,
    );
    if (option === undefined || option.values.length === 0) {
      return { label: option?.title, value: option_value };
    }
    const ids = option_value?.split(',') ?? [];
    const titles = option.values.flatMap(({ option_type_id, title }) =>
      title && ids.includes(String(option_type_id)) ? [title] : [],
    );
    return { label: option.title, value: titles.join(', ') };
  });
  return [...variant, ...bundle, ...custom].flatMap(({ label, value }) =>
    label === undefined || !value ? [] : [{ label, value }],
  );
}
