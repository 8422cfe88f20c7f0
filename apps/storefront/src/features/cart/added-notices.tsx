import { VisuallyHidden } from '@shop/ui';
import { useEffect } from 'react';
import { useShopper } from '../../shopper/session/use-shopper.ts';
import { useCartNoticeText } from './cart-notice-text.ts';
import { useCartNotices } from './use-cart-notices.ts';

/**
 * Announces an added product to screen readers only, for pages that list the lines of the cart. Navigation dismisses
 * the notice.
 */
export function AddedNotices() {
  const shopper = useShopper();
  const textOf = useCartNoticeText();
  const added = useCartNotices().findLast(({ kind }) => kind === 'added');
  useEffect(
    () => () => {
      for (const { id, kind } of shopper?.cart.state.get().notices ?? []) {
        if (kind === 'added') shopper?.cart.dismissNotice(id);
      }
    },
    [shopper],
  );
  return (
    <output>
      {added !== undefined && (
        <VisuallyHidden key={added.id}>{textOf(added).message}</VisuallyHidden>
      )}
    </output>
  );
}
