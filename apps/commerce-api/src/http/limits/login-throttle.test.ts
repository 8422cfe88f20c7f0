import { createFakeClock } from '@shop/testing';
import { describe, expect, it } from 'vitest';
import { createLoginThrottle } from './login-throttle.ts';

const attempt = { account: 'anna@example.hu', address: '10.0.0.1' };

function tenFailures() {
  const clock = createFakeClock();
  const throttle = createLoginThrottle(clock);
  for (let count = 0; count < 10; count++) throttle.begin(attempt);
  return { clock, throttle };
}

describe('the login throttle', () => {
  it('lets ten attempts pass and then asks for a wait that doubles', async () => {
    const { clock, throttle } = tenFailures();
    for (const waitMs of [1_000, 2_000, 4_000]) {
      expect(() => throttle.begin(attempt)).toThrow(
        expect.objectContaining({ error: 'account-locked', details: { retryAfterMs: waitMs } }),
      );
      await clock.advance(waitMs);
      throttle.begin(attempt);
    }
  });

  it('never asks for more than an hour', async () => {
    const { clock, throttle } = tenFailures();
    for (let waitMs = 1_000; waitMs < 3_600_000; waitMs *= 2) {
      await clock.advance(waitMs);
      throttle.begin(attempt);
    }
    expect(() => throttle.begin(attempt)).toThrow(
      expect.objectContaining({ details: { retryAfterMs: 3_600_000 } }),
    );
  });

  it.each([
    ['the account from elsewhere', { ...attempt, address: '10.0.0.2' }],
    ['another account from the address', { ...attempt, account: 'bela@example.hu' }],
  ])('slows %s', (_what, other) => {
    const { throttle } = tenFailures();
    expect(() => throttle.begin(other)).toThrow('Too many attempts');
  });

  it('findings E13: counts a known device by itself', () => {
    const { throttle } = tenFailures();
    const known = { ...attempt, device: 'd1' };
    for (let count = 0; count < 10; count++) expect(() => throttle.begin(known)).not.toThrow();
    expect(() => throttle.begin(known)).toThrow('Too many attempts');
    throttle.succeed(known);
    expect(() => throttle.begin(known)).not.toThrow();
    // The owner's login does not reset the count of other clients.
    expect(() => throttle.begin(attempt)).toThrow('Too many attempts');
  });

  it('gives strangers ten attempts of their own', () => {
    const { throttle } = tenFailures();
    const stranger = { account: 'bela@example.hu', address: '10.0.0.2' };
    for (let count = 0; count < 10; count++) throttle.begin(stranger);
    expect(() => throttle.begin(stranger)).toThrow('Too many attempts');
  });

  it('forgets after 15 quiet minutes', async () => {
    const { clock, throttle } = tenFailures();
    await clock.advance(1_000 + 15 * 60_000);
    for (let count = 0; count < 10; count++) throttle.begin(attempt);
    expect(() => throttle.begin(attempt)).toThrow(
      expect.objectContaining({ details: { retryAfterMs: 1_000 } }),
    );
  });

  it('gives an address back only what was right', () => {
    const clock = createFakeClock();
    const throttle = createLoginThrottle(clock);
    const own = { account: 'own@example.hu', address: attempt.address };
    for (let count = 0; count < 9; count++) {
      throttle.begin({ ...attempt, account: `victim${count}` });
      throttle.begin(own);
      throttle.succeed(own);
    }
    throttle.begin({ ...attempt, account: 'victim9' });
    expect(() => throttle.begin(own)).toThrow('Too many attempts');
  });
});
