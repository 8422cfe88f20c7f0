import { deserialize, serialize } from 'node:v8';
import { describe, expect, it } from 'vitest';
import type { NormalProduct } from '@shop/catalog-documents';
import type { StockLevels } from '../stock/stock-levels.ts';
import {
  createArticleDirectory,
  type ArticleDirectory,
  type DirectoryState,
} from './article-directory.ts';

const nobodyCounts: StockLevels = { of: () => undefined };

function product(id: number, fields: object = {}): NormalProduct {
  return {
    id,
    sku: `SKU-${id}`,
    name: `Termék ${id}`,
    type_id: 'simple',
    status: 1,
    visibility: 4,
    slug: `termek-${id}`,
    url_path: `termek-${id}`,
    category_ids: [2],
    price_incl_tax: 1_000 * id,
    ...fields,
  };
}

const grouped = (id: number, ...skus: readonly string[]) =>
  product(id, {
    type_id: 'grouped',
    product_links: skus.map((sku) => ({
      link_type: 'associated',
      linked_product_type: 'simple',
      linked_product_sku: sku,
    })),
  });

/** A bundle with one required option of two articles, and an optional lamp. */
const bundle = (id: number) =>
  product(id, {
    type_id: 'bundle',
    bundle_options: [
      { option_id: 1, required: true, product_links: [{ sku: 'SKU-1' }, { sku: 'SKU-2' }] },
      { option_id: 2, required: false, product_links: [{ sku: 'LAMP' }] },
    ],
  });

const configurable = (
  id: number,
  ...variants: readonly (readonly [sku: string, status: number])[]
) =>
  product(id, {
    type_id: 'configurable',
    configurable_children: variants.map(([sku, status], at) => ({ id: 10 * id + at, sku, status })),
  });

const write = (directory: ArticleDirectory, single: NormalProduct, validUntil = Infinity) =>
  directory.write(new Map([[String(single.id), { product: single, validUntil }]]), nobodyCounts);

const restored = (directory: ArticleDirectory) =>
  createArticleDirectory(deserialize(serialize(directory.save())) as DirectoryState);

describe.each([
  ['a directory', (directory: ArticleDirectory) => directory],
  ['[CV-18] a directory restored from what was saved', restored],
])('%s', (_which, prepare) => {
  function directoryOf(...products: readonly NormalProduct[]): ArticleDirectory {
    const directory = createArticleDirectory();
    for (const single of products) write(directory, single);
    return prepare(directory);
  }

  it('[CV-8] knows what is sold with an article as a part, as it is now', () => {
    const directory = directoryOf(
      product(1),
      product(2),
      grouped(3, 'SKU-1', 'SKU-2'),
      grouped(4, 'SKU-2'),
    );
    expect(directory.assembliesOf(['SKU-1'])).toEqual(['3']);
    expect(directory.assembliesOf(['SKU-1', 'SKU-2'])).toEqual(['3', '4']);
    write(directory, grouped(3, 'SKU-1'));
    expect(directory.assembliesOf(['SKU-2'])).toEqual(['4']);
    directory.drop(['4']);
    expect(directory.assembliesOf(['SKU-2', 'NINCS'])).toEqual([]);
  });

  it('[CV-9] returns the products that show an article, and the parent of a variant on sale', () => {
    const directory = directoryOf(
      product(1),
      configurable(2, ['SKU-1', 1], ['A', 1], ['B', 2]),
      configurable(3, ['A', 1]),
    );
    expect(directory.showing(['SKU-1', 'B'])).toEqual(['1', '2']);
    const crossing = (...skus: readonly string[]) => ({ changed: skus, crossed: skus });
    expect(directory.configurablesOf(crossing('SKU-1', 'B'))).toEqual(['2']);
    expect(directory.configurablesOf(crossing('A'))).toEqual(['2', '3']);
    expect(directory.configurablesOf(crossing('B', 'SKU-2'))).toEqual([]);
    expect(directory.configurablesOf({ changed: ['A'], crossed: [] })).toEqual([]);
    write(directory, { ...configurable(3, ['A', 1]), min_sale_qty: 4 });
    expect(directory.configurablesOf({ changed: ['A'], crossed: [] })).toEqual(['3']);
  });

  it('[CV-10] follows the stock of what a set cannot do without', () => {
    const directory = directoryOf(product(1), product(2), grouped(3, 'SKU-1', 'SKU-2'), bundle(4));
    const left = new Map([
      ['SKU-1', 3],
      ['SKU-2', 3],
    ]);
    const levels: StockLevels = {
      of(sku) {
        const qty = left.get(sku);
        return qty === undefined
          ? undefined
          : { sku, productId: 1, qty, isInStock: true, manageStock: true };
      },
    };
    const areThere = () => ['3', '4'].map((id) => directory.availabilityOf(id).isInStock);
    directory.updateStock(levels, ['SKU-1', 'SKU-2']);
    expect(areThere()).toEqual([true, true]);
    left.set('SKU-2', 0);
    directory.updateStock(levels, ['SKU-2']);
    expect(areThere()).toEqual([false, true]);
    left.set('SKU-1', 0);
    directory.updateStock(levels, ['SKU-1']);
    expect(areThere()).toEqual([false, false]);
    left.set('SKU-1', 1);
    directory.updateStock(levels, ['SKU-1']);
    expect(areThere()).toEqual([false, true]);
  });

  describe('when prices change next', () => {
    it('[CV-11] is asked of what is there, also when the product that was to change has changed before', () => {
      const directory = directoryOf(product(1), product(2));
      expect(directory.pricesValidUntil).toBe(Infinity);
      write(directory, product(1), 100);
      write(directory, product(2), 300);
      write(directory, product(1), 200);
      expect(directory.pricesValidUntil).toBe(100);
      expect(directory.outdated(150)).toEqual([]);
      expect(directory.pricesValidUntil).toBe(200);
      const later = prepare(directory);
      expect(later.pricesValidUntil).toBe(200);
      expect(later.outdated(250)).toEqual(['1']);
    });
  });
});
