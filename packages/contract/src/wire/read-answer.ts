import { err, ok, type Result, type HttpResponse } from '@shop/kernel';
import * as v from 'valibot';
import type { Rejection, ResponseFailure } from '../client/api-failure.ts';
import { envelope, errorMeta, errorText } from './envelope.ts';
import { readLists, type SkippedElement } from './read-lists.ts';

/** Parsed response of a call, with its metadata. */
export interface ReadAnswer<T> {
  readonly value: T;
  readonly meta: Readonly<Record<string, unknown>>;
  /** Elements left out of lists because they could not be parsed; absent when there are none. Source: CO-68. */
  readonly skipped?: readonly SkippedElement[] | undefined;
}

/** The part of a `Call` that parsing needs. */
export interface Answerable<T> {
  readonly answer: v.GenericSchema<unknown, T>;
  readonly bare: boolean;
}

/**
 * Parses one response of the wire: only JSON, the envelope's `code` decides, the call's schema validates. Removes
 * invalid list elements and reports them. A refusal of a bare call may still have an envelope. Source: contract
 * sections 1 and 2.1, spec section 5.
 */
export function readAnswer<T>(
  call: Answerable<T>,
  answer: HttpResponse,
): Result<ReadAnswer<T>, ResponseFailure> {
  const json = readJson(answer);
  if (!json.ok) return json;
  const wrapped = v.safeParse(envelope, json.value);
  if (wrapped.success && wrapped.output.code !== 200) {
    return err(rejection(wrapped.output, answer));
  }
  if (!call.bare && !wrapped.success) {
    return err({ kind: 'malformed', issue: 'no envelope' });
  }
  const unwrapped = call.bare ? json.value : wrapped.success ? wrapped.output.result : undefined;
  const read = readLists(call.answer, unwrapped);
  if (!read.success) return err({ kind: 'malformed', issue: read.issue });
  const { output: value, skipped } = read;
  const meta = (wrapped.success && wrapped.output.meta) || {};
  return ok({ value, meta, ...(skipped.length > 0 && { skipped }) });
}

/** Parses the JSON of a response of any shape. Fails on another content type or an empty body. Source: CO-1, CO-2. */
export function readJson(answer: HttpResponse): Result<unknown, ResponseFailure> {
  if (!/application\/(?:[\w.+-]+\+)?json/i.test(answer.contentType)) {
    return err({
      kind: 'malformed',
      issue: 'no JSON content type',
      contentType: answer.contentType,
      status: answer.status,
    });
  }
  try {
    const json: unknown = JSON.parse(answer.body);
    return ok(json);
  } catch {
    return err({ kind: 'malformed', issue: answer.body === '' ? 'empty' : 'not JSON' });
  }
}

function rejection(response: v.InferOutput<typeof envelope>, answer: HttpResponse): Rejection {
  const meta = v.safeParse(errorMeta, response.meta ?? {});
  const text = errorText(response.result);
  const { error, fields, retryAfterMs } = meta.success ? meta.output : {};
  const wait = retryAfterMs ?? headerWaitMs(answer.headers['retry-after']);
  return {
    kind: 'rejected',
    code: response.code,
    error,
    text,
    fields,
    retryAfterMs: wait,
    result: response.result,
  };
}

/** Reads `Retry-After` in seconds; its date form is not used between these processes. */
function headerWaitMs(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined;
}
