import {
  callAddress,
  createSkipLog,
  readAnswer,
  type Answerable,
  type QueryValues,
  type ReadAnswer,
} from '@shop/contract';
import {
  err,
  type Result,
  type UserToken,
  type HttpResponse,
  type HttpRequest,
} from '@shop/kernel';
import type { AccountFailure, CallOptions } from './account.ts';
import type { AccountConfig, AccountPorts } from './account-ports.ts';
import type { TokenManager } from '../tokens/token-manager.ts';
import { notAuthorized } from '../tokens/unauthorized.ts';

interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** The calls of an account, sent and read. */
export interface AccountApi {
  /** Without a token: login, register, reset. */
  callAsGuest<T>(
    call: Endpoint & Answerable<T>,
    body: unknown,
    options?: CallOptions,
  ): Promise<Result<ReadAnswer<T>, AccountFailure>>;
  /**
   * Calls with the user token. Fails with `signed-out` if there is none, or if the session ended while the request was in
   * flight; the response is discarded. Source: AC-46.
   */
  callAsUser<T>(
    call: Endpoint & Answerable<T>,
    parts: { readonly query?: QueryValues; readonly body?: unknown },
    options?: CallOptions,
  ): Promise<Result<ReadAnswer<T>, AccountFailure>>;
  /** One request with this very token, neither refreshed nor repeated: for sign-out. */
  toRequest(
    call: Endpoint,
    token: UserToken | undefined,
    parts: { readonly query?: QueryValues; readonly body?: unknown },
    options?: CallOptions,
  ): HttpRequest;
}

/** Source: AC-11 and contract section 4. */
export function createAccountApi(
  config: AccountConfig,
  ports: Pick<AccountPorts, 'fetch' | 'log'>,
  tokenManager: TokenManager,
): AccountApi {
  const header = config.tokenTransport === 'header';
  const logSkipped = createSkipLog(ports.log);

  function read<T>(
    call: Endpoint & Answerable<T>,
    answer: HttpResponse,
  ): Result<ReadAnswer<T>, AccountFailure> {
    const result = readAnswer(call, answer);
    if (result.ok) logSkipped(call.path, result.value.skipped);
    return result;
  }

  function toRequest(
    call: Endpoint,
    token: UserToken | undefined,
    parts: { readonly query?: QueryValues; readonly body?: unknown },
    options: CallOptions = {},
  ): HttpRequest {
    const query = header ? parts.query : { token: token ?? '', ...parts.query };
    return {
      method: call.method,
      url: callAddress(config.baseUrl, call.path, query),
      ...(header && token !== undefined ? { headers: { authorization: `Bearer ${token}` } } : {}),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      timeoutMs: config.timeoutMs,
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    };
  }

  return {
    async callAsGuest(call, body, options = {}) {
      const response = await ports.fetch({
        method: call.method,
        url: callAddress(config.baseUrl, call.path),
        body: JSON.stringify(body),
        timeoutMs: config.timeoutMs,
        ...(options.signal === undefined ? {} : { signal: options.signal }),
      });
      return response.ok ? read(call, response.value) : err(networkFailure(response.error.kind));
    },

    async callAsUser(call, parts, options = {}) {
      if (tokenManager.pair() === undefined) return err({ kind: 'signed-out' });
      const sessionEpoch = tokenManager.sessionEpoch();
      const response = await tokenManager.run(
        (token) =>
          token === undefined
            ? Promise.resolve(notAuthorized())
            : ports.fetch(toRequest(call, token, parts, options)),
        options.signal,
      );
      if (tokenManager.sessionEpoch() !== sessionEpoch) return err({ kind: 'signed-out' });
      return response.ok ? read(call, response.value) : err(networkFailure(response.error.kind));
    },

    toRequest,
  };
}

function networkFailure(
  reason: Extract<AccountFailure, { kind: 'network' }>['reason'],
): AccountFailure {
  return reason === 'offline' ? { kind: 'offline' } : { kind: 'network', reason };
}
