import {
  isSelectOption,
  isMultiSelect,
  type CustomOption,
  type CustomOptionValue,
} from '@shop/contract';
import { plainText } from '@shop/kernel';
import type { FieldError, FieldErrors } from './option-errors.ts';
import type { CustomItemOption } from './product-option.ts';

/** What stands in the custom options, by option id: text or a value id, a list of ids for check boxes. */
export type CustomValues = Readonly<Record<string, string | readonly string[]>>;

/** Characters of a text a shopper writes, where the option sets no lower bound. */
const maxTextLength = 500;

/** How many characters an option takes that is written. Source: PO-34. */
export function textLimit({
  max_characters: maxCharacters = 0,
}: Pick<CustomOption, 'max_characters'>): number {
  return maxCharacters > 0 ? Math.min(maxCharacters, maxTextLength) : maxTextLength;
}

/** What stands in the custom options at first: of radio buttons the first, else nothing. Source: PO-20. */
export function defaultCustomValues(options: readonly CustomOption[]): CustomValues {
  return Object.fromEntries(
    options.map((option) => {
      const firstValue = option.type === 'radio' ? idOf(option.values[0]) : undefined;
      return [String(option.option_id), firstValue ?? (isMultiSelect(option) ? [] : '')];
    }),
  );
}

/**
 * What is wrong with the custom options, by option id: a required one without a value, any with a value it does
 * not offer, or more characters than it takes. Source: PO-20, PO-34.
 */
export function customOptionErrors(
  options: readonly CustomOption[],
  values: CustomValues,
): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const option of options) {
    const wire = wireValue(option, values);
    const isMissing = option.is_require === true && (wire === null || wire === '');
    if (isMissing || !offersAll(option, values)) errors[String(option.option_id)] = 'required';
    else if (!isSelectOption(option) && (wire ?? '').length > textLimit(option))
      errors[String(option.option_id)] = 'too-long';
  }
  return errors;
}

/** The offered values that are chosen: what they add to the price is `priceWithCustomOptions`'. Source: PO-20. */
export function chosenOptionValues(
  options: readonly CustomOption[],
  values: CustomValues,
): readonly CustomOptionValue[] {
  return options.filter(isSelectOption).flatMap((option) => selectedValues(option, values));
}

/**
 * The custom options as the cart calls carry them: text as it is, a value by its id, check boxes as ids
 * joined by commas and `null` when none is ticked. Source: PO-22.
 */
export function toCustomItemOptions(
  options: readonly CustomOption[],
  values: CustomValues,
): readonly CustomItemOption[] {
  return options.map((option) => ({
    option_id: String(option.option_id),
    option_value: wireValue(option, values),
  }));
}

/**
 * What stands in the custom options of a product that was chosen before, from what the cart calls carry: the ids of
 * check boxes one by one, anything else as it is, '' for an option nobody filled. Source: PO-22.
 */
export function customValuesOf(
  options: readonly CustomOption[],
  selection: readonly CustomItemOption[] | undefined,
): CustomValues {
  return Object.fromEntries(
    options.map((option) => {
      const id = String(option.option_id);
      const value =
        selection?.find((candidate) => candidate.option_id === id)?.option_value?.trim() ?? '';
      if (!isMultiSelect(option)) return [id, value];
      return [id, value === '' ? [] : value.split(',').map((candidate) => candidate.trim())];
    }),
  );
}

function wireValue(option: CustomOption, values: CustomValues): string | null {
  if (!isSelectOption(option))
    return plainText([values[String(option.option_id)] ?? ''].flat().join(' '));
  const ids = selectedValues(option, values).flatMap((value) => idOf(value) ?? []);
  if (isMultiSelect(option)) return ids.length === 0 ? null : ids.join(',');
  return ids[0] ?? '';
}

function selectedValues(option: CustomOption, values: CustomValues): readonly CustomOptionValue[] {
  const ids = new Set([values[String(option.option_id)] ?? []].flat());
  return option.values.filter((value) => {
    const id = idOf(value);
    return id !== undefined && ids.has(id);
  });
}

/** Whether all that was chosen of an option is among its values. */
function offersAll(option: CustomOption, values: CustomValues): boolean {
  if (!isSelectOption(option)) return true;
  const offered = new Set(option.values.map(idOf));
  const requestedIds = [values[String(option.option_id)] ?? []].flat();
  return requestedIds.every((id) => id === '' || offered.has(id));
}

function idOf(value: CustomOptionValue | undefined): string | undefined {
  return value?.option_type_id === undefined ? undefined : String(value.option_type_id);
}
