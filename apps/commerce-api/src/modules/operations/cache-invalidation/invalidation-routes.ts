import { Hono } from 'hono';
import * as v from 'valibot';
import { respond } from '../../../http/respond.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import type { Routes } from '../../context.ts';
import { readQuery } from '../../../http/request/read-query.ts';
import { readStaleTags } from './stale-tags.ts';

const staleQuery = v.object({ since: v.optional(v.pipe(v.string(), v.regex(/^\d{1,19}$/))) });

/**
 * `GET /stale-tags?since=CURSOR` on the internal listener, for rendering servers: the stale pages, and the next cursor.
 * This process has already applied the reported changes: a page rendered after the response uses them.
 */
export const invalidationRoutes: Routes = ({ sql, catalog }) => {
  const app = new Hono<ApiEnv>();
  app.get('/stale-tags', async (context) => {
    const { since } = readQuery(context, staleQuery);
    const stale = await readStaleTags(sql, catalog, since);
    if (stale.tags.length > 0) await catalog.refresh();
    return respond(context, stale);
  });
  return app;
};
