import { type NormalProduct, type Source } from '@shop/catalog-documents';
import {
  type ArticleDirectory,
  indexedProduct,
  type OptionLabels,
  type ProductPricer,
} from '@shop/catalog-view';
import type { ProductSource } from '@shop/search/writer';
import type { Sql } from 'postgres';
import { readDocumentTexts } from '../../documents/document-table.ts';

/** Number of products handled before requests run. */
const sliceSize = 50;

interface ProductSourceContext extends Pick<ProductSource, 'refresh' | 'keepPricesCurrent'> {
  readonly pricer: ProductPricer;
  readonly normalise: (source: Source) => NormalProduct;
  readonly directory: () => Pick<ArticleDirectory, 'has' | 'availabilityOf'>;
  readonly optionLabels: () => OptionLabels;
}

/**
 * Creates the source of a catalog. Leaves out products that the catalog has not read yet: it records them as changed
 * later.
 */
export function createProductSource(sql: Sql, context: ProductSourceContext): ProductSource {
  const { pricer, normalise, refresh, keepPricesCurrent } = context;
  const indexed = (products: Iterable<readonly [id: string, NormalProduct]>) => {
    const [directory, labels] = [context.directory(), context.optionLabels()];
    return [...products].flatMap(([id, product]) =>
      directory.has(id) ? [indexedProduct(id, product, directory.availabilityOf(id), labels)] : [],
    );
  };
  return {
    async byId(ids) {
      if (ids.length === 0) return [];
      const results = await pricer.priceById(ids);
      return indexed([...results].map(([id, { product }]) => [id, product] as const));
    },
    async *all() {
      for await (const batch of readDocumentTexts(sql, 'product')) {
        for (let start = 0; start < batch.length; start += sliceSize) {
          const slice = batch.slice(start, start + sliceSize);
          const results = await pricer.price(
            slice.map(({ text }) => normalise(JSON.parse(text) as Source)),
          );
          yield indexed(
            slice.flatMap(({ id }, at) => {
              const result = results[at];
              return result === undefined ? [] : [[id, result.product] as const];
            }),
          );
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
    },
    refresh,
    keepPricesCurrent,
  };
}
