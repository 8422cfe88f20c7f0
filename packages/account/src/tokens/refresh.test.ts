import { createAbortController, ok, type HttpResponse } from '@shop/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBrowser, openTab, settle, signedInTab } from '../test/account-bench.ts';

const refreshPath = '/api/user/refresh';
const pull = { method: 'GET', url: '/api/cart/pull?token=whatever&cartId=c1' } as const;

describe('a token that has expired', () => {
  it('[AC-7] is renewed once and the call repeated with the new one', async () => {
    const { account, server } = await signedInTab();
    server.expireAll();
    const orders = await account.orders();
    expect(orders).toMatchObject({ ok: true, value: { total: 25, cache: false } });
    expect(server.count(refreshPath)).toBe(1);
    expect(account.userToken()).toBe('access-2');
    expect(account.session.get()).toMatchObject({ status: 'signed-in' });
  });

  it('[AC-7] is recognised by code 401 in a JSON body only', async () => {
    const { account, server } = await signedInTab();
    server.trouble('/api/cart/pull', {
      answer: { status: 401, contentType: 'text/html', body: '401' },
    });
    expect(await account.fetch(pull)).toMatchObject({
      ok: true,
      value: { contentType: 'text/html' },
    });
    server.trouble('/api/cart/pull', { answer: { status: 401, body: '{"code":401' } });
    await account.fetch(pull);
    server.trouble('/api/cart/pull', { answer: { status: 200, body: '{"rows":[{"code":401}]}' } });
    await account.fetch(pull);
    expect(server.count(refreshPath)).toBe(0);
    server.trouble('/api/cart/pull', { answer: { status: 200, body: '{"code":401,"result":""}' } });
    await account.fetch(pull);
    expect(server.count(refreshPath)).toBe(1);
  });

  it('[AC-7] of a guest is not refreshed: the 401 is the result', async () => {
    const { account, server } = openTab();
    await account.start();
    const request = { method: 'GET', url: '/api/cart/pull?token=&cartId=c1' } as const;
    expect(await account.fetch(request)).toMatchObject({ value: { status: 401 } });
    expect(server.requests).toEqual([request]);
  });

  it('[AC-8] is renewed once for a hundred calls that meet it at the same time', async () => {
    const { account, server } = await signedInTab();
    server.expireAll();
    const answers = await Promise.all(Array.from({ length: 100 }, () => account.fetch(pull)));
    expect(answers.every((answer) => answer.ok && answer.value.status === 200)).toBe(true);
    expect(server.count(refreshPath)).toBe(1);
  });

  it('[AC-8] lets calls made meanwhile wait for the new one', async () => {
    const { account, server } = await signedInTab();
    server.expireAll();
    const release = server.hold(refreshPath);
    const first = account.fetch(pull);
    await settle();
    const pulls = server.count('/api/cart/pull');
    const late = account.fetch(pull);
    await settle();
    expect(server.count('/api/cart/pull')).toBe(pulls);
    release();
    expect(await late).toMatchObject({ value: { status: 200 } });
    await first;
    expect(server.requests.at(-1)?.url).toContain('token=access-2');
  });

  it('[AC-8] an aborted caller does not affect the other waiting callers', async () => {
    const { account, server } = await signedInTab();
    server.expireAll();
    const release = server.hold(refreshPath);
    const caller = createAbortController();
    const abortedCall = account.fetch({ ...pull, signal: caller.signal });
    const otherCall = account.fetch(pull);
    await settle();
    caller.abort('left');
    expect(await abortedCall).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    release();
    expect(await otherCall).toMatchObject({ value: { status: 200 } });
  });

  it('[AC-9] is renewed once for all tabs', async () => {
    const browser = createBrowser();
    const first = await signedInTab(browser);
    const second = openTab(browser);
    await second.account.start();
    await settle();
    browser.server.expireAll();
    const answers = await Promise.all([first.account.fetch(pull), second.account.fetch(pull)]);
    expect(answers.every((answer) => answer.ok && answer.value.status === 200)).toBe(true);
    expect(browser.server.count(refreshPath)).toBe(1);
    expect(second.account.userToken()).toBe(first.account.userToken());
  });

  it('[AC-9] is taken from storage when another tab renewed it unheard', async () => {
    const browser = createBrowser();
    const { account } = await signedInTab(browser);
    const deaf = openTab(browser);
    await deaf.account.start();
    await settle();
    deaf.account.close();
    browser.server.expireAll();
    await account.fetch(pull);
    expect(await deaf.account.fetch(pull)).toMatchObject({ value: { status: 200 } });
    expect(browser.server.count(refreshPath)).toBe(1);
  });

  it('[AC-9] of a session another tab has ended is not renewed', async () => {
    const browser = createBrowser();
    const { account } = await signedInTab(browser);
    const deaf = openTab(browser);
    await deaf.account.start();
    await settle();
    deaf.account.close();
    await account.logout();
    expect(await deaf.account.orders()).toEqual({ ok: false, error: { kind: 'signed-out' } });
    expect(deaf.account.session.get()).toEqual({ status: 'guest' });
    expect(deaf.hookCalls).toContain('signed out other-tab');
    expect(browser.server.count(refreshPath)).toBe(0);
  });
});

