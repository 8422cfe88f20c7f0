import type { CatalogClient } from '@shop/catalog-client';
import { err, ok } from '@shop/kernel';
import type { EntityLookup } from '@shop/url-resolver';

/** Creates the resolver's path lookup in the catalog. */
export function catalogueLookup(catalog: Pick<CatalogClient, 'lookUpPath'>): EntityLookup {
  return {
    async find(urlPath) {
      const answer = await catalog.lookUpPath(urlPath);
      if (!answer.ok) return err({ kind: 'unavailable', cause: answer.error });
      if (answer.value === undefined) return ok(undefined);
      return answer.value.type === 'product'
        ? ok({ kind: 'product', product: answer.value.product })
        : ok({ kind: 'category', category: answer.value.category });
    },
  };
}
