import { useLingui } from '@lingui/react/macro';
import { Button } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { showToastAtom } from '../toasts/toasts.ts';

interface ShareButtonProps {
  /** Path of the shop to share, with its query. */
  readonly path: string;
  /** Title for the receiving application. */
  readonly title: string;
  readonly label?: string;
  readonly size?: 'small';
}

/** Shares an address: with the share dialog of the device, else by copying it to the clipboard. */
export function ShareButton({ path, title, label, size }: ShareButtonProps) {
  const { t } = useLingui();
  const notify = useSetAtom(showToastAtom);

  async function share(): Promise<void> {
    const url = new URL(path, window.location.origin).href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closing the share dialog of the device cancels the sharing.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      notify({ tone: 'success', message: t`The link is on the clipboard.` });
    } catch {
      notify({ tone: 'info', message: t`The link to copy: ${url}` });
    }
  }

  return (
    <Button variant="quiet" size={size} icon="share" onClick={() => void share()}>
      {label ?? t`Share`}
    </Button>
  );
}
