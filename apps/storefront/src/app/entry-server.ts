import type { ShopConfig } from '@shop/shop-config';
import * as v from 'valibot';
import { builtConfig } from '../shop/settings/built-config.ts';
import { namesOneEntity } from './server/answers/answer-store.ts';
import { clientManifest } from './server/document/client-manifest.ts';
import { pageFiles } from './server/document/router-manifest.ts';
import { fetchNameIndex } from './server/name-index.ts';
import type { PageRequest, Renderer } from './server/page-request.ts';
import type { ShopTexts } from '../shop/i18n/shop-messages.ts';
import { createProcessStores } from './server/process-stores.ts';
import { renderCommonData, renderPage } from './server/render-page.tsx';

/** Query names that pages of a shop depend on; all others are for tracking. */
export { knownQueryOf as knownQuery } from '../shop/urls/known-query.ts';

/** Normalizes a path: addresses with equal normal forms are one page. */
export { normalisePath } from '@shop/url-resolver';

/** The store views, for the server of their pages. */
export { pathViews as storeViews } from '../shop/urls/store-paths.ts';

/**
 * Creates the renderer of pages of this build. A page depends only on its address and the settings: no cookie, token or
 * user reaches it, so the output may be sent to anyone. `config`: validated configuration of the shop folder.
 * `themeCss`: style sheet of its theme, which every page contains. `shopTexts`: texts that replace those of the
 * screens, by language. Errors: throws for a text that no screen has.
 */
export function createRenderer(
  manifestOfClient: unknown,
  config: ShopConfig = builtConfig,
  themeCss = '',
  shopTexts: ReadonlyMap<string, ShopTexts> = new Map(),
): Renderer {
  const stores = createProcessStores(config, themeCss, shopTexts);
  const filesOf = pageFiles(v.parse(clientManifest, manifestOfClient));
  const render = (page: PageRequest) => renderPage(stores, filesOf, page);
  return Object.assign(render, {
    invalidate(tags: readonly string[]) {
      stores.answers.invalidate(tags);
      if (!tags.every(namesOneEntity)) stores.pageRoutes.invalidate();
    },
    commonData: (page: PageRequest) => renderCommonData(stores, page),
    nameIndex: (page: PageRequest) => fetchNameIndex(stores, page),
  });
}
