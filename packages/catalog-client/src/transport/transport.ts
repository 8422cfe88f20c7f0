import {
  createApiClient,
  networkFailure,
  readJson,
  type Answerable,
  type ApiFailure,
  type ApiRequest,
  type Endpoint,
  type QueryValues,
  type ReadAnswer,
} from '@shop/contract';
import { err, ok, type HttpResponse, type NetworkFailure, type Result } from '@shop/kernel';
import type { CallOptions } from './call-options.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { createRequestDedup } from './request-dedup.ts';

/** Parameters of one use of a call. */
export type CallParts = Pick<ApiRequest, 'query' | 'params' | 'body'>;

/** Sends calls and parses their responses; deduplicates concurrent equal calls. Does not cache or retry. */
export interface Transport {
  call<T>(
    call: Endpoint & Answerable<T>,
    parts: CallParts,
    options: CallOptions,
  ): Promise<Result<ReadAnswer<T>, ApiFailure>>;
  /** The same for responses of several shapes: the JSON as sent. */
  json(
    call: Endpoint,
    parts: CallParts,
    options: CallOptions,
  ): Promise<Result<unknown, ApiFailure>>;
}

/** All calls of the client only read, so any of them may be shared. Source: CC-1 to CC-7, CC-19. */
export function createTransport(
  config: Pick<CatalogConfig, 'baseUrl' | 'timeoutMs' | 'sendDeadline' | 'sendTokens'>,
  ports: Pick<CatalogPorts, 'fetch' | 'clock' | 'log' | 'identity'>,
): Transport {
  const requestDedup = createRequestDedup();
  const api = createApiClient(
    { ...config, tokenTransport: 'query' },
    { fetch: ports.fetch, session: { userToken: () => undefined }, log: ports.log },
  );

  async function exchange<T>(
    call: Endpoint,
    parts: CallParts,
    options: CallOptions,
    read: (response: Result<HttpResponse, NetworkFailure>) => Result<T, ApiFailure>,
  ): Promise<Result<T, ApiFailure>> {
    const query = config.sendTokens ? { ...tokens(), ...parts.query } : parts.query;
    const { method, url, body = '' } = api.toRequest(call, { ...parts, query });
    return requestDedup.share([method, url, body].join(' '), options, async (shared) => {
      const timeoutMs = Math.min(config.timeoutMs, remainingMs(shared));
      if (timeoutMs <= 0) return err({ kind: 'network', reason: 'timeout' });
      const headers = config.sendDeadline ? { 'x-deadline-ms': String(timeoutMs) } : undefined;
      const { signal } = shared;
      return read(
        await ports.fetch(api.toRequest(call, { ...parts, query, headers, timeoutMs, signal })),
      );
    });
  }

  /** Empty for a guest: both parameters are always sent. */
  function tokens(): QueryValues {
    const { userToken = '', cartToken = '' } = ports.identity?.() ?? {};
    return { token: userToken, cartId: cartToken };
  }

  const remainingMs = ({ deadline }: CallOptions) =>
    deadline === undefined ? Infinity : deadline - ports.clock.now();

  return {
    call: (call, parts, options) =>
      exchange(call, parts, options, (response) => api.read(call, response)),
    json: (call, parts, options) =>
      exchange(call, parts, options, (response) =>
        response.ok ? readJson(response.value) : err(networkFailure(response.error)),
      ),
  };
}

/** Returns the value of a response, without its metadata. */
export function valueOf<T, E>(answer: Result<ReadAnswer<T>, E>): Result<T, E> {
  return answer.ok ? ok(answer.value.value) : answer;
}
