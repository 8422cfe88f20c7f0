import { useLingui } from '@lingui/react/macro';
import { ToastRegion, VisuallyHidden } from '@shop/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { toastsHeldAtom } from '../../shared/toasts/toasts.ts';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useSaidOnce } from '../../shared/toasts/use-said-once.ts';
import { useCartNoticeText } from './cart-notice-text.ts';
import { useCartNotices } from './use-cart-notices.ts';

/**
 * Shows notices of the cart at the bottom of its drawer. Successes are announced to screen readers only, since the
 * lines show them. A notice shown here is not repeated after the drawer closes.
 */
export function CartNotices() {
  const { t } = useLingui();
  const shopper = useShopper();
  const notices = useCartNotices();
  const textOf = useCartNoticeText();
  const setHeld = useSetAtom(toastsHeldAtom);
  useEffect(
    () => () => {
      setHeld(false);
      for (const { id } of shopper?.cart.state.get().notices ?? []) {
        shopper?.cart.dismissNotice(id);
      }
    },
    [shopper, setHeld],
  );
  const dismiss = useCallback((id: string) => shopper?.cart.dismissNotice(id), [shopper]);
  const said = useSaidOnce(
    notices.map((notice) => ({ id: notice.id, ...textOf(notice) })),
    dismiss,
  );
  return (
    <>
      <output>
        {said
          .filter(({ tone }) => tone === 'success')
          .map(({ id, message }) => (
            <VisuallyHidden key={id}>{message}</VisuallyHidden>
          ))}
      </output>
      <ToastRegion
        label={t`Notifications`}
        toasts={said.filter(({ tone }) => tone !== 'success')}
        dismissLabel={t`Close`}
        onDismiss={dismiss}
        onHold={setHeld}
        inDrawer
      />
    </>
  );
}
