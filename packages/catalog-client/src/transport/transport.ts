import {
  callAddress,
  createSkipLog,
  readAnswer,
  readJson,
  type Answerable,
  type AnswerFailure,
  type QueryValues,
  type ReadAnswer,
} from '@shop/contract';
import { err, ok, type AbortSignalLike, type Result, type HttpRequest } from '@shop/kernel';
import type { CallOptions } from './call-options.ts';
import type { CatalogConfig } from '../catalog-config.ts';
import type { CatalogFailure } from './catalog-failure.ts';
import type { CatalogPorts } from '../catalog-ports.ts';
import { createRequestDedup } from './request-dedup.ts';

/** Parameters of one use of a call. */
export interface CallParts {
  readonly query?: QueryValues;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

interface CallTarget {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** Sends calls and parses their responses; deduplicates concurrent equal calls. Does not cache or retry. */
export interface Transport {
  call<T>(
    call: CallTarget & Answerable<T>,
    parts: CallParts,
    options: CallOptions,
  ): Promise<Result<ReadAnswer<T>, CatalogFailure>>;
  /** The same for answers of several shapes: the JSON as sent. */
  json(
    call: CallTarget,
    parts: CallParts,
    options: CallOptions,
  ): Promise<Result<unknown, CatalogFailure>>;
}

/** Every call of the client reads and changes nothing, so any of them may be shared. Source: CC-1 to CC-7, CC-26. */
export function createTransport(
  config: Pick<CatalogConfig, 'baseUrl' | 'timeoutMs' | 'sendDeadline' | 'sendTokens'>,
  ports: Pick<CatalogPorts, 'fetch' | 'clock' | 'log' | 'identity'>,
): Transport {
  const requestDedup = createRequestDedup();
  const logSkipped = createSkipLog(ports.log);

  async function exchange<T>(
    call: CallTarget,
    parts: CallParts,
    options: CallOptions,
    read: (answer: Parameters<typeof readJson>[0]) => Result<T, AnswerFailure>,
  ): Promise<Result<T, CatalogFailure>> {
    const query = config.sendTokens ? { ...tokens(), ...parts.query } : parts.query;
    const url = callAddress(config.baseUrl, call.path, query, parts.params);
    const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
    return requestDedup.share([call.method, url, body ?? ''].join(' '), options, async (shared) => {
      const timeoutMs = Math.min(config.timeoutMs, remainingMs(shared));
      if (timeoutMs <= 0) return err({ kind: 'network', reason: 'timeout' });
      const answer = await ports.fetch(request(call.method, url, body, timeoutMs, shared.signal));
      if (answer.ok) return read(answer.value);
      const { kind, cause } = answer.error;
      return err({ kind: 'network', reason: kind, ...(cause === undefined ? {} : { cause }) });
    });
  }

  /** Empty for a guest: both are there in any case. */
  function tokens(): QueryValues {
    const { userToken = '', cartToken = '' } = ports.identity?.() ?? {};
    return { token: userToken, cartId: cartToken };
  }

  const remainingMs = ({ deadline }: CallOptions) =>
    deadline === undefined ? Infinity : deadline - ports.clock.now();

  function request(
    method: HttpRequest['method'],
    url: string,
    body: string | undefined,
    timeoutMs: number,
    signal: AbortSignalLike | undefined,
  ): HttpRequest {
    return {
      method,
      url,
      ...(body === undefined ? {} : { body }),
      ...(config.sendDeadline ? { headers: { 'x-deadline-ms': String(timeoutMs) } } : {}),
      timeoutMs,
      ...(signal === undefined ? {} : { signal }),
    };
  }

  return {
    call: (call, parts, options) =>
      exchange(call, parts, options, (answer) => {
        const read = readAnswer(call, answer);
        if (read.ok) logSkipped(call.path, read.value.skipped);
        return read;
      }),
    json: (call, parts, options) => exchange(call, parts, options, (answer) => readJson(answer)),
  };
}

/** The value of an answer, without what stood beside it. */
export function valueOf<T, E>(answer: Result<ReadAnswer<T>, E>): Result<T, E> {
  return answer.ok ? ok(answer.value.value) : answer;
}
