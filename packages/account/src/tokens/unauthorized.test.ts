import { expect, it } from 'vitest';
import { isUnauthorized, notAuthorized } from './unauthorized.ts';

const response = (body: string, contentType = 'application/json') => ({
  status: 200,
  headers: {},
  contentType,
  body,
});

it.each([
  ['code 401 in JSON', '{"code":401}', true],
  ['another code beside 401', '{"code":200,"result":401}', false],
  ['no code', '{"result":401}', false],
  ['a number', '401', false],
  ['a text', '"401"', false],
  ['null beside nothing', 'null', false],
  ['a code as text', '{"code":"401"}', false],
  ['a body that is cut off', '{"code":401', false],
])('[AC-7] a session is rejected by %s: %s', (_story, body, isRejected) => {
  expect(isUnauthorized(response(body))).toBe(isRejected);
});

it('[AC-7] a page of a proxy says nothing of the session', () => {
  expect(isUnauthorized(response('{"code":401}', 'text/html'))).toBe(false);
});

it('[AC-10] a call that is not sent has the response of a rejected session', () => {
  const { value } = notAuthorized();
  expect(isUnauthorized(value)).toBe(true);
  expect(JSON.parse(value.body)).toMatchObject({
    code: 401,
    result: expect.stringContaining('not authorized'),
    meta: { error: 'unauthorized' },
  });
});
