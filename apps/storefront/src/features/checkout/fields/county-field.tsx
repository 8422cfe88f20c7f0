import { useLingui } from '@lingui/react/macro';
import { countiesOf } from '@shop/forms/counties';
import { SelectField, type SelectFieldProps } from '@shop/ui';
import { stepFieldId } from './step-field-id.ts';

const choices = countiesOf('RO').map((county) => ({ value: county, label: county }));

/** County field of a Romanian address. Source: FM-25. */
export default function CountyField(props: Omit<SelectFieldProps, 'label' | 'choices'>) {
  const { t } = useLingui();
  return (
    <SelectField
      id={stepFieldId('state')}
      label={t`County`}
      placeholder=""
      choices={choices}
      {...props}
    />
  );
}
