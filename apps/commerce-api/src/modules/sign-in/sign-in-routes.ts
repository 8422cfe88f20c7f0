import { calls } from '@shop/contract';
import { Hono, type Context } from 'hono';
import { cartSecretName, mergeGuestCart } from '../cart/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError, valueOrThrow } from '../../http/request/api-error.ts';
import { listingFindings } from '../../http/request/check-schema.ts';
import { readCall } from '../../http/request/read-call.ts';
import { changeOnce } from '../idempotency/index.ts';
import { queueEmail } from '../emails/index.ts';
import { currentDeadline } from '../../platform/request-deadline.ts';
import { cachedSecret } from '../../tokens/signed-claims.ts';
import {
  accountLimits,
  emailChangeRoutes,
  emailKey,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  type NewCustomerIds,
} from '../customer/index.ts';
import {
  endSessionOf,
  endSessions,
  matchesHash,
  hashPassword,
  isCommonPassword,
  isOutdatedHash,
  dummyHash,
  refreshSession,
  requireSignedIn,
  startSession,
} from '../session/index.ts';
import { createKnownDevices } from './known-device-http.ts';
import { isResetToken, resetPassword } from './password-reset.ts';
import { personalDataRoutes } from '../privacy/index.ts';

/** `/api/user`: becoming a customer, proving to be one, and no longer being signed in. */
export function signInRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, db, clock } = deps;
  const app = new Hono<ApiEnv>();
  const cartSecret = cachedSecret(sql, cartSecretName);
  const devices = createKnownDevices(sql, deps.config);
  const limiter = deps.limits.limiter('sign-in');
  const { loginThrottle: throttle, hashQueue } = deps.limits;

  /** Errors: 503 `overloaded` when too many hashes wait. */
  function hashing<T>(context: Context<ApiEnv>, task: () => Promise<T>): Promise<T> {
    const deadline = currentDeadline();
    return hashQueue.run(context.get('client'), () => {
      deadline?.signal.throwIfAborted();
      return task();
    });
  }

  /** Errors: 400 `password-wrong`, 429 `account-locked`. */
  async function requirePassword(
    context: Context<ApiEnv>,
    customerId: number,
    password: string,
  ): Promise<void> {
    const attempt = { account: `customer ${customerId}`, address: context.get('client') };
    throttle.begin(attempt);
    const customer = await findCustomer(db, customerId);
    const storedHash = customer?.passwordHash ?? dummyHash;
    if (!(await hashing(context, () => matchesHash(password, storedHash)))) {
      const text = "The password doesn't match this account.";
      throw new ApiError(400, 'password-wrong', { errorMessage: text, message: text });
    }
    throttle.succeed(attempt);
  }

  app.post(calls.register.path, async (context) => {
    const { body } = await listingFindings(() => readCall(context, calls.register));
    const { result } = await changeOnce(context, deps, {
      request: [calls.register.path, body.customer],
      prepare: () => {
        limiter.take(`create ${context.get('client')}`, accountLimits.create);
        refuseCommonPassword(body.password);
        return hashing(context, () => hashPassword(body.password));
      },
      work: async (tx, passwordHash) => {
        const createdAt = new Date(clock.now());
        const customer = await insertCustomer(tx, { ...body.customer, passwordHash, createdAt });
        return { result: valueOrThrow(customer, emailTaken) };
      },
    });
    const { firstname, lastname, email } = body.customer;
    return respond(context, { ...(result as NewCustomerIds), firstname, lastname, email });
  });

  app.post(calls.login.path, async (context) => {
    const { body } = await readCall(context, calls.login);
    const customer = await findCustomerByEmail(db, body.username);
    const attempt = {
      account: emailKey(body.username),
      address: context.get('client'),
      device: await devices.of(context, customer?.id),
    };
    throttle.begin(attempt);
    const storedHash = customer?.passwordHash ?? dummyHash;
    const fits = await hashing(context, () => matchesHash(body.password, storedHash));
    if (customer === undefined || !fits) throw badCredentials();
    throttle.succeed(attempt);
    if (isOutdatedHash(storedHash)) {
      const renewed = await hashing(context, () => hashPassword(body.password));
      await sql`UPDATE customer SET password_hash = ${renewed} WHERE id = ${customer.id}`;
    }
    if (attempt.device === undefined) await devices.remember(context, customer.id);
    const cartKey = await cartSecret();
    const { tokens, cartToken } = await inTransaction(sql, async (tx) => ({
      tokens: await startSession(tx, customer.id, clock.now()),
      cartToken: await mergeGuestCart(tx, body.cartId, customer.id, clock.now(), cartKey),
    }));
    return respond(context, tokens.token, {
      meta: {
        refreshToken: tokens.refreshToken,
        ...(cartToken === undefined ? {} : { cartId: cartToken }),
      },
    });
  });

  app.post(calls.refresh.path, async (context) => {
    const { body } = await readCall(context, calls.refresh);
    if (body.refreshToken === '') {
      throw new ApiError(400, 'refresh-invalid', 'No refresh token provided');
    }
    const tokens = await refreshSession(sql, body.refreshToken, clock.now());
    if (tokens === undefined) {
      throw new ApiError(400, 'refresh-invalid', 'Invalid refreshToken.');
    }
    return respond(context, tokens.token, { meta: { refreshToken: tokens.refreshToken } });
  });

  app.post(calls.logout.path, async (context) => {
    const { query, body } = await readCall(context, calls.logout);
    const bearer = context.req.header('authorization')?.replace(/^Bearer\s+/i, '');
    await endSessionOf(sql, 'access', bearer ?? query.token, clock.now());
    if (body.refreshToken !== undefined) {
      await endSessionOf(sql, 'refresh', body.refreshToken, clock.now());
    }
    return respond(context, true);
  });

  app.post(calls.resetPassword.path, async (context) => {
    const { body } = await readCall(context, calls.resetPassword);
    const { result } = await changeOnce(context, deps, {
      request: [calls.resetPassword.path, body],
      prepare: () => {
        limiter.take(`reset from ${context.get('client')}`, accountLimits.reset);
        limiter.take(`reset of ${emailKey(body.email)}`, accountLimits.reset);
      },
      work: async (tx) => {
        // Whether anybody has that address is found out later, by who writes the email.
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
        // A hash is costly: nobody gets one for a text that is no token.
        if (!(await isResetToken(sql, body.resetToken, clock.now()))) throw resetInvalid();
        refuseCommonPassword(body.newPassword);
        return hashing(context, () => hashPassword(body.newPassword));
      },
      work: async (tx, passwordHash) => {
        const customerId = await resetPassword(tx, body.resetToken, passwordHash, clock.now());
        if (customerId === undefined) throw resetInvalid();
        // Whoever reads the emails is the owner: guesses of others do not keep this browser out.
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

  app.route('/', emailChangeRoutes(deps, requirePassword));
  app.route('/', personalDataRoutes(deps, requirePassword));
  return app;
}

function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  const text = 'This password is among the most common ones. Please choose another.';
  throw new ApiError(400, 'password-too-common', { errorMessage: text, message: text });
}

function emailTaken(): ApiError {
  return new ApiError(
    400,
    'email-taken',
    'A customer with the same email already exists in an associated website.',
  );
}

function resetInvalid(): ApiError {
  return new ApiError(400, 'reset-invalid', 'The link was used already or is too old.');
}

/** The same for a wrong password and for no such account. 500 because clients of this wire expect it. */
function badCredentials(): ApiError {
  return new ApiError(
    500,
    'bad-credentials',
    'You did not sign in correctly or your account is temporarily disabled.',
  );
}
