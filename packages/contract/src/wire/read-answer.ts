import { err, ok, type Result, type HttpResponse } from '@shop/kernel';
import * as v from 'valibot';
import { envelope, errorMeta, errorText } from './envelope.ts';
import { readLists, type SkippedElement } from './read-lists.ts';

/** Reason why a received response cannot be used. Branch on `kind`; `text` is for people and is never compared. */
export type AnswerFailure =
  /** The content type is not JSON, for any status: for example an error page of a proxy. */
  | { readonly kind: 'bad-content-type'; readonly contentType: string; readonly status: number }
  /** JSON, but empty, broken or not of the call's shape. `issue` says where. */
  | { readonly kind: 'wrong-format'; readonly issue: string }
  /** The server's no. `error` is the machine's name from `meta.error`, absent on older backends. */
  | {
      readonly kind: 'refused';
      readonly code: number;
      readonly error?: string;
      readonly text?: string;
      readonly fields?: readonly { readonly path: string; readonly rule: string }[];
      readonly retryAfterMs?: number;
      /** `result` as sent, for the few calls whose refusal carries data (a cart of another version). */
      readonly result?: unknown;
    };

/** Parsed response of a call, with its metadata. */
export interface ReadAnswer<T> {
  readonly value: T;
  readonly meta: Readonly<Record<string, unknown>>;
  /** Elements left out of lists because they could not be parsed; absent when there are none. Source: CO-68. */
  readonly skipped?: readonly SkippedElement[];
}

/** The part of a `Call` that reading needs. */
export interface Answerable<T> {
  readonly answer: v.GenericSchema<unknown, T>;
  readonly bare: boolean;
}

/**
 * Reads one answer of the wire: JSON only, the envelope's `code` decides, the call's schema checks. What does not fit
 * in a list is left out of it and named. A bare call may still be refused in an envelope. Source: contract sections 1
 * and 2.1, spec section 5.
 */
export function readAnswer<T>(
  call: Answerable<T>,
  answer: HttpResponse,
): Result<ReadAnswer<T>, AnswerFailure> {
  const json = readJson(answer);
  if (!json.ok) return json;
  const wrapped = v.safeParse(envelope, json.value);
  if (wrapped.success && wrapped.output.code !== 200) {
    return err(refusal(wrapped.output, answer));
  }
  if (!call.bare && !wrapped.success) {
    return err({ kind: 'wrong-format', issue: 'no envelope' });
  }
  const unwrapped = call.bare ? json.value : wrapped.success ? wrapped.output.result : undefined;
  const read = readLists(call.answer, unwrapped);
  if (!read.success) return err({ kind: 'wrong-format', issue: read.issue });
  const { output: value, skipped } = read;
  const meta = (wrapped.success && wrapped.output.meta) || {};
  return ok({ value, meta, ...(skipped.length > 0 && { skipped }) });
}

/** Parses the JSON of a response of any shape. Fails on another content type or an empty body. Source: CO-1, CO-2. */
export function readJson(answer: HttpResponse): Result<unknown, AnswerFailure> {
  if (!/application\/(?:[\w.+-]+\+)?json/i.test(answer.contentType)) {
    return err({
      kind: 'bad-content-type',
      contentType: answer.contentType,
      status: answer.status,
    });
  }
  try {
    const json: unknown = JSON.parse(answer.body);
    return ok(json);
  } catch {
    return err({ kind: 'wrong-format', issue: answer.body === '' ? 'empty' : 'not JSON' });
  }
}

function refusal(response: v.InferOutput<typeof envelope>, answer: HttpResponse): AnswerFailure {
  const meta = v.safeParse(errorMeta, response.meta ?? {});
  const text = errorText(response.result);
  const { error, fields, retryAfterMs } = meta.success ? meta.output : {};
  const wait = retryAfterMs ?? headerWaitMs(answer.headers['retry-after']);
  return {
    kind: 'refused',
    code: response.code,
    ...(error === undefined ? {} : { error }),
    ...(text === undefined ? {} : { text }),
    ...(fields === undefined ? {} : { fields }),
    ...(wait === undefined ? {} : { retryAfterMs: wait }),
    ...(response.result === undefined ? {} : { result: response.result }),
  };
}

/** `Retry-After` in seconds; its date form is not used between our processes. */
function headerWaitMs(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}
