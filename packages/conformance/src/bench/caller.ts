import { callAddress, calls, errorText, type Call, type CallName } from '@shop/contract';
import { Broken, claim, claimEqual, claimFits, shown } from '../run/claim.ts';
import type { Answer, Send } from './wire.ts';

/** Place of the user token in a request. Source: wire contract 1. */
export type Transport = 'query' | 'header';
export const transports: readonly Transport[] = ['query', 'header'];

/** Parts that differ between uses of a call. */
export interface CallParts {
  /** The cart token; default: an empty one. */
  readonly cart?: string;
  /** The user token; default: a guest. */
  readonly token?: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the token with the other transport. */
  readonly transport?: Transport;
}

type AnswerOf<N extends CallName> =
  (typeof calls)[N] extends Call<infer _Query, infer _Body, infer Value> ? Value : never;

/** A success, parsed by the call's schema. */
export interface Success<N extends CallName> {
  readonly value: AnswerOf<N>;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly answer: Answer;
}

/** A refusal in an envelope. */
export interface Refusal {
  readonly code: number;
  readonly text: string;
  /** `meta.error`, if the backend has error codes. */
  readonly error: string | undefined;
  readonly result: unknown;
  readonly meta: Readonly<Record<string, unknown>>;
  readonly answer: Answer;
}

/** Sends the calls of the contract. */
export interface Caller {
  /** Any response, accepted or rejected. */
  ask(name: CallName, parts?: CallParts): Promise<Answer>;
  /** Errors: throws `Broken` unless it succeeds in the specified format. */
  ok<N extends CallName>(name: N, parts?: CallParts): Promise<Success<N>>;
  /** Errors: throws `Broken` unless it is refused in an envelope whose `code` equals the status. */
  refused(name: CallName, parts?: CallParts): Promise<Refusal>;
}

export function createCaller(send: Send, transport: Transport): Caller {
  const ask: Caller['ask'] = (name, parts = {}) => {
    const call = calls[name] as Call<unknown, unknown, unknown>;
    const sentBy = parts.transport ?? transport;
    const fields = 'entries' in call.query ? (call.query.entries as object) : {};
    const token = parts.token ?? '';
    const address = callAddress(
      '',
      call.path,
      {
        ...('token' in fields && sentBy === 'query' ? { token } : {}),
        ...('cartId' in fields ? { cartId: parts.cart ?? '' } : {}),
        ...parts.query,
      },
      parts.params,
    );
    return send({
      method: call.method,
      path: address,
      headers: {
        ...('token' in fields && sentBy === 'header' ? { authorization: `Bearer ${token}` } : {}),
        ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...parts.headers,
      },
      ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
    });
  };
  return {
    ask,
    async ok(name, parts) {
      const call = calls[name] as Call<unknown, unknown, unknown>;
      const answer = await ask(name, parts);
      const place = `${call.method} ${call.path}`;
      claimJson(answer, place);
      if (!call.bare || answer.status !== 200) {
        claim(answer.code === 200, `${place}: ${summaryOf(answer)}`);
        claimEqual(answer.status, 200, `${place}: the HTTP status`);
      }
      const value = claimFits(call.answer, call.bare ? answer.json : answer.result, place);
      return { value: value as never, meta: answer.meta, answer };
    },
    async refused(name, parts) {
      const call = calls[name];
      return readRefusal(await ask(name, parts), `${call.method} ${call.path}`);
    },
  };
}

/** Errors: throws `Broken` unless content type and text are JSON. */
export function claimJson(answer: Answer, place: string): void {
  claim(
    answer.contentType.includes('application/json'),
    `${place}: the content type is "${answer.contentType}" (status ${answer.status})`,
  );
  claim(answer.json !== undefined, `${place}: the body is no JSON`);
}

/** Errors: throws `Broken` unless it is a refusal in its envelope. */
export function readRefusal(answer: Answer, place: string): Refusal {
  claimJson(answer, place);
  const { code, result, meta } = answer;
  if (code === undefined) throw new Broken(`${place}: no code in ${shown(answer.json)}`);
  claim(code !== 200, `${place}: taken, with result ${shown(result)}`);
  claimEqual(answer.status, code, `${place}: the HTTP status beside the code`);
  const { error } = meta;
  return {
    code,
    text: errorText(result) ?? messageOf(result),
    error: typeof error === 'string' ? error : undefined,
    result,
    meta,
    answer,
  };
}

/** Other fields in which similar backends send their text. */
function messageOf(result: unknown): string {
  if (Array.isArray(result)) return result.map((item) => messageOf(item)).join(' ');
  if (typeof result === 'string') return result;
  if (typeof result !== 'object' || result === null) return '';
  const { errorMessage, error, message } = result as Record<string, unknown>;
  return [errorMessage, error, message].filter((text) => typeof text === 'string').join(' ');
}

function summaryOf({ code, result, meta, status }: Answer): string {
  const name = typeof meta['error'] === 'string' ? ` ${meta['error']}` : '';
  return `refused with ${code ?? `status ${status}`}${name}: ${shown(result)}`;
}