describe('a refresh that is refused', () => {
  it('[AC-10] ends the session: waiting calls get 401, later ones are not sent', async () => {
    const { account, server } = await signedInTab();
    server.expireAll();
    server.revokeAll();
    const answers = await Promise.all([account.fetch(pull), account.fetch(pull)]);
    for (const answer of answers) {
      expect(answer.ok && (JSON.parse(answer.value.body) as unknown)).toMatchObject({ code: 401 });
    }
    expect(account.tokenLock.get()).toEqual({ status: 'broken', reason: 'refused' });
    const sent = server.requests.length;
    expect(await account.fetch(pull)).toMatchObject({ value: { status: 401 } });
    expect(server.requests.length).toBe(sent);
  });

  it('[AC-39] notifies the outbox first, then ends, then notifies the screen', async () => {
    const { account, server, hookCalls, events, store } = await signedInTab();
    server.expireAll();
    server.revokeAll();
    await account.orders();
    expect(hookCalls).toEqual(['lost refused while signed-in', 'signed out session-lost']);
    expect(events).toEqual([
      { type: 'signed-out', silent: true },
      { type: 'session-lost', reason: 'refused' },
    ]);
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(await store.keys()).toEqual([]);
  });

  it('[AC-40] ends calls that what is cleared waits for', async () => {
    let pulling: Promise<unknown> = Promise.resolve();
    const { account, server, events } = await signedInTab(undefined, {
      ports: { onSignedOut: async () => void (await pulling) },
    });
    server.expireAll();
    server.revokeAll();
    pulling = account.fetch(pull);
    expect(await pulling).toMatchObject({ value: { status: 401 } });
    await settle();
    expect(events.at(-1)).toEqual({ type: 'session-lost', reason: 'refused' });
  });

  it('[AC-40] lets a login wait until everything of the lost session is cleared', async () => {
    let clear: () => void = () => undefined;
    const cleared = new Promise<void>((resolve) => (clear = resolve));
    const { account, server, hookCalls } = await signedInTab(undefined, {
      ports: { onSignedOut: () => cleared },
    });
    server.expireAll();
    server.revokeAll();
    await account.orders();
    const login = account.login({ username: 'anna@example.hu', password: 'titkos123' });
    await settle();
    expect(account.userToken()).toBeUndefined();
    clear();
    expect((await login).ok).toBe(true);
    expect(hookCalls.at(-1)).toBe('authorised anna@example.hu login');
  });

  it('[AC-10] is reset when a customer signs in', async () => {
    const { account, server } = await signedInTab();
    server.expireAll();
    server.revokeAll();
    await account.orders();
    const again = await account.login({ username: 'anna@example.hu', password: 'titkos123' });
    expect(again.ok).toBe(true);
    expect(account.tokenLock.get()).toEqual({ status: 'open', attempts: 0 });
  });

  it('[AC-7] is not even tried with auto refresh off', async () => {
    const { account, server, events } = await signedInTab(undefined, {
      config: { autoRefresh: false },
    });
    server.expireAll();
    expect(await account.orders()).toEqual({ ok: false, error: { kind: 'signed-out' } });
    expect(server.count(refreshPath)).toBe(0);
    expect(events.at(-1)).toEqual({ type: 'session-lost', reason: 'refused' });
    expect(account.tokenLock.get()).toEqual({ status: 'broken', reason: 'refused' });
  });

  it('[AC-10] happens without a request when no refresh token is known', async () => {
    const tab = openTab();
    await tab.account.start();
    const signedIn = await signedInTab(tab.browser);
    const token = signedIn.account.userToken();
    await signedIn.account.logout();
    tab.server.expireAll();
    await tab.store.set('current-token', token);
    const alone = openTab(tab.browser);
    await alone.account.start();
    await settle();
    expect(alone.account.session.get()).toEqual({ status: 'guest' });
    expect(alone.hookCalls[0]).toBe('lost refused while signed-in');
    expect(tab.server.count(refreshPath)).toBe(0);
  });
});

