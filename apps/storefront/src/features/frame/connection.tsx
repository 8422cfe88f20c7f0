import { useLingui } from '@lingui/react/macro';
import { OfflineBadge } from '@shop/ui';
import { useSyncExternalStore } from 'react';
import { usePersonal } from '../../shopper/use-personal.ts';

const never = () => () => {};

/** Says that the network is away, for as long as it is. */
export function Connection() {
  const { t } = useLingui();
  const connectivity = usePersonal()?.connectivity;
  const isOnline = useSyncExternalStore(
    connectivity?.subscribe ?? never,
    () => connectivity?.isOnline() ?? true,
    () => true,
  );
  if (isOnline) return null;
  return <OfflineBadge label={t`You are offline`} detail={t`what you do is kept`} floating />;
}
