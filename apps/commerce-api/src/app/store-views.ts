import type { Hono } from 'hono';
import { configOfView, storeView, type StoreView, withSellerCountry } from '@shop/shop-config';
import { type CatalogOptions, createCatalog } from '../catalog/index.ts';
import type { ApiContext } from '../modules/context.ts';
import type { ApiEnv } from '../http/request/api-env.ts';
import { readContentDocuments } from '../modules/content/index.ts';
import { readPhrasebook, viewDocuments } from '@shop/content-files';

/** The store views besides the default one, each with its own catalog. */
export interface StoreViews {
  /** Context of each store view, by code. */
  readonly contexts: ReadonlyMap<string, ApiContext>;
  close(): Promise<void>;
}

/** Loads the catalog of every other view; none while multistore is off. */
export async function createStoreViews(
  deps: ApiContext,
  options: CatalogOptions,
): Promise<StoreViews> {
  const contexts = new Map<string, ApiContext>();
  const base = storeView(deps.shop);
  for (const view of otherViews(deps)) {
    const shop = withSellerCountry(configOfView(deps.shop, view.code), view);
    const phrasebook = readPhrasebook(deps.config.contentDir, view.code);
    const catalog = await createCatalog({
      ...options,
      contentDocuments: readContentDocuments(deps.config.contentDir, shop, deps.log, {
        view,
        phrasebook,
      }),
      side: { view, shop, document: viewDocuments(view, phrasebook, base.language) },
    });
    contexts.set(view.code, { ...deps, shop, view, translate: phrasebook.translate, catalog });
  }
  return {
    contexts,
    async close() {
      for (const { catalog } of contexts.values()) await catalog.close();
    },
  };
}

function otherViews({ shop }: ApiContext): readonly StoreView[] {
  if (!shop.stores.multistore) return [];
  const { code: defaultCode } = storeView(shop);
  return shop.stores.views.filter(({ code }) => code !== defaultCode);
}

/** Passes a request to the app of the view in its `storeCode`, any other request to that of the default view. */
export function fetchByView(
  app: Hono<ApiEnv>,
  views: ReadonlyMap<string, Hono<ApiEnv>>,
): (request: Request, env?: unknown) => Response | Promise<Response> {
  return (request, env) => {
    const [, code = ''] = /[?&]storeCode=([^&#]*)/.exec(request.url) ?? [];
    return (views.get(code) ?? app).fetch(request, env as object);
  };
}
