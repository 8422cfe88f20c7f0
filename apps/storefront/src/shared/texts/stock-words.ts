import { useLingui } from '@lingui/react/macro';
import { stockStatus, type StockStatus, type StockedArticle } from '@shop/catalog';
import { useShop } from '../../shop/use-shop.ts';

/** Text for the stock of a product. `tone`: that of its dot. */
export interface StockWords {
  readonly status: StockStatus;
  readonly tone: 'ok' | 'warn' | 'out';
  readonly text: string;
}

/**
 * Returns a function that gives the stock text of a product. Unknown stock without stock management is uncertain.
 * Source: PO-40.
 */
export function useStockWords(): (product: StockedArticle) => StockWords {
  const { t } = useLingui();
  const { synchronize } = useShop().config.stock;
  return (product) => {
    const status = stockStatus(product, synchronize);
    switch (status) {
      case 'ok':
        return { status, tone: 'ok', text: t`In stock` };
      case 'volatile':
        return { status, tone: 'warn', text: t`Stock uncertain` };
      case 'out_of_stock':
        return { status, tone: 'out', text: t`Out of stock` };
    }
  };
}
