import type { Product } from '@shop/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { openBoundaries } from '../shell/hydrate/index.ts';
import { whenIdle } from '../shopper/first-sign.ts';
import type { Shop } from '../wiring/shop.ts';
import { cardFields, type CardProduct } from './card-fields.ts';

/** Data so much older than the page's arrival is checked, in milliseconds. */
const oldMs = 10_000;

/** What a card and a product page show that changes by itself. */
type Shown = Pick<
  CardProduct,
  'price' | 'originalPrice' | 'priorPrice' | 'discountPercent' | 'isInStock' | 'priceFrom'
>;

/**
 * Keeps prices and stock right on a page that was stored before it arrived: asks for those of all its products in one
 * call when the browser is idle, and fetches anew what shows others. `arrivedAt`: when the page came, in
 * milliseconds. Errors: none; where nobody can be asked, the page stays as it came.
 */
export function checkArrivedPrices(
  shop: Pick<Shop, 'catalog' | 'view'>,
  queryClient: QueryClient,
  arrivedAt: number,
  idle: (call: () => void) => void = whenIdle,
): void {
  const cache = queryClient.getQueryCache();
  let isPlanned = false;
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'added' || isPlanned || !isOld(query, arrivedAt)) return;
    isPlanned = true;
    idle(() => {
      stop();
      void check(
        shop,
        queryClient,
        cache.getAll().filter((each) => isOld(each, arrivedAt)),
      );
    });
  });
}

const isOld = ({ state }: Query, arrivedAt: number) =>
  state.dataUpdatedAt > 0 && state.dataUpdatedAt < arrivedAt - oldMs;

async function check(
  { catalog, view }: Pick<Shop, 'catalog' | 'view'>,
  queryClient: QueryClient,
  queries: readonly Query[],
): Promise<void> {
  const toCard = cardFields(view, Date.now());
  const shownBy = new Map(queries.map((query) => [query, shownIn(query.state.data, toCard)]));
  const skus = [...shownBy.values()].flatMap((shown) => [...shown.keys()]);
  if (skus.length === 0) return;
  const answer = await catalog.freshness([...new Set(skus)]);
  if (!answer.ok) return;
  const fresh = new Map(answer.value.map((product) => [product.sku, textOf(toCard(product))]));
  for (const [query, shown] of shownBy) {
    const isChanged = [...shown].some(([sku, text]) => (fresh.get(sku) ?? text) !== text);
    if (!isChanged) continue;
    // Parts that are not hydrated do not see what is fetched.
    void openBoundaries();
    void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

/** What the data of a query shows of each product in it, by article number. */
function shownIn(
  data: unknown,
  toCard: (product: Product) => CardProduct,
): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isCard(value)) shown.set(value.sku, textOf(value));
    else if (isProduct(value)) shown.set(value.sku, textOf(toCard(value)));
    else for (const part of Object.values(value)) look(part);
  };
  look(data);
  return shown;
}

const isCard = (value: object): value is CardProduct => 'sku' in value && 'isInStock' in value;
const isProduct = (value: object): value is Product => 'sku' in value && 'type_id' in value;

function textOf(card: CardProduct): string {
  const { price, originalPrice, priorPrice, discountPercent, isInStock, priceFrom } = card;
  const shown: Shown = { price, originalPrice, priorPrice, discountPercent, isInStock, priceFrom };
  return JSON.stringify(shown);
}
