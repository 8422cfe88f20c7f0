import { expect, it } from 'vitest';
import { conformityYears, refundDays, sendBackDays, withdrawalDays } from './legal-terms.ts';

it('[OR-8] a contract may be withdrawn from for 14 days', () => {
  expect(withdrawalDays).toBe(14);
});

it('[OR-9] the goods and the price have 14 days each to go back', () => {
  expect([sendBackDays, refundDays]).toEqual([14, 14]);
});

it('[OR-10] conformity is answered for two years', () => {
  expect(conformityYears).toBe(2);
});
