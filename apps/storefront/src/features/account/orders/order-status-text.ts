import { useLingui } from '@lingui/react/macro';

/** Returns the label of an order state; for an unknown state its name at the backend. */
export function useOrderStatusText(): (status: string) => string {
  const { t } = useLingui();
  const statusLabels: Readonly<Record<string, string>> = {
    pending: t`Pending`,
    processing: t`Processing`,
    shipped: t`Shipped`,
    complete: t`Complete`,
    canceled: t`Canceled`,
    queued: t`Waiting to be sent`,
  };
  return (status) => statusLabels[status] ?? status;
}
