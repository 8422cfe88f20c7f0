import type { PricingContext } from '@shop/pricing';
import type { Catalogue } from '../../catalog/catalog.ts';
import { partSkus } from '../../catalog/product-reader.ts';
import type { Shelf } from './resolve-line.ts';
import { readSellable, type Sellable } from './purchasable.ts';

/** What carts and orders need of the catalogue. */
export type SalesCatalogue = Pick<
  Catalogue,
  'productsBySku' | 'parentOf' | 'pricingContext' | 'hasGroupPrices' | 'allowZeroPrice' | 'forGroup'
>;

/**
 * Fetches the products behind these skus, their configurables and the parts of their bundles, priced for
 * `country` (the shop's own when absent) at this moment.
 */
export async function loadShelf(
  catalogue: SalesCatalogue,
  skus: readonly string[],
  country: string | undefined,
): Promise<Shelf> {
  const shop = catalogue.pricingContext();
  const context: PricingContext = country === undefined ? shop : { ...shop, country };
  const parents = new Map(skus.map((sku) => [sku, catalogue.parentOf(sku)]));
  const documents = new Map(
    await catalogue.productsBySku([
      ...new Set([...skus, ...[...parents.values()].filter((sku) => sku !== undefined)]),
    ]),
  );
  const missing = new Set<string>();
  for (const document of documents.values()) {
    for (const sku of partSkus(document)) if (!documents.has(sku)) missing.add(sku);
  }
  if (missing.size > 0) {
    for (const [sku, part] of await catalogue.productsBySku([...missing])) documents.set(sku, part);
  }
  const priced = new Map<string, Sellable>();
  const product = (sku: string): Sellable | undefined => {
    const known = priced.get(sku);
    if (known !== undefined) return known;
    const document = documents.get(sku);
    if (document === undefined) return undefined;
    const sellable = readSellable(document, context);
    priced.set(sku, sellable);
    return sellable;
  };
  return {
    context,
    allowZeroPrice: catalogue.allowZeroPrice,
    product,
    parentOf(sku) {
      const parentSku = parents.get(sku);
      return parentSku === undefined ? undefined : product(parentSku);
    },
  };
}
