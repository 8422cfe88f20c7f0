import { isSelectOption, isMultiSelect } from './custom-option-kind.ts';
import { type CustomOption, type CustomOptionValue } from '@shop/contract';
import { plainText } from '@shop/kernel';
import type { FieldError, FieldErrors } from './option-errors.ts';
import type { CustomItemOption } from './product-option.ts';

/** Values of the custom options by option id: text, a value id, or a list of value ids for check boxes. */
export type CustomValues = Readonly<Record<string, string | readonly string[]>>;

/** Maximum number of characters of a text, unless the option sets a lower one. */
const maxTextLength = 500;

/** Returns the maximum number of characters of a text option. Source: PO-22. */
export function textLimit({
  max_characters: maxCharacters = 0,
}: Pick<CustomOption, 'max_characters'>): number {
  return maxCharacters > 0 ? Math.min(maxCharacters, maxTextLength) : maxTextLength;
}

/**
 * Returns the initial values of the custom options: the first value of radio buttons, otherwise none. Source: PO-20.
 */
export function defaultCustomValues(options: readonly CustomOption[]): CustomValues {
  return Object.fromEntries(
    options.map((option) => {
      const firstValue = option.type === 'radio' ? idOf(option.values[0]) : undefined;
      return [String(option.option_id), firstValue ?? (isMultiSelect(option) ? [] : '')];
    }),
  );
}

/**
 * Returns the errors of the custom options by option id: a required option without a value, a value the option does not
 * offer, or text that is too long. Source: PO-20, PO-22.
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

/** Returns the chosen values that are offered; `priceWithCustomOptions` computes their price. Source: PO-20. */
export function chosenOptionValues(
  options: readonly CustomOption[],
  values: CustomValues,
): readonly CustomOptionValue[] {
  return options.filter(isSelectOption).flatMap((option) => selectedValues(option, values));
}

/**
 * Returns the custom options in the form of the cart calls: text unchanged, a value by its id, check boxes as ids
 * joined by commas, or `null` if none is ticked. Source: PO-25.
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
 * Restores the values of the custom options from the data of the cart calls: the ids of check boxes as a list, any
 * other value unchanged, '' for an option without a value. Source: PO-25.
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

/** Returns true if every chosen value is among the values of the option. */
function offersAll(option: CustomOption, values: CustomValues): boolean {
  if (!isSelectOption(option)) return true;
  const offered = new Set(option.values.map(idOf));
  const requestedIds = [values[String(option.option_id)] ?? []].flat();
  return requestedIds.every((id) => id === '' || offered.has(id));
}

function idOf(value: CustomOptionValue | undefined): string | undefined {
  return value?.option_type_id === undefined ? undefined : String(value.option_type_id);
}
