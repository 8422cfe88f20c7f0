import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDateRange } from '@shop/format';
import { as, type IsoDate } from '@shop/kernel';
import { StockStatus } from '@shop/ui';
import { deliveryQuery } from '../../queries/delivery.ts';
import { useShop } from '../../wiring/use-shop.ts';

/** Whether there is one to have, and when it would arrive. */
export function DeliveryPromise({
  productId,
  isInStock,
  isShipped,
}: {
  productId: number;
  isInStock: boolean;
  isShipped: boolean;
}) {
  const { t } = useLingui();
  const shop = useShop();
  const { data } = useQuery({
    ...deliveryQuery(shop, productId),
    enabled: isInStock && isShipped,
  });
  if (!isInStock) return <StockStatus tone="out">{t`Out of stock`}</StockStatus>;
  const days =
    data === undefined || data === null
      ? undefined
      : formatDateRange(as<IsoDate>(data.from), as<IsoDate>(data.to), shop.view.language);
  return (
    <StockStatus tone="ok" detail={days === undefined ? undefined : t`Expected delivery: ${days}`}>
      {t`In stock`}
    </StockStatus>
  );
}
