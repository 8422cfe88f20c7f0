import { useLingui } from '@lingui/react/macro';
import {
  formToAddress,
  addressToForm,
  hasErrors,
  validateAddress,
  type AddressDetails,
} from '@shop/forms';
import type { CustomerAddress } from '@shop/contract';
import { Button, Checkbox, ErrorSummary, Alert, Stack } from '@shop/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { formRules } from '../../../shop/form-rules.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { AddressFields } from '../../checkout/fields/address-fields.tsx';
import { useFieldName } from '../../checkout/fields/field-name.ts';
import { inPageOrder } from '../../checkout/fields/in-page-order.ts';
import { useProblemText } from '../../../shared/texts/problem-text.ts';
import { stepFieldId } from '../../checkout/fields/step-field-id.ts';
import { focusFirstEmpty } from '../../../shared/forms/focus-first-empty.ts';

/** Form to add or edit a saved address. Uses the field rules of the checkout. */
export function AddressForm({
  address,
  error,
  onSave,
  onCancel,
}: {
  address: Partial<CustomerAddress>;
  error: string | undefined;
  onSave: (address: CustomerAddress) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const textOf = useProblemText();
  const nameOf = useFieldName();
  const [details, setDetails] = useState<AddressDetails>(() =>
    addressToForm({ country_id: shop.view.country, ...address }),
  );
  const [attempt, setAttempt] = useState(0);
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstEmpty(root.current), []);
  const rules = formRules(shop);
  const problems = attempt > 0 ? validateAddress(details, rules, { needsPhone: true }) : [];
  const errors = inPageOrder(
    problems.filter(({ severity }) => severity === 'error'),
    shop.view.language,
  );

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (hasErrors(validateAddress(details, rules, { needsPhone: true }))) return;
    const form = new FormData(event.currentTarget);
    onSave({
      ...formToAddress(details, address),
      default_shipping: form.has('default_shipping'),
      default_billing: form.has('default_billing'),
    });
  }

  return (
    <form ref={root} onSubmit={submit} noValidate>
      <Stack gap={5}>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        <ErrorSummary
          // A new key for each attempt renders it again, so that it gets the focus.
          key={attempt}
          title={t`${errors.length} fields need to be corrected`}
          mistakes={errors.map((problem) => ({
            fieldId: stepFieldId(problem.field),
            label: nameOf(problem.field),
            text: textOf(problem),
          }))}
        />
        <AddressFields
          state={{ problems: errors }}
          address={details}
          autoCompleteSection="shipping"
          onChange={(change) =>
            setDetails((previousDetails) => ({ ...previousDetails, ...change }))
          }
        />
        <Checkbox
          label={t`Default for shipping`}
          name="default_shipping"
          defaultChecked={address.default_shipping === true}
        />
        <Checkbox
          label={t`Default for billing`}
          name="default_billing"
          defaultChecked={address.default_billing === true}
        />
        <Stack direction="row" gap={3}>
          <Button type="submit">{t`Save`}</Button>
          <Button variant="outline" onClick={onCancel}>
            {t({ message: 'Cancel' })}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
