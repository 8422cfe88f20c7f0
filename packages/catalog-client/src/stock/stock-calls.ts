import { catalogCalls, type Product, type StockEntry, type ApiFailure } from '@shop/contract';
import { ok, type Result } from '@shop/kernel';
import type { CallOptions } from '../transport/call-options.ts';
import type { CatalogClient } from '../catalog-client.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { type Transport, valueOf } from '../transport/transport.ts';

export type StockCalls = Pick<
  CatalogClient,
  'stock' | 'stockOf' | 'stockOfProducts' | 'renderList'
>;
type StockMap = ReadonlyMap<number, StockEntry>;

/** Maximum number of concurrent stock calls of one request. */
const parallel = 4;

/** Source: CC-49 to CC-52. */
export function createStockCalls(
  config: CatalogConfig,
  ports: CatalogPorts,
  transport: Transport,
): StockCalls {
  async function stockOf(
    skus: readonly string[],
    options: CallOptions = {},
  ): Promise<Result<StockMap, ApiFailure>> {
    const chunks = chunked([...new Set(skus)], config.stockChunk);
    const entries = new Map<number, StockEntry>();
    let failure: ApiFailure | undefined;
    let hasResponse = false;
    for (const batch of chunked(chunks, parallel)) {
      const answers = await Promise.all(batch.map((chunk) => stockList(chunk, options)));
      for (const answer of answers) {
        if (!answer.ok) {
          failure = answer.error;
          continue;
        }
        hasResponse = true;
        for (const entry of answer.value) {
          if (entry.product_id !== undefined) entries.set(entry.product_id, entry);
        }
      }
    }
    if (failure === undefined) return ok(entries);
    if (!hasResponse) return { ok: false, error: failure };
    ports.log.warn('stock-incomplete', { kind: failure.kind });
    return ok(entries);
  }

  async function stockList(skus: readonly string[], options: CallOptions) {
    return valueOf(
      await transport.call(catalogCalls.stockList, { query: { skus, token: '' } }, options),
    );
  }

  return {
    async stock(sku, options = {}) {
      const answer = await transport.call(
        catalogCalls.stockCheck,
        { query: { sku, token: '' } },
        options,
      );
      if (answer.ok) return ok(answer.value.value);
      return isUnknownSku(answer.error) ? ok(undefined) : answer;
    },

    stockOf,

    async stockOfProducts(products, options) {
      const productStock = await stockOf(
        products.map(({ sku }) => sku),
        options,
      );
      if (!productStock.ok) return productStock;
      const unknown = products
        .flatMap(variantsOf)
        .filter(({ id }) => !productStock.value.has(id ?? -1));
      const variants = await stockOf(
        unknown.map(({ sku }) => sku),
        options,
      );
      if (variants.ok) return ok(new Map([...productStock.value, ...variants.value]));
      if (productStock.value.size === 0) return variants;
      ports.log.warn('stock-incomplete', { kind: variants.error.kind });
      return productStock;
    },

    async renderList(skus, options = {}) {
      const { userToken, groupId } = ports.identity?.() ?? {};
      return valueOf(
        await transport.call(
          catalogCalls.renderList,
          {
            query: {
              skus,
              currencyCode: config.currencyCode,
              storeId: config.storeId,
              userGroupId: config.groupPrices ? groupId : undefined,
              token: config.groupPrices ? userToken : undefined,
            },
          },
          options,
        ),
      );
    },
  };
}

function variantsOf(product: Product) {
  return product.configurable_children ?? [];
}

/** Checks the error name, the status, or the code that older backends put into the result; never the text. */
function isUnknownSku(failure: ApiFailure): boolean {
  if (failure.kind !== 'rejected') return false;
  const { code, error, result } = failure;
  const inner = typeof result === 'object' && result !== null && 'code' in result && result.code;
  return code === 404 || error === 'not-found' || error === 'sku-invalid' || inner === 'ENOTFOUND';
}

function chunked<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
