import {
  err,
  type AbortSignalLike,
  type Fetch,
  type HttpRequest,
  type HttpResponse,
  type Log,
  type NetworkFailure,
  type Result,
  type SessionPort,
  type UserToken,
} from '@shop/kernel';
import { callAddress, type QueryValues } from '../wire/call-address.ts';
import { readAnswer, type Answerable, type ReadAnswer } from '../wire/read-answer.ts';
import { createSkipLog } from '../wire/read-lists.ts';
import type { ApiFailure } from './api-failure.ts';

/** Configuration of an API client. */
export interface ApiClientConfig {
  /** Prefix of every path. '' means the page's own origin. */
  readonly baseUrl: string;
  /** Transport of the user token: the `token` parameter or the `Authorization` header. */
  readonly tokenTransport: 'query' | 'header';
  /** Time limit of one attempt, in ms. */
  readonly timeoutMs: number;
}

/** Ports of an API client. */
export interface ApiClientPorts {
  readonly fetch: Fetch;
  readonly session: Pick<SessionPort, 'userToken'>;
  /** Receives the list elements that could not be parsed, once by call and field. */
  readonly log?: Log | undefined;
}

/** Method and path of a call. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** Parameters of one use of a call. */
export interface ApiRequest {
  readonly query?: QueryValues | undefined;
  readonly params?: Readonly<Record<string, string | number>> | undefined;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * `user`: with the token of the session. `guest`: with an empty token. A given token replaces that of the session.
   * Absent: the call has no token.
   */
  readonly as?: 'user' | 'guest' | { readonly token: UserToken } | undefined;
  /** Time limit of this attempt, in ms. */
  readonly timeoutMs?: number | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

/** Sends calls of the contract and parses their responses. Does not retry, cache or throw. */
export interface ApiClient {
  call<T>(
    call: Endpoint & Answerable<T>,
    request?: ApiRequest,
  ): Promise<Result<ReadAnswer<T>, ApiFailure>>;
  /** Returns the HTTP request of a call. */
  toRequest(call: Endpoint, request?: ApiRequest): HttpRequest;
  /** Parses the HTTP response of a call. */
  read<T>(
    call: Endpoint & Answerable<T>,
    response: Result<HttpResponse, NetworkFailure>,
  ): Result<ReadAnswer<T>, ApiFailure>;
}

/** Creates a client of the API. Source: CO-1 to CO-5, CO-68, CO-76. */
export function createApiClient(config: ApiClientConfig, ports: ApiClientPorts): ApiClient {
  const logSkipped = ports.log && createSkipLog(ports.log);
  const toRequest: ApiClient['toRequest'] = (call, request) =>
    toHttpRequest(config, ports.session, call, request);

  function read<T>(
    call: Endpoint & Answerable<T>,
    response: Result<HttpResponse, NetworkFailure>,
  ): Result<ReadAnswer<T>, ApiFailure> {
    if (!response.ok) return err(networkFailure(response.error));
    const answer = readAnswer(call, response.value);
    if (answer.ok) logSkipped?.(call.path, answer.value.skipped);
    return answer;
  }

  return {
    call: async (call, request) => read(call, await ports.fetch(toRequest(call, request))),
    toRequest,
    read,
  };
}

/** Returns the HTTP request of a call. Reads the token of the session now. Source: CO-76. */
export function toHttpRequest(
  config: ApiClientConfig,
  session: Pick<SessionPort, 'userToken'>,
  call: Endpoint,
  request: ApiRequest = {},
): HttpRequest {
  const { as, body, signal } = request;
  const inHeader = config.tokenTransport === 'header';
  const token = typeof as === 'object' ? as.token : as === 'user' ? session.userToken() : undefined;
  const query =
    as === undefined || inHeader ? request.query : { token: token ?? '', ...request.query };
  const headers =
    inHeader && token !== undefined
      ? { ...request.headers, authorization: `Bearer ${token}` }
      : request.headers;
  return {
    method: call.method,
    url: callAddress(config.baseUrl, call.path, query, request.params),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    timeoutMs: request.timeoutMs ?? config.timeoutMs,
    ...(signal === undefined ? {} : { signal }),
  };
}

/** Returns the failure of a call without a response. */
export function networkFailure({ kind, cause }: NetworkFailure): ApiFailure {
  return { kind: 'network', reason: kind, ...(cause === undefined ? {} : { cause }) };
}
