import { useLingui } from '@lingui/react/macro';
import { createBrowserConnectivity } from '@shop/platform-browser';
import { OfflineBadge } from '@shop/ui';
import { useSyncExternalStore } from 'react';

const connectivity = createBrowserConnectivity();

/** Says that the network is away, for as long as it is. */
export function Connection() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(connectivity.subscribe, connectivity.isOnline, () => true);
  if (isOnline) return null;
  return <OfflineBadge label={t`You are offline`} detail={t`what you do is kept`} floating />;
}
