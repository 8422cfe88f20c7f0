import { useLingui } from '@lingui/react/macro';
import type { WithdrawalRequest } from '@shop/contract';
import { SpecTable } from '@shop/ui';

/** Shows the details of a withdrawal before sending or after receipt. */
export function StatementRows({
  statement,
  receivedAt,
}: {
  statement: WithdrawalRequest;
  /** Formatted day and time. */
  receivedAt?: string;
}) {
  const { t } = useLingui();
  return (
    <SpecTable
      caption={t`Withdraw from contract`}
      rows={[
        { label: t`Name`, value: statement.name },
        { label: t`Order number`, value: statement.orderNumber },
        { label: t`E-mail`, value: statement.email },
        { label: t`Which products`, value: statement.items ?? t`the whole order` },
        ...(statement.bankAccount === undefined
          ? []
          : [{ label: t`Bank account for the refund`, value: statement.bankAccount }]),
        ...(receivedAt === undefined ? [] : [{ label: t`Date and time`, value: receivedAt }]),
      ]}
    />
  );
}
