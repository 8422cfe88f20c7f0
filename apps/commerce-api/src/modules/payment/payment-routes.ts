import { calls } from '@shop/contract';
import type { Result } from '@shop/kernel';
import { pathCodeOf, storeView } from '@shop/shop-config';
import { withStorePrefix } from '@shop/url-resolver';
import { Hono, type Context } from 'hono';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { readCall } from '../../http/request/read-call.ts';
import { respond } from '../../http/respond.ts';
import type { ApiContext } from '../context.ts';
import { paymentPorts } from './payment-ports.ts';
import {
  abandonPayment,
  checkPayment,
  decidePayment,
  receiveCallback,
  settleNotice,
  startPayment,
  type PaymentRefusal,
} from './payment-service.ts';
import { findOrderPayment } from './payment-store.ts';
import { sandboxRoutes } from './sandbox/sandbox-routes.ts';

const minuteMs = 60_000;
/** A waiting page requests every few seconds. */
const checksPerClient = { limit: 600, windowMs: 10 * minuteMs };
const changesPerClient = { limit: 60, windowMs: 10 * minuteMs };
/** Limit of requests with unknown order numbers. */
const guessesPerClient = { limit: 20, windowMs: 60 * minuteMs };
/** Maximum wait of a returning payer for the provider, in milliseconds; the page polls afterwards. */
const returnWaitMs = 4_000;
/** Maximum bytes of a callback. */
const maxCallbackBytes = 64 * 1024;

const texts: Readonly<Record<PaymentRefusal['kind'], string>> = {
  'order-unknown': 'There is no order with this number that is paid online.',
  'payment-closed': 'The order is paid, canceled, or its reservation is over.',
  'payment-refused': 'The provider did not accept the payment.',
  'payment-unavailable': 'The provider cannot be reached.',
};
const statuses = {
  'order-unknown': 404,
  'payment-closed': 409,
  'payment-refused': 400,
  'payment-unavailable': 503,
} as const;

/**
 * `/api/payment`: starts, checks and abandons the payment of an order; return from the provider, callbacks, sandbox
 * page. An order number ends in a random part: only a person who has seen the order knows it.
 */
export function paymentRoutes(deps: ApiContext): Hono<ApiEnv> {
  const ports = paymentPorts(deps);
  const limiter = deps.limits.limiter('payment');
  const app = new Hono<ApiEnv>();

  /** Returns the value. Errors: the refusal as status and code; unknown numbers are counted. */
  function valueOrRefuse<T>(context: Context<ApiEnv>, result: Result<T, PaymentRefusal>): T {
    if (result.ok) return result.value;
    const { kind } = result.error;
    if (kind === 'order-unknown') limiter.take(`guess ${context.get('client')}`, guessesPerClient);
    throw new ApiError(statuses[kind], kind, texts[kind]);
  }

  app.post(calls.startPayment.path, async (context) => {
    const { orderNumber } = (await readCall(context, calls.startPayment)).body;
    limiter.take(`change ${context.get('client')}`, changesPerClient);
    const started = await startPayment(ports, orderNumber, context.req.header('origin'));
    return respond(context, valueOrRefuse(context, started));
  });

  app.post(calls.checkPayment.path, async (context) => {
    const { orderNumber } = (await readCall(context, calls.checkPayment)).body;
    limiter.take(`check ${context.get('client')}`, checksPerClient);
    return respond(context, valueOrRefuse(context, await checkPayment(ports, orderNumber)));
  });

  app.post(calls.abandonPayment.path, async (context) => {
    const { orderNumber } = (await readCall(context, calls.abandonPayment)).body;
    limiter.take(`change ${context.get('client')}`, changesPerClient);
    return respond(context, valueOrRefuse(context, await abandonPayment(ports, orderNumber)));
  });

  app.post(calls.decidePayment.path, async (context) => {
    const { orderNumber, choice } = (await readCall(context, calls.decidePayment)).body;
    limiter.take(`change ${context.get('client')}`, changesPerClient);
    const decided = await decidePayment(ports, orderNumber, choice);
    return respond(context, valueOrRefuse(context, decided));
  });

  // Return from the provider: settles the payment if the provider is fast, then redirects to the waiting page.
  app.get('/api/payment/return/:provider', async (context) => {
    const code = context.req.param('provider');
    const query = new URL(context.req.url).searchParams;
    const orderNumber = query.get('order') ?? '';
    limiter.take(`check ${context.get('client')}`, checksPerClient);
    const notice = deps.payments.get(code)?.readReturn(query);
    if (notice !== undefined) {
      const settling = settleNotice(ports, code, notice).catch((cause: unknown) => {
        deps.log.error('payment-not-settled', { order: orderNumber, cause });
      });
      await Promise.race([settling, deps.clock.wait(returnWaitMs)]);
    }
    const order = await findOrderPayment(deps.sql, orderNumber);
    const view = deps.inView?.(order?.store_code ?? '')?.view ?? storeView(deps.shop);
    const page = withStorePrefix('/payment', pathCodeOf(deps.shop, view));
    context.header('Cache-Control', 'no-store');
    // Redirects on the host that the payer returns to.
    return context.redirect(`${page}?order=${encodeURIComponent(orderNumber)}`, 303);
  });

  app.post('/api/payment/callback/:provider', async (context) => {
    const headers = context.req.header();
    if (Number(headers['content-length'] ?? 0) > maxCallbackBytes) {
      throw new ApiError(413, 'body-too-large', 'The callback is too large.');
    }
    const body = await context.req.text();
    const query = new URL(context.req.url).searchParams;
    const answer = await receiveCallback(ports, context.req.param('provider'), {
      headers,
      query,
      body,
    });
    if (answer === undefined) {
      throw new ApiError(400, 'invalid-request', 'The body is not a callback of the provider.');
    }
    for (const [name, value] of Object.entries(answer.headers)) context.header(name, value);
    return context.body(answer.body, 200);
  });

  return app.route('/', sandboxRoutes(deps));
}
