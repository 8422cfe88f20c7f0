import { ok, type HttpRequest } from '@shop/kernel';
import { expect, it } from 'vitest';
import { defaultOutboxConfig } from '../outbox/outbox-config.ts';
import { aTask } from '../test/a-task.ts';
import { sendTask } from './send-task.ts';

it('[SQ-9] only a request with a body names its type', async () => {
  const sent: HttpRequest[] = [];
  const fetch = async (request: HttpRequest) => {
    sent.push(request);
    return ok({ status: 200, contentType: 'application/json', headers: {}, body: '{}' });
  };
  const ports = { fetch, session: { current: () => 'guest', userToken: () => undefined } };
  const query = { sku: 'A' };
  await sendTask(defaultOutboxConfig, ports as never, aTask({ call: 'stockCheck', query }));
  await sendTask(defaultOutboxConfig, ports as never, aTask());
  expect(sent.map(({ headers }) => headers)).toEqual([
    { 'idempotency-key': 'T1' },
    { 'content-type': 'application/json', 'idempotency-key': 'T1' },
  ]);
});
