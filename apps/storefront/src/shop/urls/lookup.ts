import type { CatalogClient } from '@shop/catalog-client';
import { err, ok } from '@shop/kernel';
import type { EntityLookup } from '@shop/url-resolver';

/** Lets the resolver ask the catalogue what has a path. */
export function catalogueLookup(catalog: Pick<CatalogClient, 'lookUpPath'>): EntityLookup {
  return {
    async find(urlPath) {
      const found = await catalog.lookUpPath(urlPath);
      if (!found.ok) return err({ kind: 'unavailable', cause: found.error });
      if (found.value === undefined) return ok(undefined);
      return found.value.type === 'product'
        ? ok({ kind: 'product', product: found.value.product })
        : ok({ kind: 'category', category: found.value.category });
    },
  };
}
