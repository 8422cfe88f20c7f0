import { useLingui } from '@lingui/react/macro';
import type { Account } from '@shop/account';
import { Button, Alert, Stack } from '@shop/ui';
import { useState } from 'react';
import { useShop } from '../../../shop/use-shop.ts';
import { useAccountFailureText } from '../../../shared/texts/account-failure-text.ts';

/** Fetches the personal data of the account and saves them as a file. */
export function ExportButton({ account }: { account: Account }) {
  const { t } = useLingui();
  const failureText = useAccountFailureText();
  const { shop } = useShop().config;
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    const data = await account.exportData();
    setBusy(false);
    setError(data.ok ? undefined : failureText(data.error));
    if (!data.ok) return;
    const text = JSON.stringify(data.value, null, 2);
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${shop.name}-data.json`;
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <Stack gap={4}>
      {error !== undefined && (
        <Alert tone="error" live>
          {error}
        </Alert>
      )}
      <Stack direction="row">
        <Button
          variant="outline"
          icon="download"
          onClick={() => void save()}
          busyLabel={isBusy ? t`Loading` : undefined}
        >
          {t`Download my data`}
        </Button>
      </Stack>
    </Stack>
  );
}
