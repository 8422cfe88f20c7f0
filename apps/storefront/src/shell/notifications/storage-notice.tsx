import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { showToastAtom } from '../../shared/toasts/toasts.ts';
import { useShopperValue } from '../../shopper/session/use-shopper.ts';

/** Shows once per page load that this device does not store the shopper's data. */
export function StorageNotice() {
  const { t } = useLingui();
  const isRefused = useShopperValue(({ isStorageRefused }) => isStorageRefused, false);
  const notify = useSetAtom(showToastAtom);
  const tell = useEffectEvent(() =>
    notify({
      id: 'storage-refused',
      tone: 'warning',
      stays: true,
      message: t`Nothing can be stored in this browser: the cart and the lists last until this page is closed.`,
    }),
  );
  useEffect(() => {
    if (isRefused) tell();
  }, [isRefused]);
  return null;
}
