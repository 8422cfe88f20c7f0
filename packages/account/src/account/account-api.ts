import {
  createApiClient,
  type Answerable,
  type ApiClient,
  type ApiRequest,
  type Endpoint,
  type ReadAnswer,
} from '@shop/contract';
import { err, type Result } from '@shop/kernel';
import type { TokenManager } from '../tokens/token-manager.ts';
import { notAuthorized } from '../tokens/unauthorized.ts';
import type { AccountConfig, AccountPorts } from './account-ports.ts';
import type { AccountFailure, CallOptions } from './account.ts';

/** Sends the calls of an account and parses their responses. */
export interface AccountApi {
  /** Calls without a token: login, register, reset. */
  callAsGuest<T>(
    call: Endpoint & Answerable<T>,
    body: unknown,
    options?: CallOptions,
  ): Promise<Result<ReadAnswer<T>, AccountFailure>>;
  /**
   * Calls with the user token. Fails with `signed-out` if there is none, or if the session ended while the request was in
   * flight; the response is discarded. Source: AC-22.
   */
  callAsUser<T>(
    call: Endpoint & Answerable<T>,
    parts: Pick<ApiRequest, 'query' | 'body'>,
    options?: CallOptions,
  ): Promise<Result<ReadAnswer<T>, AccountFailure>>;
  /** Returns the request of a call with a given token; it is neither refreshed nor repeated. */
  readonly toRequest: ApiClient['toRequest'];
}

/** Source: AC-11 and contract section 4. */
export function createAccountApi(
  config: AccountConfig,
  { fetch, log }: Pick<AccountPorts, 'fetch' | 'log'>,
  tokenManager: TokenManager,
): AccountApi {
  // Each call has its token from `run`, none from the session.
  const session = { userToken: () => undefined };
  const { call, toRequest, read } = createApiClient(config, { fetch, log, session });

  return {
    callAsGuest: (endpoint, body, { signal } = {}) => call(endpoint, { body, signal }),

    async callAsUser(endpoint, parts, { signal } = {}) {
      if (tokenManager.pair() === undefined) return err({ kind: 'signed-out' });
      const sessionEpoch = tokenManager.sessionEpoch();
      const response = await tokenManager.run(
        (token) =>
          token === undefined
            ? Promise.resolve(notAuthorized())
            : fetch(toRequest(endpoint, { ...parts, signal, as: { token } })),
        signal,
      );
      if (tokenManager.sessionEpoch() !== sessionEpoch) return err({ kind: 'signed-out' });
      return read(endpoint, response);
    },

    toRequest,
  };
}
