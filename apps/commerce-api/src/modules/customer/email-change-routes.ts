import { calls } from '@shop/contract';
import { Hono } from 'hono';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { readCall } from '../../http/request/read-call.ts';
import { changeOnce } from '../idempotency/index.ts';
import { queueEmail } from '../emails/index.ts';
import { accountLimits } from './account-limits.ts';
import { type RequirePassword, requireSignedIn } from '../session/index.ts';
import { emailKey, findCustomer } from './customer-store.ts';
import { confirmEmailChange } from './email-change.ts';

/** `/api/user/change-email`: changes the email address of the login, once its owner has opened the link. */
export function emailChangeRoutes(
  deps: ApiContext,
  requirePassword: RequirePassword,
): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const app = new Hono<ApiEnv>();
  const limiter = deps.limits.limiter('email-change');

  app.post(calls.changeEmail.path, async (context) => {
    const { body } = await readCall(context, calls.changeEmail);
    const { customerId } = await requireSignedIn(context, deps);
    const { result } = await changeOnce(context, deps, {
      request: [calls.changeEmail.path, customerId, body.email],
      prepare: () => {
        limiter.take(`of ${customerId}`, accountLimits.emailChange);
        limiter.take(`to ${emailKey(body.email)}`, accountLimits.emailChange);
        return requirePassword(context, customerId, body.password);
      },
      work: async (tx) => {
        // The job that sends the email checks whether the address is taken: the response takes the same time either way.
        const job = { kind: 'email-change', subject: { customerId, email: body.email } } as const;
        await queueEmail(tx, job, deps.view.code, clock.now());
        return { result: true };
      },
    });
    return respond(context, result);
  });

  app.post(calls.confirmEmail.path, async (context) => {
    const { body } = await readCall(context, calls.confirmEmail);
    const { result } = await changeOnce(context, deps, {
      request: [calls.confirmEmail.path, body],
      prepare: () => limiter.take(`confirm from ${context.get('client')}`, accountLimits.create),
      work: async (tx) => {
        const now = clock.now();
        const customerId = await confirmEmailChange(tx, body.changeToken, deps.view.code, now);
        if (customerId !== undefined) return { result: customerId };
        throw new ApiError(400, 'email-change-invalid', 'The link was used already or is too old.');
      },
    });
    return respond(context, { email: (await findCustomer(sql, result as number))?.email ?? '' });
  });

  return app;
}
