import { expect, it } from 'vitest';
import { attemptReport } from './attempt-report.ts';

it('[PA-38] a state has its amounts in major units, and its reason', () => {
  const state = { status: 'partly-refunded', captured: 2_490, refunded: 1_000 } as const;
  expect(attemptReport(state, 'EUR')).toEqual({
    status: 'partly-refunded',
    captured: 24.9,
    refunded: 10,
  });
  expect(attemptReport({ status: 'failed', reason: 'declined' }, 'HUF')).toEqual({
    status: 'failed',
    reason: 'declined',
  });
});