describe('attempts', () => {
  it('[AC-12] are given back by a call that went through: a second expiry is renewed too', async () => {
    const { account, server } = await signedInTab();
    for (let round = 0; round < 3; round++) {
      server.expireAll();
      expect(await account.orders()).toMatchObject({ ok: true });
    }
    expect(server.count(refreshPath)).toBe(3);
  });

  it('[AC-12] end with a token that is refused like the old one', async () => {
    const { account, server, events } = await signedInTab();
    const url = server.serve(async () => ok(server.json(401, 'no')));
    expect(await account.fetch({ method: 'GET', url })).toMatchObject({ value: { status: 401 } });
    expect(server.count(refreshPath)).toBe(1);
    expect(events.at(-1)).toEqual({ type: 'session-lost', reason: 'internal' });
  });
});

describe('a refresh whose answer is lost', () => {
  it.each([
    ['no network', { network: 'unreachable' as const }],
    ['a timeout', { network: 'timeout' as const }],
    ['a page of a proxy', { answer: { contentType: 'text/html', body: '<html>' } }],
    ['a cut-off body', { answer: { body: '{"code":200,"res' } }],
    ['an overloaded server', { answer: { status: 503, body: '{"code":503,"result":"busy"}' } }],
    [
      'a server in trouble',
      { answer: { status: 500, body: '{"code":500,"result":"","meta":{"error":"internal"}}' } },
    ],
  ])('[AC-12] does not sign out: %s', async (_story, trouble) => {
    const { account, server, events, logged } = await signedInTab();
    server.expireAll();
    server.trouble(refreshPath, trouble);
    const first = await account.orders();
    expect(first).not.toMatchObject({ ok: true, value: { cache: false } });
    expect(account.session.get()).toMatchObject({ status: 'signed-in' });
    expect(events).toEqual([]);
    expect(logged).toEqual([['token-refresh-interrupted', undefined]]);
    expect(await account.orders()).toMatchObject({ ok: true, value: { cache: false } });
  });

  it('[AC-8] is asked for once, and answers every call that waits for it', async () => {
    const { account, server } = await signedInTab();
    server.expireAll();
    server.trouble(refreshPath, { network: 'unreachable' });
    const release = server.hold(refreshPath);
    const both = [account.fetch(pull), account.fetch(pull)];
    await settle();
    const late = account.fetch(pull);
    await settle();
    release();
    const unreachable = { ok: false, error: { kind: 'unreachable' } };
    expect(await Promise.all([...both, late])).toEqual([unreachable, unreachable, unreachable]);
    expect(server.count(refreshPath)).toBe(1);
  });
});

