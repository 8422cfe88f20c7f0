import { useLingui } from '@lingui/react/macro';
import { formatPercent } from '@shop/format';
import { Text } from '@shop/ui';
import { useShop } from '../../shop/use-shop.ts';

/** Describes the newsletter and its welcome gift. */
export function NewsletterInvitation() {
  const { t } = useLingui();
  const { config, view } = useShop();
  const { newsletterCouponPercent: percent, newsletterCouponDays: days } = config.offers;
  const share = formatPercent(percent, view.language);
  return (
    <Text tone="muted">
      {percent > 0
        ? t`New pieces, care tips and offers by e-mail. After the confirmation we send a coupon: ${share} off the products of one order, for ${days} days.`
        : t`New pieces, care tips and offers by e-mail.`}
    </Text>
  );
}
