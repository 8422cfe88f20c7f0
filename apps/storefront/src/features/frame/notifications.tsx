import { useLingui } from '@lingui/react/macro';
import { ToastRegion, type Toast } from '@shop/ui';
import { useCallback, useState } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { useCartNoticeText } from '../cart/cart-notice-text.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
import { useExpiry } from './use-expiry.ts';
import { useShop } from '../../wiring/use-shop.ts';

/** What the cart wants to say, for 8 seconds each; the time stands still while a notice is looked at. */
export function Notifications() {
  const { t } = useLingui();
  const { notificationMs } = useShop().config.screen;
  const personal = usePersonal();
  const { notices } = useCart();
  const textOf = useCartNoticeText();
  const [isHeld, setHeld] = useState(false);
  const oldest = notices[0]?.id;
  const dismiss = useCallback((id: string) => personal?.cart.dismissNotice(id), [personal]);
  useExpiry(oldest, notificationMs, isHeld, dismiss);
  const toasts = notices.flatMap((notice): Toast[] => {
    const { tone, message } = textOf(notice);
    return message === undefined ? [] : [{ id: notice.id, tone, message }];
  });
  return (
    <ToastRegion
      label={t`Notifications`}
      toasts={toasts}
      dismissLabel={t`Close`}
      onDismiss={dismiss}
      onHold={setHeld}
    />
  );
}