describe('a session that changes during a call', () => {
  const anna = { username: 'anna@example.hu', password: 'titkos123' };
  /** A request that is answered when the returned function is called. */
  function slowRequest() {
    const tokens: unknown[] = [];
    let answer: (value: ReturnType<typeof ok<HttpResponse>>) => void = () => undefined;
    const pendingAnswer = new Promise<ReturnType<typeof ok<HttpResponse>>>(
      (resolve) => (answer = resolve),
    );
    return {
      tokens,
      answer: (value: HttpResponse) => answer(ok(value)),
      send: (token: unknown) => {
        tokens.push(token);
        return pendingAnswer;
      },
    };
  }

  it('[AC-7] a call with an aborted signal is not sent', async () => {
    const { account, server } = await signedInTab();
    const caller = createAbortController();
    caller.abort('left');
    const { send, tokens } = slowRequest();
    const url = server.serve(send);
    expect(await account.fetch({ method: 'GET', url, signal: caller.signal })).toEqual({
      ok: false,
      error: { kind: 'aborted', cause: 'left' },
    });
    expect(tokens).toEqual([]);
  });

  it('[AC-12] a response to a former token gives no attempts back', async () => {
    const { account, server } = await signedInTab();
    const [former, next] = [slowRequest(), slowRequest()];
    const slow = account.fetch({ method: 'GET', url: server.serve(former.send) });
    let isRefused = true;
    const url = server.serve((token) => {
      const first = isRefused;
      isRefused = false;
      return first ? Promise.resolve(ok(server.json(401, 'no'))) : next.send(token);
    });
    const going = account.fetch({ method: 'GET', url });
    await settle();
    expect(account.tokenLock.get()).toEqual({ status: 'open', attempts: 1 });
    former.answer(server.json(200, 'x'));
    await slow;
    expect(account.tokenLock.get()).toEqual({ status: 'open', attempts: 1 });
    next.answer(server.json(200, 'x'));
    await going;
    expect(account.tokenLock.get()).toEqual({ status: 'open', attempts: 0 });
  });

  it('[AC-8] a call that is refused after a renewal is sent again without another', async () => {
    const { account, server } = await signedInTab();
    const former = slowRequest();
    let count = 0;
    const url = server.serve((token) => {
      count += 1;
      return count === 1 ? former.send(token) : Promise.resolve(ok(server.json(200, token)));
    });
    const slow = account.fetch({ method: 'GET', url });
    server.expireAll();
    await account.fetch(pull);
    const states: string[] = [];
    account.tokenLock.subscribe(() => void states.push(account.tokenLock.get().status));
    former.answer(server.json(401, 'no'));
    expect(await slow).toMatchObject({ value: { body: '{"code":200,"result":"access-2"}' } });
    expect([count, states]).toEqual([2, []]);
  });

  it('[AC-22] a response that comes after a logout is that of the call', async () => {
    const { account, server } = await signedInTab();
    const accepted = slowRequest();
    const refused = slowRequest();
    const going = [accepted, refused].map(({ send }) =>
      account.fetch({ method: 'GET', url: server.serve(send) }),
    );
    await account.logout();
    await account.login(anna);
    await account.logout();
    const [yes, no] = [server.json(200, 'x'), server.json(401, 'by the server')];
    accepted.answer(yes);
    refused.answer(no);
    expect(await Promise.all(going)).toEqual([ok(yes), ok(no)]);
    expect([accepted.tokens, refused.tokens]).toEqual([['access-1'], ['access-1']]);
  });

  it('[AC-22] a refusal that comes when the next customer is signed in is that of the call', async () => {
    const { account, server } = await signedInTab();
    const refused = slowRequest();
    const going = account.fetch({ method: 'GET', url: server.serve(refused.send) });
    await account.logout();
    await account.login(anna);
    const no = server.json(401, 'by the server');
    refused.answer(no);
    expect(await going).toEqual(ok(no));
  });

  it('[AC-22] a logout and a login at any moment of a renewal leave the call its own session', async () => {
    for (let moment = 0, isOver = false; !isOver; moment += 1) {
      const { account, server } = await signedInTab();
      const tokens: string[] = [];
      const url = server.serve((token) => {
        tokens.push(token);
        const isFirst = tokens.length === 1;
        return Promise.resolve(ok(isFirst ? server.json(401, 'no') : server.json(200, 'x')));
      });
      const going = account.fetch({ method: 'GET', url });
      for (let turn = 0; turn < moment; turn += 1) await Promise.resolve();
      isOver = tokens.length > 1;
      await Promise.all([account.logout(), account.login(anna)]);
      const next = account.userToken();
      await going;
      expect(next).toMatch(/^access-/);
      expect(tokens).not.toContain(next);
    }
  });

  it('[AC-21] a refusal that comes after a logout loses no session', async () => {
    const { account, server, events, hookCalls } = await signedInTab();
    server.expireAll();
    server.revokeAll();
    const release = server.hold(refreshPath);
    const going = account.orders();
    await settle();
    const leaving = account.logout();
    release();
    await Promise.all([going, leaving]);
    await settle();
    expect(events).toEqual([{ type: 'signed-out', silent: false }]);
    expect(hookCalls).toEqual(['signed out logout']);
  });

  it('[AC-21] a renewal of the former session gives the next one no token', async () => {
    const { account, server, store } = await signedInTab();
    server.expireAll();
    const release = server.hold(refreshPath);
    const going = account.fetch(pull);
    await settle();
    const leaving = account.logout();
    const login = account.login(anna);
    await settle();
    release();
    await Promise.all([going, leaving, login]);
    expect(server.count(refreshPath)).toBe(1);
    const renewed = 'access-3';
    expect(account.userToken()).not.toBe(renewed);
    expect(await store.get('current-token')).not.toBe(renewed);
  });
});

