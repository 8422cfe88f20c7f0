import { Notice } from '@shop/ui';
import { useCartNoticeText } from './cart-notice-text.ts';
import { useCart } from './use-cart.ts';

/** What the cart has to say, inside its drawer. A removal says itself, with the way back. */
export function CartNotices() {
  const { notices } = useCart();
  const textOf = useCartNoticeText();
  return notices
    .filter(({ kind }) => kind !== 'removed')
    .map((notice) => {
      const { tone, message } = textOf(notice);
      return (
        <Notice key={notice.id} tone={tone} live>
          {message}
        </Notice>
      );
    });
}
