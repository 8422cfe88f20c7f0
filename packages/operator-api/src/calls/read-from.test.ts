import { expect, it } from 'vitest';
import { readFrom } from './read-from.ts';

it('[OA-11] begins a minute before the moment', () => {
  expect(readFrom('2026-11-27T08:00:00Z').toISOString()).toBe('2026-11-27T07:59:00.000Z');
  expect(readFrom('2026-11-27T08:00:00+01:00').toISOString()).toBe('2026-11-27T06:59:00.000Z');
});
