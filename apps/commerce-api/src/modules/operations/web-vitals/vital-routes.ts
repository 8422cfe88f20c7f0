import { vitalReport } from '@shop/contract';
import { Hono } from 'hono';
import { respond } from '../../../http/respond.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import type { Routes } from '../../context.ts';
import { readJson } from '../../../http/request/read-json.ts';
import { countVitals } from './vital-store.ts';

/** One report for each page left: more than a person leaves. */
const perClient = { limit: 60, windowMs: 60_000 };
/** So many are a sample of any shop, and no burden to the database. */
const perProcess = { limit: 3_000, windowMs: 60_000 };

const vitalsPath = '/api/ext/vitals';

/** Takes reports of how fast pages were, and keeps counts of them. */
export const vitalRoutes: Routes = ({ sql, clock, limits }) => {
  const app = new Hono<ApiEnv>();
  const limiter = limits.limiter('vitals');
  app.post(vitalsPath, async (context) => {
    limiter.take(`by ${context.get('client')}`, perClient);
    limiter.take('all', perProcess);
    await countVitals(sql, await readJson(context, vitalReport), clock.now());
    return respond(context, true);
  });
  return app;
};
