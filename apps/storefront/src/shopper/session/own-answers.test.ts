import type { AccountFailure } from '@shop/account';
import { createFakeClock, createMemoryStore } from '@shop/testing';
import { err, ok, type Result } from '@shop/kernel';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createOwnAnswers } from './own-answers.ts';

const startMs = Date.UTC(2026, 2, 5, 12);
const noNetwork = err({ kind: 'network', reason: 'offline' }) as Result<string, AccountFailure>;

function open() {
  const store = createMemoryStore();
  const clock = createFakeClock(startMs);
  const answers = createOwnAnswers(store, clock);
  const card = (response: Promise<Result<string, AccountFailure>>, owner = 'Anna') =>
    answers.read({ name: 'card', owner, answer: v.string(), send: () => response });
  return { store, clock, answers, card };
}

it('[RL-7] an answer is shown again without a network, with its age, and to its customer only', async () => {
  const { clock, card } = open();
  const answer = ok({ value: 'ZG-1', atMs: startMs });
  expect(await card(Promise.resolve(noNetwork))).toEqual(noNetwork);
  expect(await card(Promise.resolve(ok('ZG-1')))).toEqual(answer);
  await clock.advance(60_000);
  expect(await card(Promise.resolve(noNetwork))).toEqual(answer);
  expect(await card(Promise.resolve(noNetwork), 'Béla')).toEqual(noNetwork);
});

it('a refusal is not replaced by a stored answer', async () => {
  const { card } = open();
  await card(Promise.resolve(ok('ZG-1')));
  const refusal = err({ kind: 'signed-out' }) as Result<string, AccountFailure>;
  expect(await card(Promise.resolve(refusal))).toEqual(refusal);
});

it('a stored value that is no answer is treated as absent', async () => {
  const { store, card } = open();
  await store.set('card', { owner: 'Anna', value: 7, atMs: startMs });
  expect(await card(Promise.resolve(noNetwork))).toEqual(noNetwork);
});

it('[RL-7] nothing of a session that has ended is stored', async () => {
  const { store, answers, card } = open();
  await card(Promise.resolve(ok('ZG-1')));
  const { promise, resolve } = Promise.withResolvers<Result<string, AccountFailure>>();
  const reading = card(promise);
  await answers.forget();
  resolve(ok('ZG-2'));
  expect(await reading).toMatchObject({ value: { value: 'ZG-2' } });
  expect(await store.keys()).toEqual([]);
});
