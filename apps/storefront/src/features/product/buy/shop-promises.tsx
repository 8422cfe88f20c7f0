import { useLingui } from '@lingui/react/macro';
import { addMoney, moneyFromWire, multiplyMoney, wireAmount } from '@shop/money';
import { freeShippingDistance } from '@shop/pricing';
import { type Elements, Icon, Stack, Text } from '@shop/ui';
import type { ReactNode } from 'react';
import { useMoney } from '../../../shop/use-money.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useCart } from '../../../shopper/cart/use-cart.ts';

/**
 * Shows the promises of the shop at this price: free shipping, counting the cart, and returns. `price`: of one piece,
 * in major units.
 */
export function ShopPromises({ price, qty }: { price: number; qty: number }) {
  const { t } = useLingui();
  const { config, view } = useShop();
  const { money } = useMoney();
  const { totals } = useCart();
  const { freeShippingAboveMinor: minor, freeReturnDays: days } = config.offers;
  const distance =
    minor === null
      ? undefined
      : freeShippingDistance(
          addMoney(
            moneyFromWire(totals.subtotalInclTax, view.currency),
            multiplyMoney(moneyFromWire(price, view.currency), qty),
          ),
          { minor, currency: view.currency },
        );
  const amount = distance && money(wireAmount(distance.missing));
  if (distance === undefined && days === 0) return null;
  return (
    <Stack gap={2}>
      {distance !== undefined && (
        <Fact icon={<Icon name="truck" />}>
          {distance.reached ? t`Free shipping` : t`${amount} left until free shipping`}
        </Fact>
      )}
      {days > 0 && <Fact icon={<Icon name="return" />}>{t`${days} days of free returns`}</Fact>}
    </Stack>
  );
}

function Fact({ icon, children }: { icon: Elements; children: ReactNode }) {
  return (
    <Stack direction="row" gap={3}>
      {icon}
      <Text as="span" size="small">
        {children}
      </Text>
    </Stack>
  );
}
