import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isNeverShipped, type StockedArticle } from '@shop/catalog';
import { type Product } from '@shop/contract';
import { formatDateRange } from '@shop/format';
import { unsafeBrand, type IsoDate } from '@shop/kernel';
import { StockStatus } from '@shop/ui';
import { deliveryQuery } from '../../../queries/products/delivery.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { useStockWords } from '../../../shared/texts/stock-words.ts';
import { useShopperValue } from '../../../shopper/session/use-shopper.ts';

/**
 * Shows availability and delivery time, or how the product is received if nothing is shipped. `DeliveryPlace` shows the
 * days for an entered postcode.
 */
export function DeliveryPromise({
  product,
  isInStock,
  articles,
}: {
  product: Pick<Product, 'id' | 'type_id'>;
  isInStock: boolean;
  /** Bought articles: the selected product, or the parts of a set. */
  articles: readonly StockedArticle[];
}) {
  const { t } = useLingui();
  const shop = useShop();
  const place = useShopperValue(({ deliveryPlace }) => deliveryPlace, undefined);
  const isForPlace = place !== undefined && shop.config.checkout.asksPostcode;
  const { data } = useQuery({
    ...deliveryQuery(shop, product),
    enabled: isInStock && !isForPlace && !isNeverShipped(product.type_id),
  });
  const stockWords = useStockWords();
  if (!isInStock) return <StockStatus tone="out">{t`Out of stock`}</StockStatus>;
  if (product.type_id === 'downloadable') {
    return (
      <StockStatus tone="ok">{t`Can be downloaded from the account right after the order`}</StockStatus>
    );
  }
  if (product.type_id === 'virtual') {
    if (!shop.config.offers.agreesDatesByPhone) return null;
    return <StockStatus tone="ok">{t`The time is agreed on the phone`}</StockStatus>;
  }
  const days =
    isForPlace || data === undefined || data === null
      ? undefined
      : formatDateRange(
          unsafeBrand<IsoDate>(data.from),
          unsafeBrand<IsoDate>(data.to),
          shop.view.language,
        );
  const stocks = articles.map(stockWords);
  const stock = stocks.find(({ status }) => status === 'volatile') ?? stocks[0];
  if (stock === undefined) return null;
  return (
    <StockStatus
      tone={stock.tone}
      detail={days === undefined ? undefined : t`Expected delivery: ${days}`}
    >
      {stock.text}
    </StockStatus>
  );
}
