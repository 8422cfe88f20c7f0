import { unsafeBrand, type EpochMs } from '@shop/kernel';
import { expect, it } from 'vitest';
import { withdrawalState } from './withdrawal-period.ts';

it('is open before the goods come, and not once the order is off or was withdrawn from', () => {
  const now = unsafeBrand<EpochMs>(Date.parse('2026-03-06T12:00:00Z'));
  const end = unsafeBrand<EpochMs>(Date.parse('2026-03-19T23:00:00Z'));
  const received = new Date('2026-03-05T12:00:00Z');
  expect(withdrawalState('pending', undefined, undefined, now)).toEqual({ is_open: true });
  expect(withdrawalState('complete', received, undefined, now)).toEqual({
    is_open: true,
    until: '2026-03-19T23:00:00.000Z',
  });
  expect(withdrawalState('complete', received, undefined, end).is_open).toBe(false);
  expect(withdrawalState('canceled', undefined, undefined, now).is_open).toBe(false);
  expect(withdrawalState('shipped', undefined, received, now)).toEqual({
    is_open: false,
    received_at: received.toISOString(),
  });
});
