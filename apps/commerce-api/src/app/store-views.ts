import type { Hono } from 'hono';
import { configOfView, storeView, type StoreView } from '@shop/shop-config';
import type { CatalogueOptions } from '../catalog/create-catalog.ts';
import { createCatalogue } from '../catalog/create-catalog.ts';
import type { ApiDeps } from '../modules/context.ts';
import type { ApiEnv } from '../http/request/api-env.ts';
import { readContentDocuments } from '../modules/content/index.ts';
import { viewDocuments } from '../documents/views/view-documents.ts';
import { readPhrasebook } from '../documents/views/phrasebook.ts';

/** The store views besides the default one: each with a catalogue of its own. */
export interface StoreViews {
  /** What the areas work with in each of them, by code. */
  readonly deps: ReadonlyMap<string, ApiDeps>;
  close(): Promise<void>;
}

/** Reads the catalogue once more for every other view; none while multistore is off. */
export async function createViews(deps: ApiDeps, options: CatalogueOptions): Promise<StoreViews> {
  const found = new Map<string, ApiDeps>();
  const base = storeView(deps.shop);
  for (const view of otherViews(deps)) {
    const shop = configOfView(deps.shop, view.code);
    const phrasebook = readPhrasebook(deps.config.contentDir, view.code);
    const catalogue = await createCatalogue({
      ...options,
      contentDocuments: readContentDocuments(deps.config.contentDir, shop, deps.log, {
        view,
        phrasebook,
      }),
      side: { view, shop, document: viewDocuments(view, phrasebook, base.language) },
    });
    found.set(view.code, { ...deps, shop, view, translate: phrasebook.translate, catalogue });
  }
  return {
    deps: found,
    async close() {
      for (const { catalogue } of found.values()) await catalogue.close();
    },
  };
}

function otherViews({ shop }: ApiDeps): readonly StoreView[] {
  if (!shop.stores.multistore) return [];
  const { code: defaultCode } = storeView(shop);
  return shop.stores.views.filter(({ code }) => code !== defaultCode);
}

/** Gives a request to the app of the view its `storeCode` names, any other to that of the default view. */
export function fetchByView(
  app: Hono<ApiEnv>,
  views: ReadonlyMap<string, Hono<ApiEnv>>,
): (request: Request, env?: unknown) => Response | Promise<Response> {
  return (request, env) => {
    const [, code = ''] = /[?&]storeCode=([^&#]*)/.exec(request.url) ?? [];
    return (views.get(code) ?? app).fetch(request, env as object);
  };
}
