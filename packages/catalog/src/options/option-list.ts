import type { Attribute, Product } from '@shop/contract';
import { optionKey } from '../variants/variant-values.ts';

/** One value a shopper can choose. */
export interface OptionValue {
  /** Value id, as in a choice and on the wire. */
  readonly id: string;
  readonly label: string;
  /** Colour of its swatch, `#rrggbb`; absent if the value is not a colour. */
  readonly swatch?: string | undefined;
}

/** One option of a configurable product, with its values. */
export interface OptionChoices {
  /** Key in a choice: the attribute code, else the label in lower case. */
  readonly key: string;
  readonly label: string;
  readonly values: readonly OptionValue[];
}

/** Returns the label of a value: its own, else its attribute's; `undefined` when both are blank. Source: PO-14. */
export function valueLabel(
  valueText: string | undefined,
  attributes: string | undefined,
): string | undefined {
  return [valueText, attributes].map((label) => label?.trim()).find(Boolean);
}

/**
 * Returns the options of a product with their labels: a value's own label, else its attribute's. Leaves out values
 * without a label, and options without values. Source: PO-14.
 */
export function optionList(
  product: Pick<Product, 'configurable_options'>,
  attributes: readonly Attribute[] = [],
): readonly OptionChoices[] {
  return (product.configurable_options ?? []).flatMap((option) => {
    const key = optionKey(option);
    const attribute = attributes.find(({ attribute_code: code, attribute_id: id }) =>
      option.attribute_code === undefined ? String(id) === option.attribute_id : code === key,
    );
    const values = option.values.flatMap(({ value_index: id, label }): OptionValue[] => {
      const attributeOption = attribute?.options.find(({ value }) => value === id);
      const text = valueLabel(label, attributeOption?.label);
      if (text === undefined) return [];
      return [
        {
          id,
          label: text,
          ...(attributeOption?.swatch !== undefined && { swatch: attributeOption.swatch }),
        },
      ];
    });
    const label = option.label ?? attribute?.frontend_label ?? key;
    return values.length === 0 ? [] : [{ key, label, values }];
  });
}
