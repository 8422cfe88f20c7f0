import type { PricingContext } from '@shop/pricing';
import { partSkus } from '@shop/catalog-view';
import type { Catalog } from '../../catalog/index.ts';
import type { ProductLookup } from '@shop/cart-lines';
import { readPurchasable, type Purchasable } from '@shop/catalog-documents';

/** Parts of the catalog that carts and orders use. */
export type SalesCatalog = Pick<
  Catalog,
  'productsBySku' | 'parentOf' | 'pricingContext' | 'hasGroupPrices' | 'allowZeroPrice' | 'forGroup'
>;

/**
 * Fetches the products of these skus, their configurables and the parts of their bundles, priced now for `country`
 * (default: the shop's own).
 */
export async function loadProductLookup(
  catalog: SalesCatalog,
  skus: readonly string[],
  country: string | undefined,
): Promise<ProductLookup> {
  const shop = catalog.pricingContext();
  const context: PricingContext = country === undefined ? shop : { ...shop, country };
  const parents = new Map(skus.map((sku) => [sku, catalog.parentOf(sku)]));
  const documents = new Map(
    await catalog.productsBySku([
      ...new Set([...skus, ...[...parents.values()].filter((sku) => sku !== undefined)]),
    ]),
  );
  const missing = new Set<string>();
  for (const document of documents.values()) {
    for (const sku of partSkus(document)) if (!documents.has(sku)) missing.add(sku);
  }
  if (missing.size > 0) {
    for (const [sku, part] of await catalog.productsBySku([...missing])) documents.set(sku, part);
  }
  const purchasables = new Map<string, Purchasable>();
  const product = (sku: string): Purchasable | undefined => {
    const existing = purchasables.get(sku);
    if (existing !== undefined) return existing;
    const document = documents.get(sku);
    if (document === undefined) return undefined;
    const purchasable = readPurchasable(document, context);
    purchasables.set(sku, purchasable);
    return purchasable;
  };
  return {
    context,
    allowZeroPrice: catalog.allowZeroPrice,
    product,
    parentOf(sku) {
      const parentSku = parents.get(sku);
      return parentSku === undefined ? undefined : product(parentSku);
    },
  };
}
