import type { CustomOption } from './product.ts';

/** Whether a custom option is chosen from values, and not written in words. Source: CO-64. */
export function isSelectOption(option: Pick<CustomOption, 'type'>): boolean {
  return ['radio', 'select', 'drop_down'].includes(option.type) || isMultiSelect(option);
}

/** Whether several values of a custom option may be chosen at once. Source: CO-64. */
export function isMultiSelect({ type }: Pick<CustomOption, 'type'>): boolean {
  return type === 'checkbox' || type === 'multiple';
}
