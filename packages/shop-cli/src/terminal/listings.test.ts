import { expect, it } from 'vitest';
import { paymentLines } from './listings.ts';

it('lists a payment and its attempts, with amounts and reasons', () => {
  const attempt = { at: '2026-11-28T08:00:00.000Z', provider: 'barion' };
  expect(
    paymentLines({
      number: 'ZG-1',
      state: 'partly-refunded',
      title: 'Bankkártya',
      total: 24.9,
      currency: 'EUR',
      attempts: [
        { ...attempt, reference: null, status: 'failed', reason: 'declined' },
        { ...attempt, reference: 'b7', status: 'partly-refunded', captured: 24.9, refunded: 5 },
      ],
    }),
  ).toEqual([
    'ZG-1  partly-refunded  24.9 EUR  Bankkártya',
    '  2026-11-28T08:00:00.000Z  barion  –  failed  declined',
    '  2026-11-28T08:00:00.000Z  barion  b7  partly-refunded  captured 24.9  refunded 5',
  ]);
});
