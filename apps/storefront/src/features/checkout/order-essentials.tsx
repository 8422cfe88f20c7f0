import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '@shop/cart-sync';
import { isNeverShipped, withdrawalDays } from '@shop/contract';
import { formatDateRange } from '@shop/format';
import { as, type IsoDate } from '@shop/kernel';
import { useQueries } from '@tanstack/react-query';
import { SpecTable, Stack, Text, TextLink } from '@shop/ui';
import { deliveryQuery } from '../../queries/delivery.ts';
import { useShop } from '../../wiring/use-shop.ts';
import { WithdrawalExceptions } from '../product/withdrawal-exceptions.tsx';

/** What one must know of an order besides what is in it and what it costs: when it comes, and the ways back. */
export function OrderEssentials({ items }: { items: readonly CartItem[] }) {
  const { t } = useLingui();
  const { config } = useShop();
  const delivery = useDeliveryDays(items);
  const inDays = (days: number) => t`${days} days`;
  const hasThings = items.some(({ type_id: type }) => !isNeverShipped(type));
  return (
    <Stack gap={3}>
      <SpecTable
        caption={t`Delivery and return`}
        rows={[
          ...(delivery === undefined ? [] : [{ label: t`Expected delivery`, value: delivery }]),
          { label: t`Withdrawal without a reason`, value: inDays(withdrawalDays) },
          ...(hasThings
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
      <Text size="small">
        <TextLink href="/elallas-es-visszakuldes" target="_blank">
          {t`Withdrawal and return`}
        </TextLink>
      </Text>
    </Stack>
  );
}

/** From when the first thing may come until when the last has; nothing where that is not known of all. */
function useDeliveryDays(items: readonly CartItem[]): string | undefined {
  const shop = useShop();
  const shipped = items.filter(({ type_id: type }) => !isNeverShipped(type));
  // Two lines can be of one product.
  const productIds = [...new Set(shipped.map(({ product }) => product.id))];
  const answers = useQueries({ queries: productIds.map((id) => deliveryQuery(shop, id)) });
  const dates = answers.flatMap(({ data }) => data ?? []);
  const [first] = dates.map(({ from }) => from).sort();
  const last = dates
    .map(({ to }) => to)
    .sort()
    .at(-1);
  if (first === undefined || last === undefined || dates.length < productIds.length)
    return undefined;
  return formatDateRange(as<IsoDate>(first), as<IsoDate>(last), shop.view.language);
}
