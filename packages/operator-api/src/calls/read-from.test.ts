import { expect, it } from 'vitest';
import { readFrom } from './read-from.ts';

it('[OA-11] begins a minute before the moment', () => {
  const at = (text: string) => readFrom(new Date(text)).toISOString();
  expect(at('2026-11-27T08:00:00Z')).toBe('2026-11-27T07:59:00.000Z');
  expect(at('2026-11-27T08:00:00+01:00')).toBe('2026-11-27T06:59:00.000Z');
});
