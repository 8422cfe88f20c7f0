import type { CustomOption, CustomOptionValue } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import {
  chosenOptionValues,
  customOptionErrors,
  customValuesOf,
  isSelectOption,
} from '@shop/catalog';
import { optionsInvalid, type LineRefusal } from './line-refusal.ts';

/** A custom option of the wire: text, a value's id, or ids joined by commas. */
interface CustomChoice {
  readonly option_id: string;
  readonly option_value: string;
}

export interface ChosenCustom {
  readonly choices: readonly CustomChoice[];
  /** The selected values, each of which may have a price. */
  readonly values: readonly CustomOptionValue[];
}

/**
 * Checks a shopper's custom options against those of the product. Returns them in the order of the product's options,
 * the ids of one option in the option's order. Source: PO-20, PO-22.
 */
export function chooseCustom(
  options: readonly CustomOption[],
  selection: readonly { readonly option_id: string; readonly option_value: string | null }[],
): Result<ChosenCustom, LineRefusal> {
  const nonEmpty = selection.filter(
    ({ option_value: value }) => value !== null && value.trim() !== '',
  );
  const unknown = nonEmpty.find(
    ({ option_id: id }) => !options.some((option) => String(option.option_id) === id),
  );
  if (unknown !== undefined) return err(optionsInvalid(`custom.${unknown.option_id}`));
  const standing = customValuesOf(options, nonEmpty);
  const [firstError] = Object.keys(customOptionErrors(options, standing));
  if (firstError !== undefined) return err(optionsInvalid(`custom.${firstError}`));

  const choices: CustomChoice[] = [];
  const values: CustomOptionValue[] = [];
  for (const option of options) {
    const id = String(option.option_id);
    const requestedValues = [...new Set([standing[id] ?? []].flat())].filter(
      (value) => value !== '',
    );
    if (requestedValues.length === 0) continue;
    const picked = chosenOptionValues([option], standing);
    const storedValues = isSelectOption(option)
      ? picked.map((value) => value.option_type_id)
      : requestedValues;
    choices.push({ option_id: id, option_value: storedValues.join(',') });
    values.push(...picked);
  }
  return ok({ choices, values });
}
