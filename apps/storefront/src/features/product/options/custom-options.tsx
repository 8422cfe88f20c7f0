import { useLingui } from '@lingui/react/macro';
import type { CustomOption, CustomOptionValue } from '@shop/contract';
import { formatPercent } from '@shop/format';
import { textLimit, type CustomValues, type FieldErrors } from '@shop/catalog';
import { Checkbox, Fieldset, OptionGroup, SelectField, TextField } from '@shop/ui';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useOptionErrorText } from './option-error-text.ts';

interface CustomOptionsProps {
  readonly options: readonly CustomOption[];
  readonly values: CustomValues;
  readonly errors: FieldErrors;
  readonly onChange: (values: CustomValues) => void;
}

/** Fields for custom options, such as a text, other legs or an extra. */
export function CustomOptions({ options, values, errors, onChange }: CustomOptionsProps) {
  return options.map((option) => {
    const id = String(option.option_id);
    return (
      <CustomField
        key={id}
        option={option}
        value={values[id] ?? ''}
        error={errors[id]}
        onChange={(value) => onChange({ ...values, [id]: value })}
      />
    );
  });
}

function CustomField({
  option,
  value,
  error,
  onChange,
}: {
  readonly option: CustomOption;
  readonly value: string | readonly string[];
  readonly error: FieldErrors[string] | undefined;
  readonly onChange: (value: string | readonly string[]) => void;
}) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { view } = useShop();
  const errorText = useOptionErrorText();
  const name = `option-${option.option_id}`;
  const label = option.title ?? '';
  const max = textLimit(option);
  const choices = option.values.map((optionValue) => ({
    value: String(optionValue.option_type_id),
    label: optionValue.title ?? '',
    hint: surcharge(optionValue),
  }));
  const shared = { name, error: error === undefined ? undefined : errorText(error) };

  function surcharge({ price, price_type }: CustomOptionValue): string | undefined {
    if (price === undefined || price === 0) return undefined;
    return `+${price_type === 'percent' ? formatPercent(price, view.language) : money(price)}`;
  }

  switch (option.type) {
    case 'radio':
      return (
        <OptionGroup
          {...shared}
          legend={label}
          options={choices}
          value={[value].flat()[0]}
          onChange={onChange}
          soldOutLabel={t`sold out`}
        />
      );
    case 'select':
    case 'drop_down':
      return (
        <SelectField
          {...shared}
          label={label}
          choices={[
            { value: '', label: t`Choose` },
            ...choices.map((choice) => ({
              value: choice.value,
              label: choice.hint === undefined ? choice.label : `${choice.label} (${choice.hint})`,
            })),
          ]}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'checkbox': {
      const ticked = [value].flat();
      return (
        <Fieldset legend={label} size="small" error={shared.error}>
          {choices.map((choice) => (
            <Checkbox
              key={choice.value}
              name={name}
              label={choice.hint === undefined ? choice.label : `${choice.label} (${choice.hint})`}
              checked={ticked.includes(choice.value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...ticked, choice.value]
                    : ticked.filter((id) => id !== choice.value),
                )
              }
            />
          ))}
        </Fieldset>
      );
    }
    default:
      return (
        <TextField
          {...shared}
          label={label}
          value={String(value)}
          maxLength={max}
          hint={option.max_characters ? t`At most ${max} characters` : undefined}
          required={option.is_require}
          optionalLabel={option.is_require === true ? undefined : t`optional`}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
