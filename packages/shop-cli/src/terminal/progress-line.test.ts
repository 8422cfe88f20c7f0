import { expect, it } from 'vitest';
import { progressText } from './progress-line.ts';

it.each([
  [{ read: 1500, share: 0.5 }, 1000, '1500 documents, 1500/s, 50%, 1 s left'],
  [{ read: 0, share: 0 }, 1000, '0 documents, 0/s, 0%'],
  [{ read: 10, share: 1 }, 2000, '10 documents, 5/s, 100%, 0 s left'],
])('reports its progress: %j', (progress, elapsedMs, text) => {
  expect(progressText(progress, elapsedMs)).toBe(text);
});
