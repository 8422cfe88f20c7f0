import { createApiClient, failureAction, readJson, userCalls } from '@shop/contract';
import {
  unsafeBrand,
  err,
  ok,
  type Fetch,
  type NetworkFailure,
  type RefreshToken,
  type Result,
  type UserToken,
  type HttpResponse,
} from '@shop/kernel';
import type { AccountConfig } from '../account/account-ports.ts';
import type { TokenPair } from '../account/account.ts';

/**
 * Outcome of a token refresh. `refused`: by the server. `interrupted`: unknown (no answer, not
 * JSON, an overloaded server), so the session stays; `answer` is what a waiting call gets instead of its own.
 */
export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly pair: TokenPair }
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'interrupted';
      readonly answer: Result<HttpResponse, NetworkFailure>;
    };

/**
 * Requests a new token once, with plain `fetch`, outside any queue. Success is only code 200 with a token; a new
 * refresh token in `meta` replaces the old one. Source: AC-8, AC-9, AC-12.
 */
export async function requestTokenRefresh(
  fetch: Fetch,
  config: AccountConfig,
  refreshToken: RefreshToken,
): Promise<RefreshOutcome> {
  const api = createApiClient(config, { fetch, session: { userToken: () => undefined } });
  const response = await fetch(api.toRequest(userCalls.refresh, { body: { refreshToken } }));
  if (!response.ok) return { kind: 'interrupted', answer: response };
  const read = api.read(userCalls.refresh, response);
  if (!read.ok) {
    if (failureAction(read.error) !== 'retry' || hasNoToken(response.value))
      return { kind: 'refused' };
    const answer: Result<HttpResponse, NetworkFailure> =
      read.error.kind === 'rejected' ? ok(response.value) : err({ kind: 'unreachable' });
    return { kind: 'interrupted', answer };
  }
  if (read.value.value === '') return { kind: 'refused' };
  const next = read.value.meta['refreshToken'];
  return {
    kind: 'refreshed',
    pair: {
      token: unsafeBrand<UserToken>(read.value.value),
      refreshToken:
        typeof next === 'string' && next !== '' ? unsafeBrand<RefreshToken>(next) : refreshToken,
    },
  };
}

/** The server has answered, and its answer holds no token. */
function hasNoToken(answer: HttpResponse): boolean {
  const json = readJson(answer);
  const { code, result } = Object(json.ok && json.value) as Readonly<Record<string, unknown>>;
  return code === 200 && (result === undefined || result === null || result === false);
}
