import { useLingui } from '@lingui/react/macro';

/** The state of an order in words; an unknown one as the backend names it. */
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
