import type { CustomOption } from '@shop/contract';

/** True if the values of a custom option are chosen from a list; false if it takes text. Source: PO-47. */
export function isSelectOption(option: Pick<CustomOption, 'type'>): boolean {
  return ['radio', 'select', 'drop_down'].includes(option.type) || isMultiSelect(option);
}

/** True if several values of a custom option can be chosen at once. Source: PO-47. */
export function isMultiSelect({ type }: Pick<CustomOption, 'type'>): boolean {
  return type === 'checkbox' || type === 'multiple';
}
