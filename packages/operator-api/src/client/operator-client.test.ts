import { expect, it } from 'vitest';
import { createOperatorClient, type OperatorFetch } from './operator-client.ts';

type Sent = Parameters<OperatorFetch>;

function clientOf(status: number, body: string) {
  const sent: Sent[] = [];
  const client = createOperatorClient(
    { url: 'https://shop.example/', key: 'shop_x' },
    (...call) => {
      sent.push(call);
      return Promise.resolve({ status, text: () => Promise.resolve(body) });
    },
  );
  return { client, sent };
}

it('[OA-10] sends key, path, query and body to its address, and follows no redirect', async () => {
  const result = { number: 'ZG/1', status: 'shipped' };
  const { client, sent } = clientOf(200, JSON.stringify({ code: 200, result }));
  const answer = await client.call('stepOrder', {
    params: { number: 'ZG/1' },
    body: { step: 'dispatch' },
    idempotencyKey: 'once',
  });
  expect(answer).toEqual(result);
  expect(sent).toEqual([
    [
      'https://shop.example/admin/api/orders/ZG%2F1/steps',
      {
        method: 'POST',
        headers: {
          authorization: 'Bearer shop_x',
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': 'once',
        },
        body: '{"step":"dispatch"}',
        redirect: 'error',
      },
    ],
  ]);
});

it('[OA-10] sends lines as text, and a query', async () => {
  const report = { accepted: 1, refused: 0, lines: [{ line: 1, ok: true, outcome: 'stored' }] };
  const { client, sent } = clientOf(200, JSON.stringify({ code: 200, result: report }));
  expect(await client.call('setStock', { text: 'A,1' })).toEqual(report);
  expect(sent[0]?.[1].headers['content-type']).toBe('text/csv');
  const orders = clientOf(200, '{"code":200,"result":{"items":[],"next":null}}');
  await orders.client.call('listOrders', { query: { limit: '5' } });
  expect(orders.sent[0]?.[0]).toBe('https://shop.example/admin/api/orders?limit=5');
});

it('[OA-10] rejects with status, code and the fields of a refusal', async () => {
  const meta = { error: 'invalid-request', fields: [{ path: 'amount', rule: 'number' }] };
  const { client } = clientOf(400, JSON.stringify({ code: 400, result: 'Invalid.', meta }));
  await expect(client.call('listReviews')).rejects.toMatchObject({
    name: 'OperatorError',
    status: 400,
    code: 'invalid-request',
    message: 'Invalid. amount (number)',
  });
});

it.each([
  [200, '<html>'],
  [200, '{"code":200,"result":{"items":7}}'],
  [502, 'Bad gateway'],
])('[OA-10] takes nothing for an answer that is none: %d %s', async (status, body) => {
  const { client } = clientOf(status, body);
  await expect(client.call('listReviews')).rejects.toMatchObject({ code: 'answer-invalid' });
});
