import { err, ok, type NetworkFailure, type HttpResponse } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { classifyResponse } from './classify-response.ts';
import { at } from '../test/a-task.ts';

const json = (body: unknown, over: Partial<HttpResponse> = {}) =>
  ok<HttpResponse>({
    status: 200,
    contentType: 'application/json',
    headers: {},
    body: JSON.stringify(body),
    ...over,
  });
const failed = (kind: NetworkFailure['kind']) => err<NetworkFailure>({ kind });
const wishlist = { call: 'addToWishlist', session: 'guest' } as const;
const mine = { call: 'addToWishlist', session: '17' } as const;
const order = { call: 'createOrder', session: 'guest' } as const;
const judge = (
  task: Parameters<typeof classifyResponse>[0],
  answer: Parameters<typeof classifyResponse>[1],
) => classifyResponse(task, answer, at(9));

describe('classifyResponse', () => {
  it('[SQ-10] code 200 in JSON is done, with the answer kept', () => {
    expect(judge(wishlist, json({ code: 200, result: true, meta: { cartVersion: '3' } }))).toEqual({
      kind: 'done',
      answer: { at: 9, code: 200, result: true, meta: { cartVersion: '3' } },
    });
  });

  it('[SQ-10] only an order may come without a code', () => {
    const bare = json({ orderNumber: 'ZG-1' });
    expect(judge(order, bare)).toEqual({
      kind: 'done',
      answer: { at: 9, result: { orderNumber: 'ZG-1' } },
    });
    expect(judge(wishlist, bare)).toMatchObject({ kind: 'later' });
  });

  it.each(['backendOrderId', 'orderNumber', 'orderId', 'magentoOrderId'])(
    '[SQ-10] an order may be named by %s, also by a number',
    (name) => {
      expect(judge(order, json({ [name]: 'ZG-1' })).kind).toBe('done');
      expect(judge(order, json({ [name]: 0 })).kind).toBe('done');
    },
  );

  it('[SQ-10] a code nobody knows makes no order of what names one', () => {
    expect(judge(order, json({ code: 7, orderNumber: 'ZG-1' })).kind).toBe('later');
  });

  it('[SQ-14] a refusal keeps the response', () => {
    const gone = { code: 404, result: 'no', meta: { error: 'cart-not-found' } };
    for (const body of [gone, { code: 422, result: 'no' }, { code: 409, result: 'no' }]) {
      expect(judge(wishlist, json(body))).toMatchObject({
        kind: 'refused',
        answer: { at: 9, code: body.code, result: 'no' },
      });
    }
  });

  it.each([
    ['a negative wait', { retryAfterMs: -1 }, 9000],
    ['a wait as text', { retryAfterMs: '5' }, 9000],
    ['no wait at all', {}, 9000],
    ['no delay', { retryAfterMs: 0 }, 0],
    ['a list', [], 9000],
    ['a text', 'soon', 9000],
    ['null', null, 9000],
  ])('[SQ-15] with %s in meta the delay is %j ms', (_story, meta, waitMs) => {
    const busy = json({ code: 503, result: '', meta }, { headers: { 'retry-after': '9' } });
    expect(judge(wishlist, busy)).toMatchObject({ kind: 'later', waitMs });
  });

  it.each([
    ['12', 12_000],
    ['1234567', undefined],
    ['12x', undefined],
    ['x12', undefined],
  ])('[SQ-15] Retry-After: %s', (header, waitMs) => {
    const busy = json({ code: 503, result: '' }, { headers: { 'retry-after': header } });
    expect(judge(wishlist, busy)).toMatchObject({ kind: 'later', waitMs });
  });

  it.each([
    ['names no order', json({ message: 'Internal server error' })],
    ['comes with a failure', json({ orderNumber: 'ZG-1' }, { status: 502 })],
    ['comes with a redirect', json({ orderNumber: 'ZG-1' }, { status: 300 })],
    ['comes with an early status', json({ orderNumber: 'ZG-1' }, { status: 103 })],
    ['has an empty number', json({ orderNumber: '' })],
  ])('[SQ-10] a response without the code that %s is no order', (_story, answer) => {
    expect(judge(order, answer)).toMatchObject({
      kind: 'later',
      error: { kind: 'not-an-answer' },
      mayHaveLeft: true,
    });
  });

  it.each<[story: string, answer: ReturnType<typeof json>]>([
    ['a page with status 200', json({ code: 200 }, { contentType: 'text/html' })],
    ['a cut-off body', json(0, { body: '{"code":200,"resu' })],
    ['an empty body', json(0, { body: '' })],
    ['a list', json([])],
    ['a code nobody knows', json({ code: 7 })],
    ['a code below the statuses', json({ code: 199 })],
    ['a code above the statuses', json({ code: 600 })],
    ['a code with a fraction', json({ code: 200.5 })],
    ['a code as text', json({ code: '200' })],
    ['a text', json('done')],
    ['a code in words', json({ code: 'ok' })],
    ['null', json(null)],
  ])('[SQ-11] %s leaves the outcome unknown', (_story, answer) => {
    for (const task of [wishlist, order]) {
      expect(judge(task, answer)).toMatchObject({
        kind: 'later',
        error: { kind: 'not-an-answer' },
        mayHaveLeft: true,
      });
    }
  });

  it.each(['timeout', 'aborted', 'unreachable'] as const)(
    '[SQ-12] %s is repeated and may have left the device',
    (kind) => {
      expect(judge(wishlist, failed(kind))).toEqual({
        kind: 'later',
        error: { kind: 'network' },
        mayHaveLeft: true,
      });
    },
  );

  it('[SQ-3] offline is repeated and never left', () => {
    expect(judge(wishlist, failed('offline'))).toMatchObject({ kind: 'later', mayHaveLeft: false });
  });

  it.each([408, 425, 429, 502, 503, 504])('[SQ-12] code %i is repeated', (code) => {
    expect(judge(wishlist, json({ code, result: 'busy' }))).toMatchObject({
      kind: 'later',
      error: { kind: 'later', code },
    });
  });

  it('[SQ-12] a key still being worked on is repeated when the server says', () => {
    const running = { code: 409, result: '', meta: { error: 'idempotency-running' } };
    expect(judge(order, json(running, { headers: { 'retry-after': '2' } }))).toMatchObject({
      kind: 'later',
      waitMs: 2000,
    });
  });

  it('[SQ-15] the wait in meta goes before the header, and an unreadable one is none', () => {
    const busy = { code: 503, result: '', meta: { retryAfterMs: 1500 } };
    expect(judge(wishlist, json(busy, { headers: { 'retry-after': '9' } }))).toMatchObject({
      waitMs: 1500,
    });
    const dated = json({ code: 503 }, { headers: { 'retry-after': 'Thu, 05 Mar 2026' } });
    expect(judge(wishlist, dated)).toMatchObject({ kind: 'later', waitMs: undefined });
    const page = json(0, { body: '', headers: { 'retry-after': '4' } });
    expect(judge(wishlist, page)).toMatchObject({ kind: 'later', waitMs: 4000 });
  });

  it.each([
    [500, undefined, 'server-error'],
    [500, 'internal', 'server-error'],
    [501, undefined, 'server-error'],
    [500, 'sku-invalid', 'refused'],
    [500, 5, 'server-error'],
    [500, 'cart-ordered', 'refused'],
    [422, 'internal', 'refused'],
  ])('[SQ-13] code %i with the name %s is %s', (code, error, kind) => {
    expect(judge(wishlist, json({ code, result: 'x', meta: error && { error } })).kind).toBe(kind);
  });

  it('[SQ-14] a refusal keeps the response, also one that names a passing error', () => {
    const body = { code: 422, result: 'no', meta: { error: 'internal' } };
    expect(judge(wishlist, json(body))).toEqual({ kind: 'refused', answer: { at: 9, ...body } });
  });

  it.each([
    ['null', null],
    ['a list', ['x']],
    ['a text', 'soon'],
  ])('[SQ-5] %s as meta is none', (_story, meta) => {
    const delivered = judge(wishlist, json({ code: 200, result: true, meta }));
    expect(delivered).toEqual({ kind: 'done', answer: { at: 9, code: 200, result: true } });
  });

  it.each([400, 403, 404, 409, 410, 422])('[SQ-14] code %i is refused', (code) => {
    expect(judge(wishlist, json({ code, result: 'no' })).kind).toBe('refused');
  });

  it("[SQ-14] 401 of a customer's task waits for the customer, a guest's is refused", () => {
    expect(judge(mine, json({ code: 401, result: 'x' }))).toEqual({ kind: 'signed-out' });
    expect(judge(wishlist, json({ code: 401, result: 'x' })).kind).toBe('refused');
  });

  it('[SQ-24] a cart of another version is refused', () => {
    const conflict = { code: 409, result: [], meta: { error: 'cart-version' } };
    expect(judge(wishlist, json(conflict)).kind).toBe('refused');
  });

  it.each<[rule: string, story: string, kind: string, body: object]>([
    ['SQ-34', 'was placed', 'done', { code: 200, result: {} }],
    [
      'SQ-33',
      'has the code 400, whatever its name',
      'refused',
      { code: 400, result: '', meta: { error: 'idempotency-running' } },
    ],
    ['SQ-33', 'has an address the server does not take', 'refused', { code: 400, result: [] }],
    [
      'SQ-33',
      'lacks products, as older backends say it',
      'refused',
      { code: 500, result: 'Error: Error while adding products' },
    ],
    [
      'SQ-33',
      'lacks products',
      'refused',
      { code: 500, result: '', meta: { error: 'products-unavailable' } },
    ],
    [
      'SQ-34',
      'has another total',
      'refused',
      { code: 400, result: '', meta: { error: 'total-changed' } },
    ],
    ['SQ-14', 'was refused', 'refused', { code: 422, result: '' }],
  ])('[%s] an order that %s ends as %s', (_rule, _story, kind, body) => {
    expect(judge(order, json(body)).kind).toBe(kind);
  });

  it('[SQ-33] another 500 of an order is retried, for any message', () => {
    expect(judge(order, json({ code: 500, result: 'Error while adding' })).kind).toBe(
      'server-error',
    );
  });
});
