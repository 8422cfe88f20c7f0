import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { catalogueLimit } from '../catalogue/catalogue-limit.ts';
import type { DocumentType, Source } from '../catalogue/document.ts';
import { asFlag, asNumber, asText } from '../catalogue/loose.ts';
import { answer } from '../http/answer.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { checkSchema } from '../http/check-schema.ts';
import type { Routes } from '../http/create-api.ts';
import { readQuery } from '../http/read-query.ts';

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const nothing = v.object({});

/** CMS pages and blocks by id or identifier; `null` for one that is not there or not active. */
export const cmsRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const limit = catalogueLimit(deps);

  const entry = (type: DocumentType, field: 'id' | 'identifier') => (context: Context<ApiEnv>) => {
    readQuery(context, nothing);
    const wanted = checkSchema(identifier, context.req.param(field));
    const storeId = asNumber(context.req.param('storeId') ?? context.req.query('storeId'));
    const found = deps.catalogue
      .all(type)
      .find(
        (document) =>
          asText(document[field]) === wanted &&
          asFlag(document['active']) !== false &&
          isInStore(document, storeId),
      );
    return answer(context, found ?? null, { cache: 'no-cache' });
  };
  /** 0 is every store; what stands in the first one is read in each view, in its words. */
  function isInStore(document: Source, storeId = 0): boolean {
    const own = asNumber(document['store_id']) ?? 0;
    const isFirst = own === deps.shop.stores.views[0]?.storeId;
    return (
      [own, storeId].includes(0) || own === storeId || (isFirst && storeId === deps.view.storeId)
    );
  }
  for (const [name, type] of [
    ['cmsPage', 'cms_page'],
    ['cmsBlock', 'cms_block'],
  ] as const) {
    const base = `/api/ext/cms-data/${name}`;
    app.get(`${base}/:id`, limit, entry(type, 'id'));
    app.get(`${base}Identifier/:identifier`, limit, entry(type, 'identifier'));
    app.get(`${base}Identifier/:identifier/storeId/:storeId`, limit, entry(type, 'identifier'));
  }
  return app;
};
