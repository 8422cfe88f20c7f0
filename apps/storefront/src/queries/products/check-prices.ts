import type { Product } from '@shop/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { openBoundaries } from '../../platform/hydrate/index.ts';
import type { Shop } from '../../shop/shop.ts';
import { cardFields, type CardProduct } from './card-fields.ts';
import { visitProducts } from './visit-products.ts';

/** Fields of a card and a product page that change over time. */
type Shown = Pick<
  CardProduct,
  'price' | 'originalPrice' | 'priorPrice' | 'discountPercent' | 'isInStock' | 'priceFrom'
>;

/**
 * Requests current prices and stock of the products in `queries`, and fetches queries with other values again. Errors:
 * none; without a response nothing changes.
 */
export async function checkPrices(
  { catalog, view }: Pick<Shop, 'catalog' | 'view'>,
  queryClient: QueryClient,
  queries: readonly Query[],
): Promise<void> {
  const toCard = cardFields(view, Date.now());
  const shownBy = new Map(queries.map((query) => [query, shownIn(query.state.data, toCard)]));
  const skus = [...shownBy.values()].flatMap((textBySku) => [...textBySku.keys()]);
  if (skus.length === 0) return;
  const answer = await catalog.freshness([...new Set(skus)]);
  if (!answer.ok) return;
  const fresh = new Map(answer.value.map((product) => [product.sku, textOf(toCard(product))]));
  for (const [query, textBySku] of shownBy) {
    const isChanged = [...textBySku].some(([sku, text]) => (fresh.get(sku) ?? text) !== text);
    if (!isChanged) continue;
    // Parts that are not hydrated would not show the fetched data.
    void openBoundaries();
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** Collects the displayed fields of each product in the data of a query, by sku. */
function shownIn(
  data: unknown,
  toCard: (product: Product) => CardProduct,
): ReadonlyMap<string, string> {
  const textBySku = new Map<string, string>();
  visitProducts(data, (foundProduct) => {
    const card = foundProduct.kind === 'card' ? foundProduct.card : toCard(foundProduct.product);
    textBySku.set(card.sku, textOf(card));
  });
  return textBySku;
}

function textOf(card: CardProduct): string {
  const { price, originalPrice, priorPrice, discountPercent, isInStock, priceFrom } = card;
  const shownFields: Shown = {
    price,
    originalPrice,
    priorPrice,
    discountPercent,
    isInStock,
    priceFrom,
  };
  return JSON.stringify(shownFields);
}
