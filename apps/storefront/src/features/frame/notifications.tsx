import { useLingui } from '@lingui/react/macro';
import { ToastRegion, type Toast } from '@shop/ui';
import { useEffect, useState } from 'react';
import { useCart } from '../cart/use-cart.ts';
import { useCartNoticeText } from '../cart/cart-notice-text.ts';
import { usePersonal } from '../../wiring/personal-context.tsx';
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
  useEffect(() => {
    if (oldest === undefined || isHeld) return undefined;
    const timer = setTimeout(() => personal?.cart.dismissNotice(oldest), notificationMs);
    return () => clearTimeout(timer);
  }, [oldest, isHeld, personal, notificationMs]);
  const toasts = notices.flatMap((notice): Toast[] => {
    const { tone, message } = textOf(notice);
    return message === undefined ? [] : [{ id: notice.id, tone, message }];
  });
  return (
    <ToastRegion
      label={t`Notifications`}
      toasts={toasts}
      dismissLabel={t`Close`}
      onDismiss={(id) => personal?.cart.dismissNotice(id)}
      onHold={setHeld}
    />
  );
}
