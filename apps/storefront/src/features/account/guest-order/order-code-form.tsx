import { useLingui } from '@lingui/react/macro';
import { orderCodeMinutes, shopCalls, type OpenedOrder } from '@shop/contract';
import { plainEmail, plainText } from '@shop/kernel';
import { Alert, Button, Stack, Text, TextField } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { exampleOrderNumber } from '../orders/example-order-number.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useAskShop } from '../../../shopper/session/ask-shop.ts';
import { useRequiredFields } from '../../../shared/forms/use-required-fields.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';

interface Requested {
  readonly orderNumber: string;
  readonly email: string;
}

/** Opens an order in two steps: order number and email address, then the code that was sent to this address. */
export function OrderCodeForm({
  orderNumber,
  onOpen,
}: {
  orderNumber: string | undefined;
  onOpen: (opened: OpenedOrder) => void;
}) {
  const { t } = useLingui();
  const ask = useAskShop();
  const failureText = useAccountFailureText();
  const { errorOf, allows } = useRequiredFields();
  const [requested, setRequested] = useState<Requested>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function request(order: Requested): Promise<void> {
    setBusy(true);
    const response = await ask(shopCalls.requestOrderCode, { body: order });
    setBusy(false);
    setError(response.ok ? undefined : failureText(response.error));
    if (response.ok) setRequested(order);
  }

  async function redeem(proof: Requested & { code: string }): Promise<void> {
    setBusy(true);
    const opened = await ask(shopCalls.redeemOrderCode, { body: proof });
    setBusy(false);
    setError(opened.ok ? undefined : failureText(opened.error));
    if (opened.ok) onOpen(opened.value);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!allows(event.currentTarget)) return;
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => plainText(String(form.get(name) ?? ''));
    if (requested === undefined) {
      const email = plainEmail(String(form.get('email') ?? ''));
      void request({ orderNumber: typed('orderNumber'), email });
      return;
    }
    const code = typed('code').replaceAll(/\D/g, '');
    if (code.length === 6) void redeem({ ...requested, code });
    else setError(t`The code has six digits.`);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        {error !== undefined && (
          <Alert tone="error" live>
            {error}
          </Alert>
        )}
        {requested === undefined ? (
          <RequestFields orderNumber={orderNumber} isBusy={isBusy} errorOf={errorOf} />
        ) : (
          <CodeFields
            isBusy={isBusy}
            errorOf={errorOf}
            onBack={() => {
              setError(undefined);
              setRequested(undefined);
            }}
          />
        )}
      </Stack>
    </form>
  );
}

interface FieldsProps {
  readonly isBusy: boolean;
  readonly errorOf: ReturnType<typeof useRequiredFields>['errorOf'];
}

/** First step: order number and email address. */
function RequestFields({
  orderNumber,
  isBusy,
  errorOf,
}: FieldsProps & { readonly orderNumber: string | undefined }) {
  const { t } = useLingui();
  const exampleNumber = exampleOrderNumber(useShop().config);
  return (
    <>
      <Text>{t`Enter the order number and the e-mail address of the order. We send a code there that opens the order.`}</Text>
      <TextField
        label={t`Order number`}
        name="orderNumber"
        hint={t`It stands in the confirmation of the order, for example ${exampleNumber}.`}
        defaultValue={orderNumber}
        error={errorOf('orderNumber')}
        maxLength={40}
        required
      />
      <TextField
        label={t`E-mail`}
        name="email"
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        required
      />
      <Stack direction="row">
        <Button type="submit" busyLabel={isBusy ? t`Sending…` : undefined}>
          {t`Send the code`}
        </Button>
      </Stack>
    </>
  );
}

/** Second step: code from the email. */
function CodeFields({ isBusy, errorOf, onBack }: FieldsProps & { readonly onBack: () => void }) {
  const { t } = useLingui();
  return (
    <>
      <Alert tone="success" live>
        {t`If there is such an order, a code is on its way by e-mail. It is valid for ${orderCodeMinutes} minutes.`}
      </Alert>
      <TextField
        label={t`Code from the e-mail`}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errorOf('code')}
        maxLength={10}
        required
      />
      <Stack direction="row" gap={3}>
        <Button type="submit" busyLabel={isBusy ? t`Checking…` : undefined}>
          {t`Open the order`}
        </Button>
        <Button variant="outline" onClick={onBack}>
          {t`Back`}
        </Button>
      </Stack>
    </>
  );
}
