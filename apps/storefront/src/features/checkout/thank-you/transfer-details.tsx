import { useLingui } from '@lingui/react/macro';
import { bankTransferDetails, isPaidByTransfer } from '@shop/orders';
import { SpecTable, Stack, Text } from '@shop/ui';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';

/** Shows account, amount and reference for a bank transfer; nothing for other payment methods. */
export function TransferDetails({
  method,
  amount,
  currency,
  orderNumber,
}: {
  /** Code of the payment method. */
  method: string | undefined;
  /** Gross, in major units. */
  amount: number;
  /** Default: currency of the store view. */
  currency?: string | undefined;
  orderNumber: string;
}) {
  const { t } = useLingui();
  const { config, view } = useShop();
  const { money } = useMoney(currency);
  if (!isPaidByTransfer(method)) return null;
  const to = bankTransferDetails(config.seller, view.language);
  return (
    <Stack gap={2}>
      <SpecTable
        caption={t`Transfer details`}
        captionVisible
        rows={[
          ...(to === undefined
            ? []
            : [
                { label: t`Beneficiary`, value: to.name },
                { label: to.form === 'iban' ? 'IBAN' : t`Account number`, value: to.account },
              ]),
          { label: t`Amount to transfer`, value: money(amount) },
          { label: t`Payment reference`, value: orderNumber },
        ]}
      />
      <Text size="small" tone="muted">
        {t`The order is sent off once the amount has arrived.`}
      </Text>
    </Stack>
  );
}
