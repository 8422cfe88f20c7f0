import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { noJsAdd } from './no-js-add.ts';

const app = new Hono();
app.post('/cart/add', (context) => noJsAdd(context, true));

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request('http://shop.example/cart/add', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const cookieOf = (answer: Response) =>
  decodeURIComponent(
    /^awaited-adds=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '',
  );

describe('noJsAdd', () => {
  it('remembers the wish in the browser and leads to the cart', async () => {
    const answer = await send({ sku: 'ZG-1', qty: '2', color: '1001' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/cart');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toMatch(/Path=\/; Secure; SameSite=Strict/);
    expect(JSON.parse(cookieOf(answer))).toEqual([
      { sku: 'ZG-1', qty: 2, wish: { color: '1001' } },
    ]);
  });

  it('adds to what waits already', async () => {
    const before = cookieOf(await send({ sku: 'A' }));
    const after = await send(
      { sku: 'B' },
      { cookie: `awaited-adds=${encodeURIComponent(before)}` },
    );
    expect(JSON.parse(cookieOf(after))).toMatchObject([{ sku: 'A', qty: 1 }, { sku: 'B' }]);
  });

  it('remembers the latest 20', async () => {
    const skus = Array.from({ length: 20 }, (_, at) => ({ sku: `A${at}`, qty: 1, wish: {} }));
    const cookie = `awaited-adds=${encodeURIComponent(JSON.stringify(skus))}`;
    const storedItems = JSON.parse(cookieOf(await send({ sku: 'B' }, { cookie }))) as {
      sku: string;
    }[];
    expect(storedItems.map(({ sku }) => sku)).toEqual([
      ...skus.slice(1).map(({ sku }) => sku),
      'B',
    ]);
  });

  it('remembers the longest article number there is', async () => {
    const sku = 'x'.repeat(100);
    expect(JSON.parse(cookieOf(await send({ sku })))).toMatchObject([{ sku }]);
  });

  it.each([
    ['no article', { qty: '1' }],
    ['an article number nobody has', { sku: 'x'.repeat(101) }],
    ['no quantity', { sku: 'A', qty: 'x' }],
    ['a quantity below 1', { sku: 'A', qty: '0' }],
    ['a name no attribute has', { sku: 'A', '<b>': '1' }],
  ])('drops %s', async (_story, fields) => {
    const answer = await send(fields as Record<string, string>);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ])('refuses a form of another site: %o', async (headers) => {
    expect((await send({ sku: 'A' }, headers)).status).toBe(403);
  });
});
