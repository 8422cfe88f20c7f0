import * as v from 'valibot';
import {
  operatorBase,
  operatorCalls,
  type OperatorAnswer,
  type OperatorCallId,
  type OperatorInput,
} from '../calls/operator-calls.ts';
import type { OperatorCall } from '../calls/operator-call.ts';

/** Port: the part of `fetch` that the client uses. */
export type OperatorFetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly redirect: 'error';
  },
) => Promise<{ readonly status: number; text(): Promise<string> }>;

/** Error response of the shop. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
  readonly status: number;
  /** `meta.error` of the response. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Client of a remote shop. */
export interface OperatorClient {
  /**
   * Sends a call. Errors: rejects with `OperatorError` for an error response, and for a response that is not from this
   * API.
   */
  call<Id extends OperatorCallId>(id: Id, input?: OperatorInput<Id>): Promise<OperatorAnswer<Id>>;
}

const envelope = v.object({ code: v.number(), result: v.unknown() });
const refusal = v.object({
  result: v.unknown(),
  meta: v.object({
    error: v.string(),
    fields: v.optional(v.array(v.object({ path: v.string(), rule: v.string() }))),
  }),
});

/** Creates a client. `url`: origin of the listener; `key`: a key of `shop keys create`. Source: OA-10. */
export function createOperatorClient(
  { url, key }: { readonly url: string; readonly key: string },
  fetchUrl: OperatorFetch,
): OperatorClient {
  return {
    async call(id, input = {}) {
      const call: OperatorCall = operatorCalls[id];
      const { params = {}, query = {}, body, text, idempotencyKey } = input;
      const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
        encodeURIComponent(params[name] ?? ''),
      );
      const search = new URLSearchParams(query).toString();
      const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
      const type = text === undefined ? 'application/json' : (call.lines ?? 'text/plain');
      const response = await fetchUrl(
        `${url.replace(/\/+$/, '')}${operatorBase}${path}${search === '' ? '' : `?${search}`}`,
        {
          method: call.method,
          headers: {
            authorization: `Bearer ${key}`,
            accept: 'application/json',
            ...(content === undefined ? {} : { 'content-type': type }),
            ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
          },
          ...(content === undefined ? {} : { body: content }),
          redirect: 'error',
        },
      );
      const value = parseJson(await response.text());
      if (response.status !== 200) throw toError(response.status, value);
      const answer = v.safeParse(envelope, value);
      const result = v.safeParse(call.answer, answer.success ? answer.output.result : undefined);
      if (!result.success)
        throw new OperatorError(502, 'answer-invalid', 'This is no answer of a shop.');
      return result.output as OperatorAnswer<typeof id>;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toError(status: number, value: unknown): OperatorError {
  const parsed = v.safeParse(refusal, value);
  if (!parsed.success) return new OperatorError(status, 'answer-invalid', `HTTP status ${status}.`);
  const { result, meta } = parsed.output;
  const fields = (meta.fields ?? []).map(({ path, rule }) => `${path} (${rule})`).join(', ');
  const message = typeof result === 'string' ? result : meta.error;
  return new OperatorError(status, meta.error, fields === '' ? message : `${message} ${fields}`);
}
