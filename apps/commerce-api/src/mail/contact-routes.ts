import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { emailKey } from '../account/customer-store.ts';
import type { ApiDeps } from '../deps.ts';
import { answer } from '../http/answer.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { ApiError } from '../http/api-error.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { readCall, readCallQuery } from '../http/read-call.ts';
import { readClaims, serverSecret, signClaims } from '../secret/signed-claims.ts';
import { queueMail } from './mail-jobs.ts';

const messages = { limit: 5, windowMs: 3_600_000 };
/** How long a form may stand open. */
const tokenLifeMs = 3_600_000;

/** `/api/ext/mail-service`: messages from shoppers to the shop, and to nobody else. */
export function contactRoutes(deps: ApiDeps): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const limiter = createRateLimiter(clock, deps.config.rateLimitScale);
  const app = new Hono<ApiEnv>();
  const secret = () => serverSecret(sql, 'mail');

  app.get(calls.mailToken.path, async (context) => {
    readCallQuery(context, calls.mailToken);
    return answer(context, signClaims(await secret(), { exp: clock.now() + tokenLifeMs }));
  });

  app.post(calls.sendMail.path, async (context) => {
    const { body } = await readCall(context, calls.sendMail);
    const expiresAt = readClaims(await secret(), body.token)?.['exp'];
    if (typeof expiresAt !== 'number' || expiresAt <= clock.now()) {
      throw new ApiError(400, 'mail-not-authorized', 'Email is not authorized!');
    }
    limiter.take(`from ${context.get('clientAddress')}`, messages);
    limiter.take(`of ${emailKey(body.sourceAddress)}`, messages);
    const { sourceAddress: email, subject, emailText: text } = body;
    await queueMail(sql, { kind: 'contact', subject: { email, subject, text } }, clock.now());
    if (body.confirmation === true) {
      await queueMail(sql, { kind: 'contact-received', subject: { email } }, clock.now());
    }
    return answer(context, 'OK');
  });

  return app;
}
