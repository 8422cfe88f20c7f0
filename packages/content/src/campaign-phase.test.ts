import { expect, it } from 'vitest';
import { campaignPhase } from './campaign-phase.ts';

it.each([
  ['2025-12-31', 'upcoming'],
  ['2026-01-01', 'running'],
  ['2026-01-31', 'running'],
  ['2026-02-01', 'ended'],
])('[CN-4] a January campaign on %s is %s', (today, phase) => {
  expect(campaignPhase({ from: '2026-01-01', to: '2026-01-31' }, today)).toBe(phase);
});

it('[CN-4] an open side never ends', () => {
  expect(campaignPhase({}, '2026-01-01')).toBe('running');
  expect(campaignPhase({ from: '2026-01-01' }, '9999-12-31')).toBe('running');
  expect(campaignPhase({ to: '2026-01-01' }, '1970-01-01')).toBe('running');
});
