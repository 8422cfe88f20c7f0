import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { consoleLog } from '../../platform/console-log.ts';
import type { ShopperSession } from '../../shopper/session/shopper-session.ts';
import { useShopperStore } from '../../shopper/session/use-shopper.ts';
import { removeToastAtom, showToastAtom } from './toasts.ts';

const toastId = 'shopper-not-started';

/**
 * Returns a function that starts the shopper's session for a press. If its script cannot be fetched, the function shows
 * a notice and returns undefined; the notice stays until it is answered, and its "Retry" calls `press`. Never rejects.
 */
export function useStartShopper(): (press: () => void) => Promise<ShopperSession | undefined> {
  const { t } = useLingui();
  const shopperStore = useShopperStore();
  const showToast = useSetAtom(showToastAtom);
  const removeToast = useSetAtom(removeToastAtom);
  return async (press) => {
    removeToast(toastId);
    try {
      return await shopperStore.start();
    } catch (cause) {
      consoleLog.error(toastId, { cause });
      showToast({
        id: toastId,
        tone: 'error',
        stays: true,
        message: t`A part of the page could not be loaded. Check your network connection and try again.`,
        actions: [
          {
            label: t({ message: 'Retry' }),
            onPress() {
              removeToast(toastId);
              press();
            },
          },
        ],
      });
      return undefined;
    }
  };
}
