import { useLingui } from '@lingui/react/macro';
import { lineKey, lineTotal } from '@shop/cart-sync';
import { CartLine, Heading, LineList, PriceTag, Stack, Text, TextLink } from '@shop/ui';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { pictureSource } from '../../../shared/pictures/picture-source.ts';
import { useLineNotice } from '../../cart/line-notice.ts';
import { lineOptions } from '../../cart/line-options.ts';
import { useCart } from '../../../shopper/cart/use-cart.ts';

/** Lists the lines of the order, read-only. */
export function CheckoutLines() {
  const { t } = useLingui();
  const { view } = useShop();
  const { money } = useMoney();
  const { items } = useCart();
  const noticeOf = useLineNotice();
  return (
    <Stack gap={3}>
      <Stack direction="row" justify="between" align="baseline" gap={3}>
        <Heading level={2} size="small">
          {t`Your order`}
        </Heading>
        <span>
          <TextLink href="/cart">{t`Change the cart`}</TextLink>
        </span>
      </Stack>
      <LineList label={t`Items`}>
        {items.map((item) => (
          <CartLine
            key={lineKey(item)}
            name={item.product.name}
            picture={pictureSource(item.product.image, 'thumb', '')}
            options={lineOptions(item)}
            size="small"
            price={<PriceTag size="line" price={money(lineTotal(item, view.currency))} />}
            quantity={<Text size="small">{t`${item.qty} pcs`}</Text>}
            notice={noticeOf(item)}
          />
        ))}
      </LineList>
    </Stack>
  );
}
