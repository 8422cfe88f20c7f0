import type { AccountFailure } from '@shop/account';
import { profile } from '@shop/contract';
import { err, ok } from '@shop/kernel';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createSessionReturn, type LostSession } from './session-return.ts';

const session: LostSession = {
  status: 'signed-in',
  profile: v.parse(profile, { id: 7, email: 'anna@example.hu', firstname: 'Anna', lastname: 'K' }),
  orders: undefined,
};
const signedOut = err<AccountFailure>({ kind: 'signed-out' });

/** Creates a call that loses the session the first time and succeeds the second time. */
function interrupted() {
  const back = createSessionReturn();
  let calls = 0;
  const result = back.resume(() => {
    calls += 1;
    if (calls === 1) back.lose(session);
    return Promise.resolve(calls === 1 ? signedOut : ok('done'));
  });
  return { back, result, calls: () => calls };
}

describe('a request interrupted by a lost session', () => {
  it('continues once its customer has signed in again', async () => {
    const { back, result, calls } = interrupted();
    await Promise.resolve();
    expect(back.lost.get()).toBe(session);
    back.signedIn(7);
    expect(await result).toEqual(ok('done'));
    expect(calls()).toBe(2);
    expect(back.lost.get()).toBeUndefined();
  });

  it.each([
    ['another customer signs in', 8],
    ['one signs in of whom nothing is known', undefined],
  ])('is not repeated when %s', async (_story, id) => {
    const { back, result, calls } = interrupted();
    await Promise.resolve();
    back.signedIn(id);
    expect(await result).toEqual(signedOut);
    expect(calls()).toBe(1);
  });

  it('is not repeated when the shopper gives up', async () => {
    const { back, result } = interrupted();
    await Promise.resolve();
    back.giveUp();
    expect(await result).toEqual(signedOut);
    expect(await back.returned()).toBe(false);
  });
});

it('does not repeat rejections of a guest, other failures and successful requests', async () => {
  const back = createSessionReturn();
  expect(await back.resume(() => Promise.resolve(signedOut))).toEqual(signedOut);
  back.lose(session);
  const offline = err<AccountFailure>({ kind: 'network', reason: 'offline' });
  expect(await back.resume(() => Promise.resolve(offline))).toEqual(offline);
  expect(await back.resume(() => Promise.resolve(ok(1)))).toEqual(ok(1));
});

it('deletes a lost session without a known customer', async () => {
  const back = createSessionReturn();
  back.lose({ ...session, profile: undefined });
  const returned = back.returned();
  back.signedIn(undefined);
  expect(await returned).toBe(false);
});
