import { listProductNames, writeNameIndex, type NameIndex } from '@shop/catalog-client';
import { productPath } from '@shop/url-resolver';
import { createDocumentStore } from './answers/document-store.ts';
import type { PageRequest } from './page-request.ts';
import type { ProcessStores } from './process-stores.ts';
import { createRequestShop } from './request-shop.ts';

/** Largest number of names: about as many as fit into 60 kB compressed. */
const maxNames = 4_000;

/** Memory for the products of one request. */
const maxDocumentBytes = 1024 * 1024;

/**
 * Fetches the product names of the store view of `page`, for searches without a network; undefined if they cannot be
 * fetched.
 */
export async function fetchNameIndex(
  stores: ProcessStores,
  page: PageRequest,
): Promise<NameIndex | undefined> {
  // A separate store: its products have few fields, and would only evict those of the pages.
  const documents = createDocumentStore(maxDocumentBytes);
  const { shop } = await createRequestShop({ ...stores, documents }, page);
  const names = await listProductNames(shop.catalog, {
    max: maxNames,
    pathOf: (product) => productPath(product, shop.linkRules),
  });
  return names.ok ? writeNameIndex(names.value) : undefined;
}
