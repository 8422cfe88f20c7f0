import {
  callAddress,
  readAnswer,
  readJson,
  type Answerable,
  type AnswerFailure,
  type QueryValues,
  type ReadAnswer,
} from '@shop/contract';
import { err, ok, type Abort, type Result, type WireRequest } from '@shop/kernel';
import type { CallOptions } from './call-options.ts';
import type { CatalogConfig } from './catalog-config.ts';
import type { CatalogFailure } from './catalog-failure.ts';
import type { CatalogPorts } from './catalog-ports.ts';

/** What varies from one use of a call to the next. */
export interface CallParts {
  readonly query?: QueryValues;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

interface Addressed {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** Sends calls and reads their answers. Nothing is kept or repeated here. */
export interface Wire {
  call<T>(
    call: Addressed & Answerable<T>,
    parts: CallParts,
    options: CallOptions,
  ): Promise<Result<ReadAnswer<T>, CatalogFailure>>;
  /** The same for answers of several shapes: the JSON as sent. */
  json(
    call: Addressed,
    parts: CallParts,
    options: CallOptions,
  ): Promise<Result<unknown, CatalogFailure>>;
}

/** Source: CC-1 to CC-7. */
export function createWire(
  config: Pick<CatalogConfig, 'baseUrl' | 'timeoutMs' | 'sendDeadline'>,
  ports: Pick<CatalogPorts, 'fetch' | 'clock'>,
): Wire {
  async function exchange<T>(
    call: Addressed,
    parts: CallParts,
    options: CallOptions,
    read: (answer: Parameters<typeof readJson>[0]) => Result<T, AnswerFailure>,
  ): Promise<Result<T, CatalogFailure>> {
    if (options.signal?.aborted === true) {
      return err({ kind: 'network', reason: 'aborted', cause: options.signal.reason });
    }
    const timeoutMs = Math.min(config.timeoutMs, leftMs(options));
    if (timeoutMs <= 0) return err({ kind: 'network', reason: 'timeout' });
    const answer = await ports.fetch(request(call, parts, timeoutMs, options.signal));
    if (!answer.ok) {
      const { kind, cause } = answer.error;
      return err({ kind: 'network', reason: kind, ...(cause === undefined ? {} : { cause }) });
    }
    return read(answer.value);
  }

  const leftMs = ({ deadline }: CallOptions) =>
    deadline === undefined ? Infinity : deadline - ports.clock.now();

  function request(
    call: Addressed,
    parts: CallParts,
    timeoutMs: number,
    signal: Abort | undefined,
  ): WireRequest {
    return {
      method: call.method,
      url: callAddress(config.baseUrl, call.path, parts.query, parts.params),
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      ...(config.sendDeadline ? { headers: { 'x-deadline-ms': String(timeoutMs) } } : {}),
      timeoutMs,
      ...(signal === undefined ? {} : { signal }),
    };
  }

  return {
    call: (call, parts, options) =>
      exchange(call, parts, options, (answer) => readAnswer(call, answer)),
    json: (call, parts, options) => exchange(call, parts, options, (answer) => readJson(answer)),
  };
}

/** The value of an answer, without what stood beside it. */
export function valueOf<T, E>(answer: Result<ReadAnswer<T>, E>): Result<T, E> {
  return answer.ok ? ok(answer.value.value) : answer;
}
