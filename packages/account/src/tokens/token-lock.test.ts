import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextTokenLock, openLock, type TokenLock, type TokenLockEvent } from './token-lock.ts';

const open = openLock;
const spent: TokenLock = { status: 'open', attempts: 1 };
const refreshing: TokenLock = { status: 'refreshing', attempts: 0 };
const again: TokenLock = { status: 'refreshing', attempts: 1 };
const broken: TokenLock = { status: 'broken', reason: 'refused' };
const unauthorized: TokenLockEvent = { type: 'unauthorized', maxAttempts: 1 };

it.each<[rule: string, story: string, from: TokenLock, event: TokenLockEvent, to: TokenLock]>([
  ['AC-7', 'a 401 starts a refresh', open, unauthorized, refreshing],
  ['AC-8', 'a second 401 joins the refresh under way', refreshing, unauthorized, refreshing],
  ['AC-8', 'a new token opens the lock', refreshing, { type: 'refreshed' }, spent],
  [
    'AC-10',
    'a refusal breaks it',
    refreshing,
    { type: 'refresh-failed', reason: 'refused' },
    broken,
  ],
  ['AC-10', 'a broken lock is not retried', broken, unauthorized, broken],
  ['AC-10', 'a late success does not open it', broken, { type: 'refreshed' }, broken],
  ['AC-10', 'signing in opens it', broken, { type: 'signed-in' }, open],
  [
    'AC-12',
    'a refresh that bought nothing is not repeated',
    spent,
    unauthorized,
    { status: 'broken', reason: 'internal' },
  ],
  ['AC-12', 'an accepted token gives the attempts back', spent, { type: 'accepted' }, open],
  ['AC-12', 'an accepted token ends no refresh', again, { type: 'accepted' }, again],
  ['AC-12', 'a lost answer opens it again', refreshing, { type: 'interrupted' }, open],
  ['AC-19', 'signing out opens it', refreshing, { type: 'signed-out' }, open],
  [
    'AC-21',
    'a refresh that ends after signing out changes nothing',
    open,
    { type: 'refreshed' },
    open,
  ],
])('[%s] %s', (_rule, _story, from, event, to) => {
  expect(nextTokenLock(from, event)).toEqual(to);
});

it('[AC-12] an accepted token changes nothing of a lock without attempts', () => {
  const lock: TokenLock = { status: 'open', attempts: 0 };
  expect(nextTokenLock(lock, { type: 'accepted' })).toBe(lock);
});

const anyEvent = fc.oneof(
  fc.record({
    type: fc.constant('unauthorized' as const),
    maxAttempts: fc.integer({ min: 1, max: 3 }),
  }),
  fc.constantFrom<TokenLockEvent>(
    { type: 'refreshed' },
    { type: 'interrupted' },
    { type: 'refresh-failed', reason: 'refused' },
    { type: 'accepted' },
    { type: 'signed-in' },
    { type: 'signed-out' },
  ),
);

it('[AC-10] only signing in or out opens a broken lock', () => {
  const others = anyEvent.filter(({ type }) => type !== 'signed-in' && type !== 'signed-out');
  const property = fc.property(fc.array(others, { maxLength: 30 }), (events) => {
    expect(events.reduce(nextTokenLock, broken)).toBe(broken);
  });
  expect(() => fc.assert(property)).not.toThrow();
});

it('[AC-12] refreshes in a row never exceed the limit', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let lock: TokenLock = openLock;
      let inARow = 0;
      for (const event of events) {
        const limited = event.type === 'unauthorized' ? { ...event, maxAttempts: 2 } : event;
        const next = nextTokenLock(lock, limited);
        if (lock.status === 'refreshing' && next.status === 'open' && event.type === 'refreshed')
          inARow += 1;
        if (['accepted', 'signed-in', 'signed-out'].includes(event.type) && next.status === 'open')
          inARow = 0;
        expect(inARow).toBeLessThanOrEqual(2);
        lock = next;
      }
    }),
  );
});
