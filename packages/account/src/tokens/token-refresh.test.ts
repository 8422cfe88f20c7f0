import { err, ok, unsafeBrand, type HttpResponse, type RefreshToken } from '@shop/kernel';
import { expect, it } from 'vitest';
import { defaultAccountConfig } from '../account/account-ports.ts';
import { requestTokenRefresh } from './token-refresh.ts';

const old = unsafeBrand<RefreshToken>('old');
const response = (body: string, over: Partial<HttpResponse> = {}): HttpResponse => ({
  status: 200,
  headers: {},
  contentType: 'application/json',
  body,
  ...over,
});
const refreshWith = (answer: HttpResponse) =>
  requestTokenRefresh(async () => ok(answer), defaultAccountConfig, old);

it.each([
  ['is replaced by that of the response', { refreshToken: 'new' }, 'new'],
  ['stays where the response has none', {}, 'old'],
  ['stays where the response has an empty one', { refreshToken: '' }, 'old'],
  ['stays where the response has no text', { refreshToken: 7 }, 'old'],
])('[AC-9] the refresh token %s', async (_story, meta, refreshToken) => {
  const answer = response(JSON.stringify({ code: 200, result: 'access', meta }));
  expect(await refreshWith(answer)).toEqual({
    kind: 'refreshed',
    pair: { token: 'access', refreshToken },
  });
});

it.each([
  ['an empty token', { code: 200, result: '' }],
  ['no token', { code: 200 }],
  ['null for a token', { code: 200, result: null }],
  ['false for a token', { code: 200, result: false }],
  ['a refusal', { code: 401, result: 'x' }],
  ['a refusal with a name', { code: 500, result: 'x', meta: { error: 'refresh-invalid' } }],
])('[AC-10] a response with %s refuses the refresh', async (_story, body) => {
  expect(await refreshWith(response(JSON.stringify(body)))).toEqual({ kind: 'refused' });
});

it.each([
  ['a page', response('<html>', { contentType: 'text/html' })],
  ['a body that is cut off', response('{"code":200,"result":"acc')],
  ['null', response('null')],
  ['a text', response('"access"')],
  ['a token of another kind', response('{"code":200,"result":{"a":1}}')],
])(
  '[AC-12] %s leaves the session, and a waiting call without a response',
  async (_story, answer) => {
    expect(await refreshWith(answer)).toEqual({
      kind: 'interrupted',
      answer: err({ kind: 'unreachable' }),
    });
  },
);

it('[AC-12] an overloaded server that names no token leaves the session', async () => {
  const answer = response('{"code":503,"result":null}', { status: 503 });
  expect(await refreshWith(answer)).toMatchObject({ kind: 'interrupted' });
});

it('[AC-12] an overloaded server leaves the session, and a waiting call has its response', async () => {
  const answer = response('{"code":503,"result":"busy"}', { status: 503 });
  expect(await refreshWith(answer)).toEqual({ kind: 'interrupted', answer: ok(answer) });
  const failure = err({ kind: 'unreachable' as const });
  const outcome = await requestTokenRefresh(async () => failure, defaultAccountConfig, old);
  expect(outcome).toEqual({ kind: 'interrupted', answer: failure });
});

it('[AC-8] the refresh is sent with its refresh token and no user token', async () => {
  const urls: string[] = [];
  const bodies: unknown[] = [];
  await requestTokenRefresh(
    async ({ url, body }) => {
      urls.push(url);
      bodies.push(JSON.parse(body ?? ''));
      return err({ kind: 'unreachable' });
    },
    defaultAccountConfig,
    old,
  );
  expect(bodies).toEqual([{ refreshToken: 'old' }]);
  expect(urls[0]).not.toContain('token=');
});
