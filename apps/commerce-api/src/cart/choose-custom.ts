import type { CustomOption, CustomOptionValue } from '@shop/contract';
import { err, ok, type Result } from '@shop/kernel';
import { optionsInvalid, type ChosenOption, type LineRefusal } from './line-refusal.ts';

/** A custom option of the wire: text, a value's id, or ids joined by commas. */
interface CustomChoice {
  readonly option_id: string;
  readonly option_value: string;
}

export interface ChosenCustom {
  readonly choices: readonly CustomChoice[];
  /** The values that may cost something. */
  readonly values: readonly CustomOptionValue[];
  readonly words: readonly ChosenOption[];
}

/** Characters of a text a shopper writes, where the option sets no lower bound. */
const longestText = 500;
const listTypes = new Set(['radio', 'select', 'drop_down', 'checkbox', 'multiple']);

/** Checks a shopper's wishes against what the product offers; in the order of the product's options. */
export function chooseCustom(
  options: readonly CustomOption[],
  chosen: readonly { readonly option_id: string; readonly option_value: string | null }[],
): Result<ChosenCustom, LineRefusal> {
  const given = new Map(
    chosen.flatMap(({ option_id: id, option_value: value }) =>
      value === null || value.trim() === '' ? [] : [[id, value.trim()] as const],
    ),
  );
  const known = new Set(options.map((option) => String(option.option_id)));
  const unknown = [...given.keys()].find((id) => !known.has(id));
  if (unknown !== undefined) return err(optionsInvalid(`custom.${unknown}`));
  const choices: CustomChoice[] = [];
  const values: CustomOptionValue[] = [];
  const words: ChosenOption[] = [];
  for (const option of options) {
    const id = String(option.option_id);
    const value = given.get(id);
    if (value === undefined) {
      if (option.is_require === true) return err(optionsInvalid(`custom.${id}`));
      continue;
    }
    const label = option.title ?? '';
    if (listTypes.has(option.type)) {
      const picked = pick(option, value);
      if (picked === undefined) return err(optionsInvalid(`custom.${id}`));
      choices.push({
        option_id: id,
        option_value: picked.map((one) => String(one.option_type_id)).join(','),
      });
      values.push(...picked);
      words.push({ label, value: picked.map((one) => one.title ?? '').join(', ') });
    } else {
      const longest = Math.min(option.max_characters || longestText, longestText);
      if (value.length > longest) return err(optionsInvalid(`custom.${id}`));
      choices.push({ option_id: id, option_value: value });
      words.push({ label, value });
    }
  }
  return ok({ choices, values, words });
}

function pick(option: CustomOption, ids: string): readonly CustomOptionValue[] | undefined {
  const wanted = [...new Set(ids.split(',').map((id) => id.trim()))].sort();
  const takesMany = option.type === 'checkbox' || option.type === 'multiple';
  if (wanted.length > 1 && !takesMany) return undefined;
  const picked = wanted.map((id) =>
    option.values.find((value) => String(value.option_type_id) === id),
  );
  return picked.every((value) => value !== undefined) ? picked : undefined;
}
