import { useLingui } from '@lingui/react/macro';
import type { Account } from '@shop/account';
import { Button, Alert } from '@shop/ui';
import { useState } from 'react';

/** Saves the file of a downloadable product of the customer's order. */
export function DownloadButton({
  sku,
  name,
  account,
}: {
  sku: string;
  name: string;
  account: Account;
}) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    const file = await fetchFile(sku, account.userToken());
    setBusy(false);
    setFailed(file === undefined);
    if (file !== undefined) saveFile(file);
  }

  return (
    <>
      <Button
        variant="outline"
        size="small"
        onClick={() => void download()}
        busyLabel={isBusy ? t`Loading` : undefined}
      >
        {t`Download: ${name}`}
      </Button>
      {hasFailed && (
        <Alert tone="error" live>
          {t`The file could not be downloaded. Try again in a moment.`}
        </Alert>
      )}
    </>
  );
}

interface SavedFile {
  readonly bytes: Blob;
  readonly name: string;
}

async function fetchFile(sku: string, token: string | undefined): Promise<SavedFile | undefined> {
  // A file is no envelope: it is fetched past the client of the contract.
  const answer = await fetch(`/api/download/${encodeURIComponent(sku)}`, {
    headers: { authorization: `Bearer ${token ?? ''}` },
  }).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  const [, name = sku] =
    /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  const bytes = await answer.blob().catch(() => undefined);
  return bytes === undefined ? undefined : { bytes, name };
}

function saveFile({ bytes, name }: SavedFile): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
