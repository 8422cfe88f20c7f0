import { useLingui } from '@lingui/react/macro';
import type { AccountFailure } from '@shop/account';
import type { Result } from '@shop/kernel';
import { Button, ConfirmDialog, Alert } from '@shop/ui';
import { useState } from 'react';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';

/** Cancels an order that was not shipped yet, after a confirmation. */
export function CancelOrderButton({
  cancel,
  onCanceled,
}: {
  cancel: () => Promise<Result<unknown, AccountFailure>>;
  onCanceled: () => void;
}) {
  const { t } = useLingui();
  const failureText = useAccountFailureText();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm(): Promise<void> {
    setAsking(false);
    setBusy(true);
    const canceled = await cancel();
    setBusy(false);
    setError(canceled.ok ? undefined : failureText(canceled.error));
    onCanceled();
  }

  return (
    <>
      <Button
        variant="outline"
        size="small"
        onClick={() => setAsking(true)}
        busyLabel={isBusy ? t`Canceling…` : undefined}
      >
        {t`Cancel order`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Cancel this order?`}
        text={t`The products will not be sent. A canceled order cannot be brought back.`}
        confirmLabel={t`Cancel order`}
        cancelLabel={t`Keep the order`}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
      {error !== undefined && (
        <Alert tone="error" live>
          {error}
        </Alert>
      )}
    </>
  );
}
