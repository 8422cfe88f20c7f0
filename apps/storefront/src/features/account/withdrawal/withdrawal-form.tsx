import { useLingui } from '@lingui/react/macro';
import { validateWithdrawal, type WithdrawalDetails } from '@shop/forms';
import { maxItemsTextLength, type WithdrawalRequest } from '@shop/contract';
import { plainText } from '@shop/kernel';
import { Button, Stack, TextArea, TextField } from '@shop/ui';
import type { FormEvent } from 'react';
import { exampleOrderNumber } from '../orders/example-order-number.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useFieldProblems } from '../../../shared/forms/use-field-problems.ts';

/** First step of a withdrawal: the customer, the order and the address for the receipt. */
export function WithdrawalForm({
  knownRequest,
  isBusy,
  onSubmit,
}: {
  knownRequest: WithdrawalRequest;
  isBusy: boolean;
  onSubmit: (request: WithdrawalRequest) => void;
}) {
  const { t } = useLingui();
  const { config } = useShop();
  const exampleNumber = exampleOrderNumber(config);
  const fields = useFieldProblems<keyof WithdrawalDetails>();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => plainText(String(form.get(name) ?? ''));
    const items = text('items');
    const bankAccount = text('bankAccount');
    const [name, orderNumber, email] = [text('name'), text('orderNumber'), text('email')];
    const problems = validateWithdrawal(
      { name, orderNumber, email, bankAccount },
      config.validation,
    );
    if (!fields.allows(event.currentTarget, problems)) return;
    onSubmit({
      name,
      orderNumber,
      email,
      ...(items === '' ? {} : { items }),
      ...(bankAccount === '' ? {} : { bankAccount }),
    });
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <TextField
          label={t`Name`}
          name="name"
          autoComplete="name"
          defaultValue={knownRequest.name}
          error={fields.errorOf('name')}
          required
        />
        <TextField
          label={t`Order number`}
          name="orderNumber"
          hint={t`It stands in the confirmation of the order, for example ${exampleNumber}.`}
          defaultValue={knownRequest.orderNumber}
          error={fields.errorOf('orderNumber')}
          required
        />
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          autoComplete="email"
          hint={t`The address the order was placed with. The receipt is sent here.`}
          defaultValue={knownRequest.email}
          error={fields.errorOf('email')}
          required
        />
        <TextArea
          label={t`Which products`}
          name="items"
          optionalLabel={t`optional`}
          hint={t`Left empty, the withdrawal is for the whole order.`}
          maxLength={maxItemsTextLength}
          rows={3}
          defaultValue={knownRequest.items}
        />
        <TextField
          label={t`Bank account for the refund`}
          name="bankAccount"
          optionalLabel={t`optional`}
          hint={t`For an order that was paid in cash: the money cannot go back the way it came.`}
          defaultValue={knownRequest.bankAccount}
          error={fields.errorOf('bankAccount')}
        />
        <Stack direction="row">
          <Button type="submit" busyLabel={isBusy ? t`Checking…` : undefined}>
            {t`Withdraw from contract`}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
