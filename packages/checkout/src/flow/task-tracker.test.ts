import { expect, it } from 'vitest';
import { createTaskTracker } from './task-tracker.ts';

it('[CH-61] settles when every task has ended, also one that fails or begins another', async () => {
  const tasks = createTaskTracker();
  const ends: string[] = [];
  const first = tasks.track(
    Promise.resolve().then(() => {
      ends.push('first');
      void tasks.track(Promise.resolve().then(() => ends.push('second')));
    }),
  );
  const failure = tasks.track(Promise.reject(new Error('x')));
  await tasks.settled();
  expect(ends).toEqual(['first', 'second']);
  await expect(first).resolves.toBeUndefined();
  await expect(failure).rejects.toThrow('x');
});
