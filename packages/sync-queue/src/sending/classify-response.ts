import {
  failureAction,
  isRetryableStatus,
  isProductsRefusal,
  readJson,
  type CallName,
} from '@shop/contract';
import type { EpochMs, NetworkFailure, Result, HttpResponse } from '@shop/kernel';
import type { TaskAnswer, TaskError } from '../task/task.ts';

/** Outcome of one attempt. */
export type ResponseOutcome =
  | { readonly kind: 'done'; readonly answer: TaskAnswer }
  | { readonly kind: 'refused'; readonly answer: TaskAnswer }
  /** The session has ended; the task waits for its owner. */
  | { readonly kind: 'signed-out' }
  /** Outcome unknown, or a retryable code: the same task is sent again. */
  | {
      readonly kind: 'later';
      readonly error: TaskError;
      readonly mayHaveLeft: boolean;
      readonly waitMs?: number | undefined;
    }
  | { readonly kind: 'server-error'; readonly code: number; readonly waitMs?: number | undefined };

/**
 * Classifies a response as delivered, refused or retryable: by codes, never by text.
 *
 * A delivered task needs a JSON body with a known `code`; the answer to an order may lack the code if it names the
 * order. After a page with status 200, a truncated body or no response the outcome is unknown. Source: SQ-10 to SQ-14,
 * SQ-33.
 */
export function classifyResponse(
  task: { readonly call: CallName; readonly session: string },
  answer: Result<HttpResponse, NetworkFailure>,
  now: EpochMs,
): ResponseOutcome {
  if (!answer.ok) {
    return {
      kind: 'later',
      error: { kind: 'network' },
      mayHaveLeft: answer.error.kind !== 'offline',
    };
  }
  const json = readJson(answer.value);
  const envelope = json.ok ? asRecord(json.value) : undefined;
  const isOrder = task.call === 'createOrder';
  const code = envelope?.['code'];
  const hasKnownCode =
    typeof code === 'number' && Number.isInteger(code) && code >= 200 && code < 600;
  const placesOrder = isOrder && code === undefined && namesOrder(answer.value, envelope);
  if (envelope === undefined || (!hasKnownCode && !placesOrder)) {
    return {
      kind: 'later',
      error: { kind: 'not-an-answer' },
      mayHaveLeft: true,
      waitMs: headerWaitMs(answer.value),
    };
  }
  const meta = asRecord(envelope['meta']);
  const taskAnswer: TaskAnswer = {
    at: now,
    result: hasKnownCode ? envelope['result'] : envelope,
    ...(hasKnownCode ? { code } : {}),
    meta,
  };
  if (!hasKnownCode || code === 200) return { kind: 'done', answer: taskAnswer };
  if (isOrder && (code === 400 || isProductsRefusal(taskAnswer)))
    return { kind: 'refused', answer: taskAnswer };
  return classifyRejection(code, taskAnswer, task.session, serverWaitMs(meta, answer.value));
}

/** Fields that hold the order id in responses of different backends. */
const orderIds = ['backendOrderId', 'orderNumber', 'orderId', 'magentoOrderId'];

/** An error of a gateway is JSON without a code as well, so only a successful response that names an order counts. */
function namesOrder(
  { status }: HttpResponse,
  envelope: Readonly<Record<string, unknown>> | undefined,
): boolean {
  const ids = orderIds.map((name) => envelope?.[name]);
  return status >= 200 && status < 300 && ids.some((id) => typeof id === 'number' || !!id);
}

function classifyRejection(
  code: number,
  answer: TaskAnswer,
  session: string,
  waitMs: number | undefined,
): ResponseOutcome {
  const errorName = answer.meta?.['error'];
  const error = typeof errorName === 'string' ? errorName : undefined;
  const isServerError = code >= 500;
  switch (failureAction({ kind: 'rejected', code, error })) {
    case 'retry':
      if (isRetryableStatus(code) || error === 'idempotency-running') {
        return { kind: 'later', error: { kind: 'later', code }, mayHaveLeft: true, waitMs };
      }
      return isServerError ? { kind: 'server-error', code, waitMs } : { kind: 'refused', answer };
    case 'reauthenticate':
      return session === 'guest' ? { kind: 'refused', answer } : { kind: 'signed-out' };
    // `conflict` and `gone` are never errors of the server: they have a name, or the code 410.
    case 'conflict':
    case 'gone':
    case 'rejected':
      return isServerError && error === undefined
        ? { kind: 'server-error', code, waitMs }
        : { kind: 'refused', answer };
  }
}

function serverWaitMs(
  meta: Readonly<Record<string, unknown>> | undefined,
  answer: HttpResponse,
): number | undefined {
  const requestedWait = meta?.['retryAfterMs'];
  return typeof requestedWait === 'number' && requestedWait >= 0
    ? requestedWait
    : headerWaitMs(answer);
}

function headerWaitMs(answer: HttpResponse): number | undefined {
  const header = answer.headers['retry-after'];
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}
