import {
  unsafeBrand,
  err,
  ok,
  type CartToken,
  type UserToken,
  type HttpResponse,
  type HttpRequest,
} from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import { createServerCart } from './create-server-cart.ts';
import type { ServerCartOptions } from './server-cart.ts';
import { failureText } from './failure-text.ts';
import { aRow } from '../test/a-line.ts';

const cart = unsafeBrand<CartToken>('c 1');
const row = aRow();
const totals = { grand_total: 1490, items: [], total_segments: [] };

function wired(
  answer: unknown,
  over: Partial<ServerCartOptions> & { raw?: Partial<HttpResponse> } = {},
) {
  const { raw, ...wire } = over;
  const requests: HttpRequest[] = [];
  const server = createServerCart({
    fetch: async (request) => {
      requests.push(request);
      return ok({
        status: 200,
        contentType: 'application/json; charset=utf-8',
        headers: {},
        body: JSON.stringify(answer),
        ...raw,
      });
    },
    baseUrl: 'https://shop.test',
    tokenTransport: 'query',
    userToken: () => unsafeBrand<UserToken>('u'),
    ...wire,
  });
  return { server, requests };
}

describe('the wire of the cart', () => {
  it('[CS-59] sends token and cart id in the query', async () => {
    const { server, requests } = wired({ code: 200, result: [] });
    await server.pull(cart);
    expect(requests).toEqual([
      {
        method: 'GET',
        url: 'https://shop.test/api/cart/pull?token=u&cartId=c%201',
        headers: {},
        timeoutMs: 8000,
      },
    ]);
  });

  it('[CS-59] sends the token even when it is empty', async () => {
    const { server, requests } = wired({ code: 200, result: [] }, { userToken: () => undefined });
    await server.pull(cart);
    expect(requests[0]?.url).toContain('?token=&cartId=c%201');
  });

  it('[CS-59] or in the header', async () => {
    const over = { tokenTransport: 'header' } as const;
    const { server, requests } = wired({ code: 200, result: [] }, over);
    await server.pull(cart);
    expect(requests[0]).toMatchObject({
      url: 'https://shop.test/api/cart/pull?cartId=c%201',
      headers: { authorization: 'Bearer u' },
    });
    const guest = wired({ code: 200, result: [] }, { ...over, userToken: () => undefined });
    await guest.server.pull(cart);
    expect(guest.requests[0]?.headers).toEqual({});
  });

  it('[CS-59] asks for a guest cart with an empty token', async () => {
    const { server, requests } = wired({ code: 200, result: 'new' });
    expect(await server.create(true)).toEqual({ ok: true, value: 'new' });
    await server.create(false);
    expect(requests.map(({ url }) => url)).toEqual([
      'https://shop.test/api/cart/create?token=',
      'https://shop.test/api/cart/create?token=u',
    ]);
  });

  it('[CS-60] refuses a call without a cart before sending it', async () => {
    const { server, requests } = wired({ code: 200, result: [] });
    expect(await server.pull(unsafeBrand<CartToken>(''))).toEqual({
      ok: false,
      error: { kind: 'no-cart' },
    });
    expect(requests).toEqual([]);
  });

  it.each<[story: string, raw: Partial<HttpResponse>, kind: string, text: string]>([
    [
      'a page',
      { contentType: 'text/html' },
      'bad-content-type',
      'Error with response - bad content-type!',
    ],
    ['nothing', { body: '' }, 'wrong-format', 'Unhandled error, wrong response format!'],
    [
      'another shape',
      { body: '{"code":200,"result":7}' },
      'wrong-format',
      'Unhandled error, wrong response format!',
    ],
    [
      'a refusal',
      { body: '{"code":500,"result":"Invalid cartId."}' },
      'refused',
      'Invalid cartId.',
    ],
    ['a refusal without words', { body: '{"code":500}' }, 'refused', 'Something went wrong'],
    ['a 401', { body: '{"code":401,"result":"No"}' }, 'unauthorized', 'No'],
    ['a bare 401', { body: '{"code":401}' }, 'unauthorized', 'not authorized'],
  ])('[CS-61] %s is a failure with its text', async (_story, raw, kind, text) => {
    const answer = await wired(undefined, { raw }).server.pull(cart);
    expect(answer).toMatchObject({ ok: false, error: { kind } });
    expect(answer.ok ? '' : failureText(answer.error)).toBe(text);
  });

  it('[CS-61] no answer is a failure, too', async () => {
    const fetch = async () => err({ kind: 'timeout' } as const);
    const answer = await wired(undefined, { fetch }).server.pull(cart);
    expect(answer).toEqual({
      ok: false,
      error: { kind: 'network', failure: { kind: 'timeout' } },
    });
    expect(answer.ok ? '' : failureText(answer.error)).toBe('Something went wrong');
  });

  it('[CS-61] passes on what machines read of a refusal', async () => {
    const refusal = {
      code: 429,
      result: { message: 'Slowly' },
      meta: { error: 'rate-limited', retryAfterMs: 1200 },
    };
    expect(await wired(refusal).server.totals(cart)).toEqual({
      ok: false,
      error: {
        kind: 'refused',
        code: 429,
        error: 'rate-limited',
        text: 'Slowly',
        retryAfterMs: 1200,
      },
    });
  });

  it.each([
    [410, undefined],
    [500, 'cart-ordered'],
  ])('[CS-28] code %i, named %s, is an ordered cart', async (code, error) => {
    const { server } = wired({ code, result: 'x', meta: error && { error } });
    expect(await server.pull(cart)).toEqual({ ok: false, error: { kind: 'ordered' } });
  });

  it('[CS-62] reads the version, and sends it back with the key of a write', async () => {
    const { server, requests } = wired({ code: 200, result: row, meta: { cartVersion: 7 } });
    const guard = { key: 'k', version: '6' };
    expect(await server.update(cart, { sku: 'A', qty: 1 } as never, guard)).toMatchObject({
      ok: true,
      value: { value: row, version: '7' },
    });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'k',
        'x-cart-version': '6',
      },
      body: '{"cartItem":{"sku":"A","qty":1}}',
    });
  });

  it('[CS-62] a version may be a text; what is neither is none', async () => {
    const versionOf = async (cartVersion: unknown) => {
      const { server } = wired({ code: 200, result: [], meta: { cartVersion } });
      const pulled = await server.pull(cart);
      return pulled.ok ? pulled.value.version : 'refused';
    };
    expect(await versionOf('v7')).toBe('v7');
    expect(await versionOf({ n: 7 })).toBeUndefined();
  });

  it('[CS-62] unknown values add no header, and missing values no body', async () => {
    const { server, requests } = wired({ code: 200, result: true });
    await server.deleteCoupon(cart, { key: 'k' });
    expect(requests[0]?.headers).toStrictEqual({
      'content-type': 'application/json',
      'idempotency-key': 'k',
    });
    expect(requests[0]).not.toHaveProperty('body');
  });

  it('[CS-62] sends no version it does not know, and neither header when switched off', async () => {
    const { server, requests } = wired({ code: 200, result: true });
    const item = { sku: 'A', item_id: 1 } as never;
    expect(await server.delete(cart, item, { key: 'k' })).toEqual({
      ok: true,
      value: { value: undefined },
    });
    expect(requests[0]?.headers).toEqual({
      'content-type': 'application/json',
      'idempotency-key': 'k',
    });
    const older = wired({ code: 200, result: true }, { idempotencyHeader: false });
    await older.server.delete(cart, item, { key: 'k', version: '3' });
    expect(older.requests[0]?.headers).toEqual({ 'content-type': 'application/json' });
  });

  it('[CS-36] reads rows and version out of a conflict', async () => {
    const conflict = {
      code: 409,
      result: [row, null],
      meta: { error: 'cart-version', cartVersion: 8 },
    };
    expect(await wired(conflict).server.pull(cart)).toMatchObject({
      ok: false,
      error: { kind: 'version', rows: [row], version: '8' },
    });
    const unreadable = { ...row, qty: 1.5 };
    expect(await wired({ ...conflict, result: [row, unreadable] }).server.pull(cart)).toEqual({
      ok: false,
      error: { kind: 'version', version: '8' },
    });
    const bare = { code: 409, result: 'other', meta: { error: 'cart-version' } };
    expect(await wired(bare).server.pull(cart)).toEqual({
      ok: false,
      error: { kind: 'version' },
    });
  });

  it('[CS-64] drops the gaps of a pull', async () => {
    expect(await wired({ code: 200, result: [null, row, null] }).server.pull(cart)).toMatchObject({
      ok: true,
      value: { value: [row] },
    });
  });

  it('[CS-64] reads totals from result.totals, else from result', async () => {
    const inside = { payment_methods: [{ code: 'card' }], totals };
    const information = { shippingCarrierCode: 'gls' };
    expect(
      await wired({ code: 200, result: inside }).server.shippingInformation(cart, information),
    ).toMatchObject({ ok: true, value: { totals, paymentMethods: [{ code: 'card' }] } });
    expect(
      await wired({ code: 200, result: totals }).server.shippingInformation(cart, information),
    ).toMatchObject({ ok: true, value: { totals } });
    expect(
      await wired({ code: 200, result: {} }).server.shippingInformation(cart, information),
    ).toMatchObject({ ok: false, error: { kind: 'wrong-format' } });
    expect(await wired({ code: 500 }).server.shippingInformation(cart, information)).toMatchObject({
      ok: false,
      error: { kind: 'refused' },
    });
  });

  it('[CS-52] reads the coupon that stands beside the totals', async () => {
    const meta = { coupon: { code: 'NYAR10', error: 'coupon-expired' } };
    const idleCoupon = { code: 'NYAR10', reason: 'expired' };
    const { server } = wired({ code: 200, result: totals, meta });
    expect(await server.totals(cart)).toMatchObject({ ok: true, value: { totals, idleCoupon } });
    expect(await server.shippingInformation(cart, { shippingCarrierCode: 'gls' })).toMatchObject({
      ok: true,
      value: { idleCoupon },
    });
    for (const coupon of ['NYAR10', { code: 'NYAR10' }, { error: 'coupon-expired' }]) {
      const odd = wired({ code: 200, result: totals, meta: { coupon } });
      expect(await odd.server.totals(cart)).toMatchObject({ value: { idleCoupon: undefined } });
    }
  });

  // findings of the Hungarian texts, row 69
  it.each<[minimum: unknown, said: object]>([
    [50_000, { minimum: 50_000 }],
    ['50000', {}],
    [-1, {}],
    [0, {}],
    [undefined, {}],
  ])('[CS-53] passes on from which value a coupon holds: %j', async (minimum, said) => {
    const refused = wired({
      code: 400,
      result: 'No',
      meta: { error: 'coupon-minimum', minimum, missing: 1 },
    });
    expect(await refused.server.applyCoupon(cart, 'NYAR10', { key: 'k' })).toEqual({
      ok: false,
      error: { kind: 'refused', code: 400, error: 'coupon-minimum', text: 'No', ...said },
    });
    const coupon = { code: 'NYAR10', error: 'coupon-minimum', minimum };
    const idle = wired({ code: 200, result: totals, meta: { coupon } });
    const answer = await idle.server.totals(cart);
    expect(answer.ok && answer.value.idleCoupon).toEqual({
      code: 'NYAR10',
      reason: 'minimum',
      ...said,
    });
  });

  it('[CS-53] reads a minimum from the refusal of a coupon only', async () => {
    const refused = wired({ code: 400, result: 'No', meta: { error: 'out-of-stock', minimum: 5 } });
    expect(await refused.server.applyCoupon(cart, 'NYAR10', { key: 'k' })).toEqual({
      ok: false,
      error: { kind: 'refused', code: 400, error: 'out-of-stock', text: 'No' },
    });
    const endless = '{"code":400,"result":"No","meta":{"error":"coupon-minimum","minimum":1e999}}';
    const { server } = wired('', { raw: { body: endless } });
    expect(await server.applyCoupon(cart, 'NYAR10', { key: 'k' })).toEqual({
      ok: false,
      error: { kind: 'refused', code: 400, error: 'coupon-minimum', text: 'No' },
    });
  });

  it('[CS-51] sends a coupon in the query', async () => {
    const { server, requests } = wired({ code: 200, result: true });
    await server.applyCoupon(cart, 'NYÁR 10', { key: 'k' });
    await server.deleteCoupon(cart, { key: 'l' });
    expect(requests.map(({ url }) => url.replace('https://shop.test/api/cart/', ''))).toEqual([
      'apply-coupon?token=u&cartId=c%201&coupon=NY%C3%81R%2010',
      'delete-coupon?token=u&cartId=c%201',
    ]);
  });

  it('[CS-66] requests a transfer code bound to the browser, and redeems one as the signed-in customer', async () => {
    const { server, requests } = wired({ code: 200, result: 'code' });
    expect(await server.handOff(cart, 'binding')).toEqual({ ok: true, value: 'code' });
    expect(requests[0]).toMatchObject({ method: 'POST', body: '{"binding":"binding"}' });
    const shopHost = wired({ code: 200, result: { cartToken: 'c' } });
    expect(await shopHost.server.adopt('code', 'binding')).toEqual({
      ok: true,
      value: { cartToken: 'c' },
    });
    expect(shopHost.requests[0]).toMatchObject({
      url: 'https://shop.test/api/cart/adopt?token=u',
      body: '{"code":"code","binding":"binding"}',
    });
  });

  it('[CS-59] findings E6: names the cart in a header where the shop wants no token in addresses', async () => {
    const { server, requests } = wired(
      { code: 200, result: true },
      { tokenTransport: 'header', cartTokenTransport: 'header' },
    );
    await server.applyCoupon(cart, 'TIZ', { key: 'k' });
    expect(requests[0]).toMatchObject({
      url: 'https://shop.test/api/cart/apply-coupon?coupon=TIZ',
      headers: { authorization: 'Bearer u', 'x-cart-token': cart },
    });
  });
});
