import { createTrustedProxies } from '@shop/platform-node';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientOf } from './client-address.ts';

it.each<[story: string, trustedProxies: number, forwarded: string | undefined, client: string]>([
  ['without a proxy no header counts', 0, '198.51.100.1', 'unknown'],
  ['behind one proxy its address counts', 1, '198.51.100.1', '198.51.100.1'],
  ['an invented address before it does not', 1, '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['behind two proxies the second last', 2, '203.0.113.9, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['fewer addresses than proxies', 2, '198.51.100.1', '198.51.100.1'],
  ['an empty header', 1, '', 'unknown'],
  ['no header', 1, undefined, 'unknown'],
])('the address of a client: %s', async (_story, trustedProxies, forwarded, client) => {
  const app = new Hono();
  app.get('/', (context) =>
    context.text(clientOf(context, createTrustedProxies(trustedProxies, ['private']))),
  );
  const headers: Record<string, string> =
    forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(await (await app.request('/', { headers })).text()).toBe(client);
});
