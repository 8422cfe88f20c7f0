import { calls } from '@shop/contract';
import { Hono, type Context } from 'hono';
import { requireSignedIn } from '../session/index.ts';
import { emailKey, findCustomer } from '../customer/index.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import type { Routes } from '../context.ts';
import { readCall, readCallQuery } from '../../http/request/read-call.ts';
import { changeOnce } from '../idempotency/index.ts';
import { endStockAlerts } from '../stock/index.ts';
import { readUnsubscribeToken, unsubscribePage } from '../emails/index.ts';
import {
  requestNewsletter,
  confirmNewsletter,
  findSubscriptions,
  mainList,
  withdrawNewsletter,
} from './subscription-store.ts';

const perClient = { limit: 5, windowMs: 3_600_000 };
/** Limit of emails to one address by requests without a login. */
const perAddress = { limit: 3, windowMs: 3_600_000 };
const linksPerClient = { limit: 60, windowMs: 3_600_000 };

/**
 * `/api/ext/email-manager`: the newsletter with double opt-in, and unsubscribing from it and from other emails.
 * Responses never reveal whether an address is known.
 */
export const newsletterRoutes: Routes = (deps) => {
  const { clock, config, shop, sql } = deps;
  const app = new Hono<ApiEnv>();
  const limiter = deps.limits.limiter('newsletter');
  const { newsletterCouponPercent: percent, newsletterCouponDays: days } = shop.offers;

  app.post(calls.subscribe.path, async (context) => {
    const { body } = await readCall(context, calls.subscribe);
    const { result } = await changeOnce(context, deps, {
      request: [calls.subscribe.path, body],
      prepare: () => {
        limiter.take(`by ${context.get('client')}`, perClient);
        limiter.take(`to ${emailKey(body.email)}`, perAddress);
      },
      work: async (tx) => {
        const subscriber = { email: body.email, list: body.list || mainList };
        const consent = { textVersion: body.consent_version, place: body.place };
        await requestNewsletter(tx, subscriber, consent, deps.view.code, clock.now());
        return { result: true };
      },
    });
    return respond(context, result);
  });

  app.post(calls.confirmNewsletter.path, async (context) => {
    const { body } = await readCall(context, calls.confirmNewsletter);
    const { result } = await changeOnce(context, deps, {
      request: [calls.confirmNewsletter.path, body],
      prepare: () => limiter.take(`link ${context.get('client')}`, linksPerClient),
      work: async (tx) => {
        const isDone = await confirmNewsletter(tx, body.token, { percent, days }, clock.now());
        if (!isDone)
          throw new ApiError(400, 'link-invalid', 'The link was used already or is too old.');
        return { result: true };
      },
    });
    return respond(context, result);
  });

  app.get(calls.newsletterState.path, async (context) => {
    readCallQuery(context, calls.newsletterState);
    const email = await emailOfCaller(context);
    const states = new Set((await findSubscriptions(sql, email)).map(({ state }) => state));
    const state =
      (['confirmed', 'pending'] as const).find((candidate) => states.has(candidate)) ?? 'none';
    return respond(context, { email, state });
  });

  app.post(calls.unsubscribe.path, async (context) => {
    const { subscription: token } = readCallQuery(context, calls.unsubscribe);
    limiter.take(`link ${context.get('client')}`, linksPerClient);
    if (token === undefined) {
      const email = await emailOfCaller(context);
      for (const { id } of await findSubscriptions(sql, email)) {
        await withdrawNewsletter(sql, id, 'account', clock.now());
      }
      return respond(context, 'newsletter');
    }
    // A mail program posts a form here; its fields are ignored.
    const subscription = await readUnsubscribeToken(sql, token);
    if (subscription === undefined) {
      throw new ApiError(400, 'link-invalid', 'The link was not issued by this shop.');
    }
    if (subscription.kind === 'stock-alert') await endStockAlerts(sql, subscription.id);
    else await withdrawNewsletter(sql, subscription.id, 'link', clock.now());
    return respond(context, subscription.kind);
  });

  app.get(calls.unsubscribe.path, (context) => {
    const { subscription: token = '' } = readCallQuery(context, calls.unsubscribe);
    return context.redirect(unsubscribePage(config.publicUrl, encodeURIComponent(token)), 303);
  });

  async function emailOfCaller(context: Context<ApiEnv>): Promise<string> {
    const { customerId } = await requireSignedIn(context, deps);
    const customer = await findCustomer(sql, customerId);
    if (customer === undefined)
      throw new ApiError(401, 'unauthorized', 'The customer does not exist any more.');
    return customer.email;
  }

  return app;
};
