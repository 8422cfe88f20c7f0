import { calls } from '@shop/contract';
import { Hono } from 'hono';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError } from '../../http/request/api-error.ts';
import { readCall } from '../../http/request/read-call.ts';
import { respond } from '../../http/respond.ts';
import type { ApiContext } from '../context.ts';
import { accountLimits, emailKey } from '../customer/index.ts';
import { queueEmail } from '../emails/index.ts';
import { changeOnce } from '../idempotency/index.ts';
import { endSessions, hashPassword, requireSignedIn } from '../session/index.ts';
import type { KnownDevices } from './known-device-http.ts';
import { createPasswordCheck, refuseCommonPassword } from './password-check-http.ts';
import { isResetToken, resetPassword } from './password-reset.ts';

/** `/api/user`: reset of the password by email, and change of the password. */
export function passwordRoutes(deps: ApiContext, devices: KnownDevices): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const app = new Hono<ApiEnv>();
  const limiter = deps.limits.limiter('sign-in');
  const { hashing, requirePassword } = createPasswordCheck(deps);

  app.post(calls.resetPassword.path, async (context) => {
    const { body } = await readCall(context, calls.resetPassword);
    const { result } = await changeOnce(context, deps, {
      request: [calls.resetPassword.path, body],
      prepare: () => {
        limiter.take(`reset from ${context.get('client')}`, accountLimits.reset);
        limiter.take(`reset of ${emailKey(body.email)}`, accountLimits.reset);
      },
      work: async (tx) => {
        // The job that sends the email checks whether the address has an account: the response takes the same time either way.
        const job = { kind: 'password-reset', subject: { email: body.email } } as const;
        await queueEmail(tx, job, deps.view.code, clock.now());
        return { result: 'If there is an account with this address, a letter is on its way.' };
      },
    });
    return respond(context, result);
  });

  app.post(calls.confirmReset.path, async (context) => {
    const { body } = await readCall(context, calls.confirmReset);
    const { result } = await changeOnce(context, deps, {
      request: [calls.confirmReset.path, body.resetToken],
      prepare: async () => {
        limiter.take(`confirm from ${context.get('client')}`, accountLimits.create);
        // A hash is expensive: none is computed for an invalid token.
        if (!(await isResetToken(sql, body.resetToken, clock.now()))) throw resetInvalid();
        refuseCommonPassword(body.newPassword);
        return hashing(context, () => hashPassword(body.newPassword));
      },
      work: async (tx, passwordHash) => {
        const customerId = await resetPassword(tx, body.resetToken, passwordHash, clock.now());
        if (customerId === undefined) throw resetInvalid();
        // The reader of the email is the owner: guesses of others do not lock this browser out.
        await devices.remember(context, customerId);
        return { result: true };
      },
    });
    return respond(context, result);
  });

  app.post(calls.changePassword.path, async (context) => {
    const { body } = await readCall(context, calls.changePassword);
    const { customerId: id, familyId } = await requireSignedIn(context, deps);
    const { result } = await changeOnce(context, deps, {
      request: [calls.changePassword.path, id],
      prepare: async () => {
        await requirePassword(context, id, body.currentPassword);
        refuseCommonPassword(body.newPassword);
        return hashing(context, () => hashPassword(body.newPassword));
      },
      work: async (tx, passwordHash) => {
        await tx`UPDATE customer SET password_hash = ${passwordHash} WHERE id = ${id}`;
        await tx`DELETE FROM password_reset WHERE customer_id = ${id}`;
        await endSessions(tx, id, clock.now(), familyId);
        return { result: true };
      },
    });
    return respond(context, result);
  });

  return app;
}

function resetInvalid(): ApiError {
  return new ApiError(400, 'reset-invalid', 'The link was used already or is too old.');
}
