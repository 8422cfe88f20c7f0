import { userCalls, type Profile } from '@shop/contract';
import {
  err,
  ok,
  plainCode,
  plainEmail,
  unsafeBrand,
  type RefreshToken,
  type Result,
  type UserToken,
} from '@shop/kernel';
import { whenOnline, type AccountParts } from '../account/account-parts.ts';
import type { Account, AccountFailure, CallOptions, TokenPair } from '../account/account.ts';
import { withoutValue } from '../account/answer-value.ts';

/** Calls that begin or end a session. */
export interface SignInCalls extends Pick<
  Account,
  'login' | 'register' | 'createAccount' | 'adopt' | 'logout'
> {
  /** Signs in again with new tokens, after the server ended the session of a changed password. Source: AC-28. */
  renewSession(profile: Profile, password: string, options?: CallOptions): Promise<void>;
}

/** Source: AC-13 to AC-19. */
export function createSignInCalls(parts: AccountParts): SignInCalls {
  const { ports, api, tokenManager, sessionManager } = parts;

  async function requestTokens(
    username: string,
    password: string,
    cartId: string | undefined,
    options?: CallOptions,
  ): Promise<Result<TokenPair, AccountFailure>> {
    const body = { username, password, cartId };
    const response = await api.callAsGuest(userCalls.login, body, options);
    if (!response.ok) return response;
    const { value, meta } = response.value;
    return ok(tokenPair(value, meta['refreshToken']));
  }

  const login: Account['login'] = ({ username, password }, options) =>
    whenOnline(ports, async () => {
      if (sessionManager.state.session.get().status === 'signed-in') await logout({ silent: true });
      const email = plainEmail(username);
      const pair = await requestTokens(email, password, ports.cartToken(), options);
      return pair.ok ? sessionManager.begin(pair.value, options) : pair;
    });

  const createAccount: Account['createAccount'] = (newCustomer, options) =>
    whenOnline(ports, () => {
      const customer = {
        email: plainEmail(newCustomer.email),
        firstname: plainCode(newCustomer.firstname),
        lastname: plainCode(newCustomer.lastname),
      };
      const body = { customer, password: newCustomer.password };
      return withoutValue(api.callAsGuest(userCalls.register, body, options));
    });

  const logout: Account['logout'] = async ({ silent = false } = {}) => {
    const pair = tokenManager.pair();
    await sessionManager.logout(silent);
    if (pair === undefined) return;
    const body = { refreshToken: pair.refreshToken };
    const response = await ports.fetch(
      api.toRequest(userCalls.logout, { body, as: { token: pair.token } }),
    );
    if (!response.ok) ports.log.info('logout-not-told', { kind: response.error.kind });
  };

  return {
    login,
    async register(customer, options) {
      const created = await createAccount(customer, options);
      if (!created.ok) return created;
      return login({ username: customer.email, password: customer.password }, options);
    },
    createAccount,
    async adopt({ token, refreshToken }) {
      if (tokenManager.pair() !== undefined) return err({ kind: 'not-authorised' });
      return sessionManager.begin(tokenPair(token, refreshToken));
    },
    logout,
    async renewSession({ email }, password, options) {
      const sessionEpoch = tokenManager.sessionEpoch();
      const pair = await requestTokens(email, password, undefined, options);
      if (tokenManager.sessionEpoch() !== sessionEpoch) return;
      if (pair.ok) await sessionManager.renewTokens(pair.value);
      else ports.log.warn('sign-in-after-password-change', { kind: pair.error.kind });
    },
  };
}

function tokenPair(token: string, refreshToken: unknown): TokenPair {
  return {
    token: unsafeBrand<UserToken>(token),
    refreshToken:
      typeof refreshToken === 'string' && refreshToken !== ''
        ? unsafeBrand<RefreshToken>(refreshToken)
        : undefined,
  };
}
