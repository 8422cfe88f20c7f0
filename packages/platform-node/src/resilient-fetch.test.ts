import { err, ok, type Fetch, type HttpResponse, type HttpRequest } from '@shop/kernel';
import { createFakeClock, silentLog } from '@shop/testing';
import { expect, it } from 'vitest';
import { createResilientFetch } from './resilient-fetch.ts';

const get: HttpRequest = { method: 'GET', url: '/api/cms' };
const post: HttpRequest = { method: 'POST', url: '/api/catalog' };
const status = (code: number): HttpResponse => ({
  status: code,
  contentType: '',
  headers: {},
  body: '',
});

function link(answer: () => Awaited<ReturnType<Fetch>>) {
  const clock = createFakeClock();
  let sent = 0;
  const fetch = createResilientFetch(
    async () => {
      sent += 1;
      return answer();
    },
    { clock, log: silentLog },
  );
  return { clock, fetch, sent: () => sent };
}

it('tries a GET once more when no good answer came, and hands on the second', async () => {
  let turn = 0;
  const { fetch, sent } = link(() =>
    ++turn === 1 ? err({ kind: 'unreachable' }) : ok(status(200)),
  );
  expect(await fetch(get)).toMatchObject({ ok: true, value: { status: 200 } });
  expect(sent()).toBe(2);
});

it('sends a POST again whose connection was closed before it was read', async () => {
  let turn = 0;
  const { fetch, sent } = link(() => ok(status(++turn === 1 ? 408 : 200)));
  expect(await fetch(post)).toMatchObject({ ok: true, value: { status: 200 } });
  expect(sent()).toBe(2);
});

it.each([
  ['a POST', post, ok(status(503))],
  ['a refusal', get, ok(status(500))],
  ['a timeout', get, err({ kind: 'timeout' } as const)],
])('does not repeat %s', async (_story, request, answer) => {
  const { fetch, sent } = link(() => answer);
  await fetch(request);
  expect(sent()).toBe(1);
});

it('keeps retries to a tenth of the requests', async () => {
  let turn = 0;
  // Every third request fails once: always less than half, so the breaker stays closed.
  const { fetch, sent } = link(() =>
    ++turn % 3 === 0 ? err({ kind: 'unreachable' }) : ok(status(200)),
  );
  for (let request = 0; request < 300; request++) await fetch(get);
  expect(sent() - 300).toBeLessThanOrEqual(10 + 30 + 1);
  expect(sent() - 300).toBeGreaterThan(20);
});

it('opens when half of twenty failed, and closes after a probe that succeeds', async () => {
  let healthy = false;
  const { clock, fetch, sent } = link(() => (healthy ? ok(status(200)) : ok(status(503))));
  for (let request = 0; request < 20; request++) await fetch(post);
  expect(sent()).toBe(20);
  expect(await fetch(post)).toEqual({ ok: false, error: { kind: 'unreachable' } });
  expect(sent()).toBe(20);

  await clock.advance(5000);
  const probe = fetch(post);
  expect(await fetch(post)).toEqual({ ok: false, error: { kind: 'unreachable' } });
  expect(await probe).toMatchObject({ ok: true, value: { status: 503 } });
  expect(sent()).toBe(21);

  healthy = true;
  expect(await fetch(post)).toEqual({ ok: false, error: { kind: 'unreachable' } });
  await clock.advance(5000);
  await fetch(post);
  expect(await fetch(post)).toMatchObject({ ok: true, value: { status: 200 } });
  expect(sent()).toBe(23);
});

it('forgets failures older than its window', async () => {
  let healthy = false;
  const { clock, fetch, sent } = link(() => (healthy ? ok(status(200)) : ok(status(503))));
  for (let request = 0; request < 19; request++) await fetch(post);
  await clock.advance(10_001);
  healthy = true;
  for (let request = 0; request < 5; request++) await fetch(post);
  expect(sent()).toBe(24);
});

it('does not count an aborted caller as a failure', async () => {
  const { fetch, sent } = link(() => err({ kind: 'aborted' }));
  for (let request = 0; request < 40; request++) await fetch(post);
  expect(sent()).toBe(40);
});
