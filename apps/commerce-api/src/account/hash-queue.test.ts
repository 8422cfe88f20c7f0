import { describe, expect, it } from 'vitest';
import { createHashQueue } from './hash-queue.ts';

describe('the queue for costly work', () => {
  it('runs two at a time, keeps some waiting and refuses the rest', async () => {
    const queue = createHashQueue({ atOnce: 2, waiting: 3 });
    const releases: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const work = () =>
      queue.run(async () => {
        most = Math.max(most, ++running);
        await new Promise<void>((resolve) => releases.push(resolve));
        running -= 1;
      });
    const taken = Array.from({ length: 5 }, work);
    await expect(work()).rejects.toMatchObject({ status: 503, error: 'overloaded' });
    for (let done = 0; done < 5; done++) {
      await new Promise(setImmediate);
      releases.shift()?.();
    }
    await Promise.all(taken);
    expect(most).toBe(2);
  });

  it('goes on after work that failed', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 1 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(() => Promise.resolve('yes'))).toBe('yes');
  });
});
