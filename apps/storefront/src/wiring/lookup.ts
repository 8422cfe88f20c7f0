import type { CatalogClient } from '@shop/catalog-client';
import { err, ok } from '@shop/kernel';
import type { EntityLookup } from '@shop/url-resolver';

/** Lets the resolver ask the catalogue who lives at a path: one question that knows both kinds. */
export function catalogueLookup(catalog: CatalogClient): EntityLookup {
  const ask = async (path: string) => {
    const found = await catalog.lookUpPath(path);
    return found.ok ? found : err({ kind: 'unavailable' as const, cause: found.error });
  };
  return {
    async productByPath(path) {
      const found = await ask(path);
      if (!found.ok) return found;
      return ok(found.value?.type === 'product' ? found.value.product : undefined);
    },
    async categoryByPath(path) {
      const found = await ask(path);
      if (!found.ok) return found;
      return ok(found.value?.type === 'category' ? found.value.category : undefined);
    },
  };
}
