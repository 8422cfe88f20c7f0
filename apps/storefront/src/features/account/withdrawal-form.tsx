import { useLingui } from '@lingui/react/macro';
import type { WithdrawalRequest } from '@shop/contract';
import { Button, Stack, TextArea, TextField } from '@shop/ui';
import type { FormEvent } from 'react';

/** The first step out of a contract: who, which order, and where the receipt goes. */
export function WithdrawalForm({
  known,
  isBusy,
  onSubmit,
}: {
  known: WithdrawalRequest;
  isBusy: boolean;
  onSubmit: (request: WithdrawalRequest) => void;
}) {
  const { t } = useLingui();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const items = text('items');
    onSubmit({
      name: text('name'),
      orderNumber: text('orderNumber'),
      email: text('email'),
      ...(items === '' ? {} : { items }),
    });
  }

  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <TextField
          label={t`Name`}
          name="name"
          autoComplete="name"
          minLength={2}
          maxLength={200}
          defaultValue={known.name}
          required
        />
        <TextField
          label={t`Order number`}
          name="orderNumber"
          hint={t`It stands in the confirmation of the order, for example ZG-2026-000123.`}
          maxLength={40}
          defaultValue={known.orderNumber}
          required
        />
        <TextField
          label={t`E-mail`}
          name="email"
          type="email"
          autoComplete="email"
          hint={t`The address the order was placed with. The receipt is sent here.`}
          maxLength={254}
          defaultValue={known.email}
          required
        />
        <TextArea
          label={t`Which products`}
          name="items"
          optionalLabel={t`optional`}
          hint={t`Left empty, the withdrawal is for the whole order.`}
          maxLength={1000}
          rows={3}
          defaultValue={known.items}
        />
        <Button type="submit" busyLabel={isBusy ? t`Checking…` : undefined}>
          {t`Withdraw from contract`}
        </Button>
      </Stack>
    </form>
  );
}
