import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesApi, type SalesApi } from '../../test/sales-api.ts';

let api: SalesApi;
beforeAll(async () => {
  api = await createSalesApi();
});
afterAll(() => api.close());

const pull = (cartId: string) => api.get(`/api/cart/pull?token=&cartId=${cartId}`);

describe('the version of a cart', () => {
  it('moves on with each change and guards against old ones', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    const late = await api.set(cartId, { sku: 'SZEK-1', qty: 7 }, { 'x-cart-version': '1' });
    expect(late.body).toMatchObject({
      code: 409,
      result: [{ sku: 'SZEK-1', qty: 1 }],
      meta: { error: 'cart-version', cartVersion: 2 },
    });
    const timely = await api.set(cartId, { sku: 'SZEK-1', qty: 7 }, { 'x-cart-version': '2' });
    expect(timely.body.meta.cartVersion).toBe(3);
  });
});

describe('an Idempotency-Key', () => {
  it('gives the same answer again and changes nothing more', async () => {
    const cartId = await api.cartWith();
    const key = { 'idempotency-key': 'a-1' };
    const first = await api.set(cartId, { sku: 'SZEK-1', qty: 1 }, key);
    await api.set(cartId, { sku: 'SZEK-1', qty: 4 });
    const again = await api.set(cartId, { sku: 'SZEK-1', qty: 1 }, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    expect((await pull(cartId)).body.result[0].qty).toBe(4);
  });

  it('with another body is refused', async () => {
    const cartId = await api.cartWith();
    const key = { 'idempotency-key': 'a-2' };
    await api.set(cartId, { sku: 'SZEK-1', qty: 1 }, key);
    const other = await api.set(cartId, { sku: 'SZEK-1', qty: 2 }, key);
    expect([other.status, other.body.meta.error]).toEqual([422, 'idempotency-mismatch']);
  });

  it('remembers a final refusal', async () => {
    const cartId = await api.cartWith();
    const key = { 'idempotency-key': 'a-3' };
    const first = await api.set(cartId, { sku: 'PARNA-1', qty: 11 }, key);
    await api.context.sql`UPDATE stock SET qty = 20 WHERE sku = 'PARNA-1'`;
    const again = await api.set(cartId, { sku: 'PARNA-1', qty: 11 }, key);
    await api.context.sql`UPDATE stock SET qty = 10 WHERE sku = 'PARNA-1'`;
    expect([again.status, again.body.result]).toEqual([first.status, first.body.result]);
    expect(again.body.meta).toMatchObject({ error: 'out-of-stock', available: 10 });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('never remembers a version conflict', async () => {
    const cartId = await api.cartWith();
    const key = { 'idempotency-key': 'a-4' };
    const item = { sku: 'SZEK-1', qty: 1 };
    expect((await api.set(cartId, item, { ...key, 'x-cart-version': '9' })).status).toBe(409);
    expect((await api.set(cartId, item, { ...key, 'x-cart-version': '1' })).status).toBe(200);
  });

  it('whose duplicate still runs after two seconds gets a Retry-After header', async () => {
    const cartId = await api.cartWith();
    const key = { 'idempotency-key': 'a-6' };
    const running = api.context.sql.begin(async (tx) => {
      await tx`INSERT INTO idempotency_key (key, request_hash) VALUES ('a-6', '')`;
      const answer = await api.set(cartId, { sku: 'SZEK-1', qty: 1 }, key);
      await tx`ROLLBACK`;
      return answer;
    });
    const { status, headers, body } = await running;
    expect([status, headers.get('retry-after'), body.meta.error]).toEqual([
      409,
      '1',
      'idempotency-running',
    ]);
    expect((await api.set(cartId, { sku: 'SZEK-1', qty: 1 }, key)).status).toBe(200);
  });

  it('sent five times at once acts once', async () => {
    const cartId = await api.cartWith();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        api.set(cartId, { sku: 'SZEK-1', qty: 1 }, { 'idempotency-key': 'a-5' }),
      ),
    );
    expect(answers.map(({ body }) => body.meta.cartVersion)).toEqual([2, 2, 2, 2, 2]);
  });
});

describe('a line put in', () => {
  it('is counted and priced the same, whichever way it is written', async () => {
    const [plain, guarded] = [await api.cartWith(), await api.cartWith()];
    const item = { sku: 'SZEK-1', qty: 2 };
    const first = await api.set(plain, item);
    const second = await api.set(guarded, item, { 'x-cart-version': '1' });
    const same = { item_id: expect.any(Number) as number, quote_id: expect.any(String) as string };
    expect({ ...first.body.result, ...same }).toEqual({ ...second.body.result, ...same });
    expect(first.body.meta).toEqual(second.body.meta);
    expect((await pull(plain)).body.result).toEqual([first.body.result]);
  });

  it('by ten at once is one line and ten versions', async () => {
    const cartId = await api.cartWith();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => api.set(cartId, { sku: 'SZEK-1', qty: n + 1 })),
    );
    expect(new Set(answers.map(({ body }) => body.result.item_id)).size).toBe(1);
    expect(
      answers.map(({ body }) => body.meta.cartVersion as number).toSorted((a, b) => a - b),
    ).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('[CO-67] is taken as the 200th line and refused as the next, not counting one that is there', async () => {
    const cartId = await api.cartWith({ sku: 'SZEK-1', qty: 1 });
    await api.context.sql`
      INSERT INTO cart_item (cart_id, sku, option_key, product_type, product_option, name, qty)
      SELECT cart.id, 'X-' || n, '', 'simple', '{}', 'x', 1
      FROM cart, generate_series(1, 198) AS n WHERE token_hash = sha256(convert_to(${cartId}, 'UTF8'))`;
    expect((await api.set(cartId, { sku: 'PARNA-1', qty: 1 })).status).toBe(200);
    const more = await api.set(cartId, { sku: 'SZEK-2', qty: 1 });
    expect([more.status, more.body.meta.error]).toEqual([400, 'quantity-invalid']);
    expect((await api.set(cartId, { sku: 'SZEK-1', qty: 3 })).status).toBe(200);
  });

  it('under a key that fails is not put in', async () => {
    const cartId = await api.cartWith();
    const key = { 'idempotency-key': 'b-1' };
    await api.set(cartId, { sku: 'SZEK-1', qty: 1 }, key);
    const other = await api.set(cartId, { sku: 'PARNA-1', qty: 1 }, key);
    expect(other.status).toBe(422);
    expect((await pull(cartId)).body.meta.cartVersion).toBe(2);
  });
});
