import { expect, it } from 'vitest';
import type { ProviderFailure } from '../provider/payment-provider.ts';
import { settlementFailure } from './settlement-failure.ts';

it.each<[failure: ProviderFailure, code: string, words: string]>([
  [{ kind: 'unreachable' }, 'payment-unavailable', 'did not answer'],
  [{ kind: 'rejected', code: 'TooLate' }, 'payment-refused', 'TooLate'],
  [{ kind: 'not-found' }, 'payment-refused', 'Check the keys'],
])('[PA-37] %o is %s, with what to do', (failure, code, words) => {
  const described = settlementFailure(failure);
  expect(described.code).toBe(code);
  expect(described.text).toContain(words);
  expect(described.text).toContain('"shop payments capture" asks');
});
