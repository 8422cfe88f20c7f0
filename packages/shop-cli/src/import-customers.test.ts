import { expect, it } from 'vitest';
import { readInviteDays } from './import-customers.ts';

it('reads the days of an invitation', () => {
  expect([readInviteDays(), readInviteDays('2'), readInviteDays('30')]).toEqual([7, 2, 30]);
});

it.each(['1', '31', '2.5', 'week', ''])('refuses %j days of an invitation', (text) => {
  expect(() => readInviteDays(text)).toThrow('from 2 to 30');
});
