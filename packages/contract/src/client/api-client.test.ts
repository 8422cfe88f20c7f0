import {
  createAbortController,
  err,
  ok,
  unsafeBrand,
  type HttpRequest,
  type HttpResponse,
  type NetworkFailure,
  type Result,
  type UserToken,
} from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { calls } from '../wire/calls.ts';
import { createApiClient, type ApiClientConfig } from './api-client.ts';

const token = unsafeBrand<UserToken>('u 1');
const json = (body: unknown): Result<HttpResponse, NetworkFailure> =>
  ok({
    status: 200,
    contentType: 'application/json',
    headers: {},
    body: JSON.stringify(body),
  });

function open(
  over: Partial<ApiClientConfig> = {},
  response = json({ code: 200, result: [] }),
  userToken: UserToken | undefined = token,
) {
  const requests: HttpRequest[] = [];
  const logged: unknown[] = [];
  const api = createApiClient(
    { baseUrl: 'https://shop.test', tokenTransport: 'query', timeoutMs: 8000, ...over },
    {
      async fetch(request) {
        requests.push(request);
        return response;
      },
      session: { userToken: () => userToken },
      log: { info() {}, error() {}, warn: (_event, fields) => void logged.push(fields) },
    },
  );
  return { api, requests, logged };
}

describe('a request', () => {
  it.each([
    ['user', 'query', 'https://shop.test/api/cart/pull?token=u%201&cartId=c', undefined],
    ['guest', 'query', 'https://shop.test/api/cart/pull?token=&cartId=c', undefined],
    [undefined, 'query', 'https://shop.test/api/cart/pull?cartId=c', undefined],
    ['user', 'header', 'https://shop.test/api/cart/pull?cartId=c', 'Bearer u 1'],
    ['guest', 'header', 'https://shop.test/api/cart/pull?cartId=c', undefined],
    [undefined, 'header', 'https://shop.test/api/cart/pull?cartId=c', undefined],
  ] as const)('[CO-76] of a %s, token in the %s, is %s', async (as, tokenTransport, url, sent) => {
    const { api, requests } = open({ tokenTransport });
    await api.call(calls.cartPull, { query: { cartId: 'c' }, as });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'GET', url, timeoutMs: 8000 });
    expect(requests[0]?.headers?.['authorization']).toBe(sent);
  });

  it('[CO-76] with a token of its own does not take that of the session', () => {
    const { api } = open();
    const own = unsafeBrand<UserToken>('old');
    expect(api.toRequest(calls.cartPull, { as: { token: own } }).url).toContain('?token=old');
  });

  it('[CO-76] of a user without a token is that of a guest', () => {
    const { api } = open({}, json({}), unsafeBrand<UserToken>(''));
    expect(api.toRequest(calls.cartPull, { as: 'user' }).url).toContain('?token=');
  });

  it('[CO-76] has body, headers, limit and signal only where they are given', () => {
    const { api } = open();
    expect(api.toRequest(calls.cartPull)).toStrictEqual({
      method: 'GET',
      url: 'https://shop.test/api/cart/pull',
      timeoutMs: 8000,
    });
    const { signal } = createAbortController();
    const options = { body: { a: 1 }, headers: { 'x-a': '1' }, timeoutMs: 5, signal };
    expect(api.toRequest(calls.login, options)).toStrictEqual({
      method: 'POST',
      url: 'https://shop.test/api/user/login',
      headers: { 'x-a': '1' },
      body: '{"a":1}',
      timeoutMs: 5,
      signal,
    });
  });
});

describe('a response', () => {
  it('[CO-1] that never came is a network failure with its reason', async () => {
    const { api } = open({}, err({ kind: 'timeout' }));
    expect(await api.call(calls.cartPull)).toEqual(err({ kind: 'network', reason: 'timeout' }));
  });

  it('[CO-3] that refuses is a rejection by its codes', async () => {
    const meta = { error: 'overloaded', retryAfterMs: 1200 };
    const { api } = open({}, json({ code: 503, result: 'Later', meta }));
    expect(await api.call(calls.cartPull)).toMatchObject(
      err({ kind: 'rejected', code: 503, ...meta, text: 'Later' }),
    );
  });

  it('[CO-68] names once in the log which element was left out', async () => {
    const { api, logged } = open({}, json({ code: 200, result: [{ sku: 7 }] }));
    await api.call(calls.cartPull);
    await api.call(calls.cartPull);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toMatchObject({ call: '/api/cart/pull' });
  });
});
