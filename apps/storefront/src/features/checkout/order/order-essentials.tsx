import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '@shop/cart-sync';
import { isNeverShipped } from '@shop/catalog';
import { withdrawalDays } from '@shop/orders';
import { SpecTable, Stack, Text, TextLink } from '@shop/ui';
import { useShop } from '../../../shop/use-shop.ts';
import { useIsWritten } from '../../../shared/page/use-is-written.ts';
import { useDeliveryDays } from '../../cart/use-delivery-days.ts';
import { WithdrawalExceptions } from '../../product/facts/withdrawal-exceptions.tsx';

/** Shows delivery time and withdrawal rights, which must be next to the order button. */
export function OrderEssentials({ items }: { items: readonly CartItem[] }) {
  const { t } = useLingui();
  const isWritten = useIsWritten();
  const { config } = useShop();
  const { days: deliveryDays, isOnItsWay } = useDeliveryDays(items);
  const delivery = isOnItsWay ? '…' : deliveryDays;
  const inDays = (days: number) => t`${days} days`;
  const hasThings = items.some(({ type_id: type }) => !isNeverShipped(type));
  return (
    <Stack gap={3}>
      <SpecTable
        caption={t`Delivery and return`}
        rows={[
          ...(delivery === undefined ? [] : [{ label: t`Expected delivery`, value: delivery }]),
          { label: t`Withdrawal without a reason`, value: inDays(withdrawalDays) },
          ...(hasThings && config.offers.freeReturnDays > 0
            ? [
                {
                  label: t`Free returns, our own promise`,
                  value: inDays(config.offers.freeReturnDays),
                },
              ]
            : []),
        ]}
      />
      <WithdrawalExceptions products={items.map(({ product }) => product)} />
      {isWritten('/elallas-es-visszakuldes') && (
        <Text size="small">
          <TextLink href="/elallas-es-visszakuldes" target="_blank">
            {t`Withdrawal and return`}
          </TextLink>
        </Text>
      )}
    </Stack>
  );
}
