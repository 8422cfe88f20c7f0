import { useLingui } from '@lingui/react/macro';
import { Button, Alert } from '@shop/ui';
import { useState } from 'react';

/**
 * Downloads a file of an order. `userToken`: token of the order's customer; needed if the address alone does not give
 * access.
 */
export function DownloadButton({
  label,
  address,
  userToken,
}: {
  label: string;
  address: string;
  userToken?: () => string | undefined;
}) {
  const { t } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function download(): Promise<void> {
    setBusy(true);
    const file = await fetchFile(address, userToken?.());
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
        {label}
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

async function fetchFile(
  address: string,
  token: string | undefined,
): Promise<SavedFile | undefined> {
  // The response is a file without the response envelope, so the contract client is not used.
  const answer = await fetch(address, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
  if (answer?.ok !== true) return undefined;
  const [, name = 'file'] =
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
