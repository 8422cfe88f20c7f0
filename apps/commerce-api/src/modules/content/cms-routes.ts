import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { catalogLimit } from '../../http/limits/catalog-limit.ts';
import { type DocumentType, toNumber, toRawText } from '@shop/catalog-documents';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { checkSchema } from '../../http/request/check-schema.ts';
import type { Routes } from '../context.ts';
import { readQuery } from '../../http/request/read-query.ts';
import { isShownEntry } from './shown-entry.ts';

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const nothing = v.object({});

/** CMS pages and blocks by id or identifier; `null` if an entry does not exist or is not active. */
export const cmsRoutes: Routes = (deps) => {
  const app = new Hono<ApiEnv>();
  const limit = catalogLimit(deps);

  const entryBy =
    (type: DocumentType, field: 'id' | 'identifier') => (context: Context<ApiEnv>) => {
      readQuery(context, nothing);
      const requestedId = checkSchema(identifier, context.req.param(field));
      const storeId = toNumber(context.req.param('storeId') ?? context.req.query('storeId')) ?? 0;
      const documents = deps.catalog
        .all(type)
        .find(
          (document) =>
            toRawText(document[field]) === requestedId && isShownEntry(document, storeId, deps),
        );
      return respond(context, documents ?? null, { cache: 'no-cache' });
    };
  for (const [name, type] of [
    ['cmsPage', 'cms_page'],
    ['cmsBlock', 'cms_block'],
  ] as const) {
    const base = `/api/ext/cms-data/${name}`;
    app.get(`${base}/:id`, limit, entryBy(type, 'id'));
    app.get(`${base}Identifier/:identifier`, limit, entryBy(type, 'identifier'));
    app.get(`${base}Identifier/:identifier/storeId/:storeId`, limit, entryBy(type, 'identifier'));
  }
  return app;
};
