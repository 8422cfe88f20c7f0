import { isWithinBounds } from '@shop/checkout';
import { calls } from '@shop/contract';
import { moneyFromWire } from '@shop/money';
import { instalmentPlan } from '@shop/pricing/shop';
import { Hono } from 'hono';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import type { Routes } from '../context.ts';
import { readCallQuery } from '../../http/request/read-call.ts';
import { requireText } from '../../http/request/require-text.ts';
import { readInstalmentSettings } from '@shop/content-files';

/** An example of buying on credit. Source: wire contract 6. */
export const instalmentRoutes: Routes = ({ config }) => {
  const app = new Hono<ApiEnv>();
  const terms = readInstalmentSettings(config.contentDir);
  app.get('/api/ext/cofidis/getInstallment', (context) => {
    requireText(context, 'price');
    const { price, months } = readCallQuery(context, calls.instalment);
    const isOffered =
      terms !== undefined &&
      isWithinBounds(price, { min: terms.min_price, max: terms.max_price }) &&
      terms.months.includes(months);
    // Without an offer of the lender no number is shown.
    if (!isOffered) return respond(context, null, { cache: 'no-cache' });
    const plan = instalmentPlan({
      price: moneyFromWire(price, 'HUF'),
      months,
      monthlyRatePercent: terms.yearly_rate_percent / 12,
    });
    return respond(
      context,
      {
        amount: plan.credit.minor,
        months,
        monthly: plan.monthly.minor,
        total: plan.total.minor,
        interest_rate: terms.yearly_rate_percent,
      },
      { cache: 'no-cache' },
    );
  });
  return app;
};
