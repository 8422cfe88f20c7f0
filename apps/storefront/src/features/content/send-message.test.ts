import { err, ok, type HttpRequest } from '@shop/kernel';
import { expect, it } from 'vitest';
import { sendMessage } from './send-message.ts';

const message = {
  email: 'anna@example.hu',
  to: 'bolt@example.hu',
  subject: 'Szállítás',
  text: 'Mikor?',
};
const json = (body: object) =>
  ok({ status: 200, contentType: 'application/json', headers: {}, body: JSON.stringify(body) });

it('requests a permit and sends the message with it', async () => {
  const requests: HttpRequest[] = [];
  const outcome = await sendMessage((request) => {
    requests.push(request);
    return Promise.resolve(json({ code: 200, result: request.method === 'GET' ? 'leave' : 'OK' }));
  }, message);
  expect(outcome).toBe('sent');
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/ext/mail-service/get-token',
    '/api/ext/mail-service/send-email',
  ]);
  expect(JSON.parse(requests[1]?.body ?? '')).toEqual({
    sourceAddress: 'anna@example.hu',
    targetAddress: 'bolt@example.hu',
    subject: 'Szállítás',
    emailText: 'Mikor?',
    confirmation: true,
    token: 'leave',
  });
});

it.each([
  [429, 'too-many'],
  [400, 'refused'],
])('reports a rejection with %i as %s', async (code, outcome) => {
  const fetch = (request: HttpRequest) =>
    Promise.resolve(
      json(request.method === 'GET' ? { code: 200, result: 'leave' } : { code, result: 'no' }),
    );
  expect(await sendMessage(fetch, message)).toBe(outcome);
});

it('reports a failed connection', async () => {
  const away = () => Promise.resolve(err({ kind: 'unreachable' as const }));
  expect(await sendMessage(away, message)).toBe('unreachable');
});
