import { expect, it } from 'vitest';
import { withdrawalDays } from './withdrawal.ts';

it('[CO-49] a contract may be withdrawn from for 14 days', () => {
  expect(withdrawalDays).toBe(14);
});
