import { useLingui } from '@lingui/react/macro';
import type { AccountEvent } from '@shop/account';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { showToastAtom, removeToastAtom } from '../../shared/toasts/toasts.ts';
import { startAfresh } from '../../shopper/device/new-build.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';

/** Shows notices about the account and its session on every page. */
export function AccountNotices() {
  const { t } = useLingui();
  const shopper = useShopper();
  const notify = useSetAtom(showToastAtom);
  const takeBack = useSetAtom(removeToastAtom);

  const hear = useEffectEvent((event: AccountEvent) => {
    switch (event.type) {
      case 'profile-updated':
        return notify({
          tone: 'success',
          message: t`Account data has successfully been updated`,
        });
      case 'password-changed':
        return notify({ tone: 'success', message: t`Password has successfully been changed` });
      case 'signed-out':
        return event.silent ? undefined : notify({ tone: 'info', message: t`You're logged out` });
      case 'session-lost':
        return notify({
          id: 'session-lost',
          tone: 'error',
          stays: true,
          ...(event.reason === 'refused'
            ? {
                message: t`Error refreshing user token. User is not authorized to access the resource`,
              }
            : {
                message: t`Internal Application error while refreshing the tokens. Please clear the storage and refresh page.`,
                actions: [{ label: t`Refresh`, onPress: () => startAfresh() }],
              }),
        });
      case 'signed-in':
        return takeBack('session-lost');
    }
  });

  useEffect(() => shopper?.account.onEvent(hear), [shopper]);
  return null;
}
