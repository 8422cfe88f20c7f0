import { returnAddress, sandboxCallbackPlans, sandboxPage } from '@shop/payments/sandbox';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { ApiEnv } from '../../../http/request/api-env.ts';
import { ApiError } from '../../../http/request/api-error.ts';
import type { ApiContext } from '../../context.ts';

const decisionForm = v.object({
  decision: v.picklist(['pay', 'decline', 'cancel']),
  plan: v.optional(
    v.picklist(Object.keys(sandboxCallbackPlans) as (keyof typeof sandboxCallbackPlans)[]),
    'normal',
  ),
});

/** Serves the hosted page of the sandbox and receives the decision of its payer. 404 without a sandbox. */
export function sandboxRoutes({ payments }: ApiContext): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();

  app.get('/api/payment/sandbox/:provider/:reference', async (context) => {
    const sandbox = payments.sandbox(context.req.param('provider'));
    const record = await sandbox?.open(context.req.param('reference'));
    if (record === undefined) throw new ApiError(404, 'not-found', 'There is no such payment.');
    context.header('Cache-Control', 'no-store');
    // A decision redirects to the shop, which may be on another port.
    const { origin } = new URL(record.returnUrl);
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}; frame-ancestors 'none'`,
    );
    return context.html(sandboxPage(record));
  });

  app.post('/api/payment/sandbox/:provider/:reference', async (context) => {
    const sandbox = payments.sandbox(context.req.param('provider'));
    const form = v.safeParse(decisionForm, await context.req.parseBody());
    if (!form.success) throw new ApiError(400, 'invalid-request', 'Choose what to do.');
    const { decision, plan } = form.output;
    const record = await sandbox?.decide(context.req.param('reference'), decision, plan);
    if (record === undefined) throw new ApiError(404, 'not-found', 'There is no such payment.');
    return context.redirect(returnAddress(record), 303);
  });

  return app;
}
