import { searchReport } from '@shop/contract';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { readJson } from '../../../http/request/read-json.ts';
import { respond } from '../../../http/respond.ts';
import type { Routes } from '../../context.ts';
import { countSearch } from './search-count-store.ts';

/** More events than a person causes. */
const perClient = { limit: 60, windowMs: 60_000 };
const perProcess = { limit: 3_000, windowMs: 60_000 };

/** Counts the events of searches. Source: CO-86. */
export const searchReportRoutes: Routes = ({ sql, clock, limits, view }) => {
  const app = new Hono<ApiEnv>();
  const limiter = limits.limiter('searches');
  app.post('/api/ext/searches', async (context) => {
    limiter.take(`by ${context.get('client')}`, perClient);
    limiter.take('all', perProcess);
    await countSearch(sql, await readJson(context, searchReport), view.code, clock.now());
    return respond(context, true);
  });
  return app;
};
