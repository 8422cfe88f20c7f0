import type { HttpResponse } from '@shop/kernel';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { errorText } from './envelope.ts';
import { errorCodes } from './error-codes.ts';
import { readAnswer } from './read-answer.ts';

const call = { answer: v.object({ sku: v.string() }), bare: false };
const bareCall = { ...call, bare: true };

const answer = (body: unknown, over: Partial<HttpResponse> = {}): HttpResponse => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  headers: {},
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...over,
});

describe('readAnswer', () => {
  it('[CO-3] takes the result out of the envelope and keeps meta', () => {
    const read = readAnswer(call, answer({ code: 200, result: { sku: 'A' }, meta: { a: 1 } }));
    expect(read).toEqual({ ok: true, value: { value: { sku: 'A' }, meta: { a: 1 } } });
  });

  it('[CO-4] reads a bare answer as it stands', () => {
    expect(readAnswer(bareCall, answer({ sku: 'A' }))).toMatchObject({
      ok: true,
      value: { value: { sku: 'A' } },
    });
  });

  it('[CO-1] refuses another content type, even with status 200 and a JSON body', () => {
    const page = answer({ code: 200, result: { sku: 'A' } }, { contentType: 'text/html' });
    expect(readAnswer(call, page)).toEqual({
      ok: false,
      error: {
        kind: 'malformed',
        issue: 'no JSON content type',
        contentType: 'text/html',
        status: 200,
      },
    });
  });

  it.each([
    ['an empty body', ''],
    ['a cut-off body', '{"code":200,"res'],
    ['JSON without an envelope', { sku: 'A' }],
    ['a result of another shape', { code: 200, result: { sku: 7 } }],
  ])('[CO-2] calls %s a wrong format', (_story, body) => {
    expect(readAnswer(call, answer(body))).toMatchObject({
      ok: false,
      error: { kind: 'malformed' },
    });
  });

  it('[CO-3] decides by the code in the body, not by the status', () => {
    const refused = answer({ code: 401, result: { code: 401, error: 'x' } }, { status: 200 });
    expect(readAnswer(call, refused)).toMatchObject({ error: { kind: 'rejected', code: 401 } });
  });

  it('[CO-4] reads a refusal of a bare call from its envelope, with the wait the header names', () => {
    const busy = answer(
      { code: 503, result: 'busy', meta: { error: 'overloaded' } },
      { headers: { 'retry-after': '2' } },
    );
    expect(readAnswer(bareCall, busy)).toEqual({
      ok: false,
      error: {
        kind: 'rejected',
        code: 503,
        error: 'overloaded',
        text: 'busy',
        result: 'busy',
        retryAfterMs: 2000,
      },
    });
  });
});

it('[CO-3] carries name, text, fields and wait of a refusal', () => {
  const fields = [{ path: 'customer.email', rule: 'email' }];
  const meta = { error: 'invalid-request', fields, retryAfterMs: 1500 };
  expect(readAnswer(call, answer({ code: 400, result: 'Hibás cím', meta }))).toMatchObject({
    error: {
      kind: 'rejected',
      error: 'invalid-request',
      text: 'Hibás cím',
      fields,
      retryAfterMs: 1500,
    },
  });
});

it.each([
  ['application/json', true],
  ['application/problem+json; charset=utf-8', true],
  ['text/html', false],
  ['text/plain; note=application', false],
  ['', false],
])('[CO-1] reads %j: %s', (contentType, isRead) => {
  expect(readAnswer(call, answer({ code: 200, result: { sku: 'A' } }, { contentType })).ok).toBe(
    isRead,
  );
});

it.each([
  ['a string', 'gone', 'gone'],
  ['a result inside', { result: 'gone', message: 'x' }, 'gone'],
  ['a message inside', { code: 500, message: 'gone' }, 'gone'],
  ['neither', { code: 500 }, undefined],
  ['nothing', null, undefined],
])('[CO-5] finds the text in %s', (_story, result, text) => {
  expect(errorText(result)).toBe(text);
});

it('[CO-6] names failures in words and hyphens, each once', () => {
  expect(errorCodes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
});