it.each(['null', 'false', '""'])(
  '[AC-10] a refresh that is answered with %s in place of a token has failed',
  async (token) => {
    const { account, server, events } = await signedInTab();
    server.expireAll();
    server.trouble(refreshPath, { answer: { body: `{"code":200,"result":${token}}` } });
    await account.orders();
    await settle();
    expect(account.session.get()).toEqual({ status: 'guest' });
    expect(events.at(-1)).toEqual({ type: 'session-lost', reason: 'refused' });
  },
);

describe('a call of others', () => {
  it('[AC-11] gets the newest token in each place that carries one, and is otherwise unchanged', async () => {
    const { account, server } = await signedInTab();
    await account.fetch({ method: 'GET', url: '/api/cart/pull?cartId=1&token=old&x=token' });
    expect(server.requests.at(-1)?.url).toBe('/api/cart/pull?cartId=1&token=access-1&x=token');
    const headers = { Authorization: 'Bearer old', 'X-Cart-Version': '3' };
    await account.fetch({ method: 'GET', url: '/api/cart/pull', headers });
    expect(server.requests.at(-1)?.headers).toEqual({
      Authorization: 'Bearer access-1',
      'X-Cart-Version': '3',
    });
  });

  it('[AC-11] may have more than one space before its token', async () => {
    const { account, server } = await signedInTab();
    const headers = { authorization: 'Bearer  old' };
    await account.fetch({ method: 'GET', url: '/api/cart/pull', headers });
    expect(server.requests.at(-1)?.headers).toEqual({ authorization: 'Bearer access-1' });
  });

  it('[AC-11] in its header gets none in a query that has none', async () => {
    const { account, server } = await signedInTab();
    const headers = { authorization: 'Bearer old' };
    await account.fetch({ method: 'GET', url: '/api/cart/pull?token=&cartId=1', headers });
    expect(server.requests.at(-1)).toMatchObject({
      url: '/api/cart/pull?token=&cartId=1',
      headers: { authorization: 'Bearer access-1' },
    });
  });

  it.each([
    ['an empty token', { url: '/api/cart/pull?token=&cartId=1' }],
    ['no token', { url: '/api/catalog' }],
    ['an empty bearer', { url: '/api/x', headers: { authorization: 'Bearer null' } }],
    ['another scheme', { url: '/api/x', headers: { authorization: 'Token Bearer old' } }],
    ['two words', { url: '/api/x', headers: { authorization: 'Bearer old one' } }],
    ['a bearer in another header', { url: '/api/x', headers: { 'x-note': 'Bearer old' } }],
  ])('[AC-11] with %s goes out untouched', async (_story, parts) => {
    const { account, server } = await signedInTab();
    const request = { method: 'GET' as const, ...parts };
    await account.fetch(request);
    expect(server.requests.at(-1)).toBe(request);
  });

  it('[AC-11] for a session that has ended is answered 401 without being sent', async () => {
    const { account, server } = await signedInTab();
    await account.logout();
    const sent = server.requests.length;
    expect(await account.fetch(pull)).toMatchObject({ value: { status: 401 } });
    expect(server.requests.length).toBe(sent);
  });
});

it('[AC-8] any mix of calls and expiries refreshes at most once per expiry and answers every call', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('expire', 'call', 'burst'), { maxLength: 20 }),
      async (steps) => {
        const { account, server } = await signedInTab();
        let expiries = 0;
        const going: Promise<unknown>[] = [];
        for (const step of steps) {
          if (step === 'expire') {
            expiries += 1;
            server.expireAll();
            await Promise.all(going.splice(0));
          }
          const calls = step === 'burst' ? 5 : step === 'call' ? 1 : 0;
          for (let call = 0; call < calls; call++) going.push(account.fetch(pull));
          await settle();
        }
        const last = await account.fetch(pull);
        expect(last).toMatchObject({ ok: true, value: { status: 200 } });
        expect(server.count(refreshPath)).toBeLessThanOrEqual(expiries);
        expect(account.session.get().status).toBe('signed-in');
      },
    ),
    { numRuns: 50 },
  );
});

it('[AC-41] no token, name or address stands in a log line', async () => {
  const { account, server, logged } = await signedInTab();
  server.expireAll();
  server.trouble(refreshPath, { network: 'timeout' });
  await account.fetch(pull);
  server.revokeAll();
  await account.fetch(pull);
  expect(logged.length).toBeGreaterThan(0);
  const text = JSON.stringify(logged);
  for (const secret of ['access-', 'refresh-1', 'anna', 'Kis', 'titkos']) {
    expect(text).not.toContain(secret);
  }
});
