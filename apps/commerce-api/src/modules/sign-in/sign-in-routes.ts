import { calls } from '@shop/contract';
import { Hono } from 'hono';
import { cartSecretName, mergeGuestCart } from '../cart/index.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ApiContext } from '../context.ts';
import { respond } from '../../http/respond.ts';
import type { ApiEnv } from '../../http/request/api-env.ts';
import { ApiError, valueOrThrow } from '../../http/request/api-error.ts';
import { listingFindings } from '../../http/request/check-schema.ts';
import { readCall } from '../../http/request/read-call.ts';
import { changeOnce } from '../idempotency/index.ts';
import { cachedSecret } from '../../tokens/signed-claims.ts';
import {
  accountLimits,
  emailChangeRoutes,
  emailKey,
  findCustomerByEmail,
  insertCustomer,
  type NewCustomerIds,
} from '../customer/index.ts';
import {
  endSessionOf,
  matchesHash,
  hashPassword,
  isOutdatedHash,
  dummyHash,
  refreshSession,
  startSession,
} from '../session/index.ts';
import { createKnownDevices } from './known-device-http.ts';
import { createPasswordCheck, refuseCommonPassword } from './password-check-http.ts';
import { passwordRoutes } from './password-routes.ts';
import { personalDataRoutes } from '../privacy/index.ts';

/** `/api/user`: registration, login, token refresh and logout. */
export function signInRoutes(deps: ApiContext): Hono<ApiEnv> {
  const { sql, clock } = deps;
  const app = new Hono<ApiEnv>();
  const cartSecret = cachedSecret(sql, cartSecretName);
  const devices = createKnownDevices(sql, deps.config);
  const limiter = deps.limits.limiter('sign-in');
  const { loginThrottle: throttle } = deps.limits;
  const { hashing, requirePassword } = createPasswordCheck(deps);

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
    const customer = await findCustomerByEmail(sql, body.username);
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
        cartId: cartToken,
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

  app.route('/', passwordRoutes(deps, devices));
  app.route('/', emailChangeRoutes(deps, requirePassword));
  app.route('/', personalDataRoutes(deps, requirePassword));
  return app;
}

function emailTaken(): ApiError {
  return new ApiError(
    400,
    'email-taken',
    'A customer with the same email already exists in an associated website.',
  );
}

/** Same error for a wrong password and for an unknown account. 500 because clients of this wire expect it. */
function badCredentials(): ApiError {
  return new ApiError(
    500,
    'bad-credentials',
    'You did not sign in correctly or your account is temporarily disabled.',
  );
}
