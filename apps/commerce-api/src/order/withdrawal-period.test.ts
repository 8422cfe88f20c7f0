import { as, type EpochMs } from '@shop/kernel';
import { expect, it } from 'vitest';
import { withdrawalEnd, withdrawalState } from './withdrawal-period.ts';

const end = (received: string) =>
  new Date(withdrawalEnd(as<EpochMs>(Date.parse(received)))).toISOString();

it.each<[story: string, received: string, until: string]>([
  ['a Thursday counts fourteen days from the next', '2026-03-05T12:00:00Z', '2026-03-19T23:00:00Z'],
  ['the day is the one of Budapest', '2026-03-05T23:30:00Z', '2026-03-20T23:00:00Z'],
  ['a Saturday at the end runs on to Monday', '2026-03-07T12:00:00Z', '2026-03-23T23:00:00Z'],
  ['summer time begins meanwhile', '2026-03-24T12:00:00Z', '2026-04-07T22:00:00Z'],
  ['Easter at the end runs on to Tuesday', '2026-03-20T12:00:00Z', '2026-04-07T22:00:00Z'],
])('%s', (_story, received, until) => {
  expect(end(received)).toBe(new Date(until).toISOString());
});

it('is open before the goods come, and not once the order is off or was withdrawn from', () => {
  const now = Date.parse('2026-03-06T12:00:00Z');
  const received = new Date('2026-03-05T12:00:00Z');
  expect(withdrawalState('pending', undefined, undefined, now)).toEqual({ is_open: true });
  expect(withdrawalState('complete', received, undefined, now)).toEqual({
    is_open: true,
    until: '2026-03-19T23:00:00.000Z',
  });
  expect(
    withdrawalState('complete', received, undefined, Date.parse('2026-03-19T23:00:00Z')).is_open,
  ).toBe(false);
  expect(withdrawalState('canceled', undefined, undefined, now).is_open).toBe(false);
  expect(withdrawalState('shipped', undefined, received, now)).toEqual({
    is_open: false,
    received_at: received.toISOString(),
  });
});
