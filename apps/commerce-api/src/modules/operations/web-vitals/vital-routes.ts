import { vitalReport } from '@shop/contract';
import { Hono } from 'hono';
import { respond } from '../../../http/respond.ts';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import type { Routes } from '../../context.ts';
import { readJson } from '../../../http/request/read-json.ts';
import { countVitals } from './vital-store.ts';

/** One report for each page that is left: more than a person sends. */
const perClient = { limit: 60, windowMs: 60_000 };
/** A sufficient sample of any shop, and no load for the database. */
const perProcess = { limit: 3_000, windowMs: 60_000 };

const vitalsPath = '/api/ext/vitals';

/** Receives reports of page speed, and stores counts of them. */
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
