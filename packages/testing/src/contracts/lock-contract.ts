import type { Lock } from '@shop/kernel';
import { describe, expect, it } from 'vitest';

/** Tests that every `Lock` passes. `make` returns a lock that no test has used. */
export function lockContract(make: () => Lock | Promise<Lock>): void {
  describe('as a lock', () => {
    /** Creates a task that records its start and end, and ends when `release` is called. */
    function recorded(steps: string[], name: string) {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      let start: () => void = () => undefined;
      const started = new Promise<void>((resolve) => (start = resolve));
      const task = async () => {
        steps.push(`${name} starts`);
        start();
        await released;
        steps.push(`${name} ends`);
        return name;
      };
      return { task, release, started };
    }

    it('runs tasks of one name one after the other, in order', async () => {
      const lock = await make();
      const steps: string[] = [];
      const [a, b] = [recorded(steps, 'a'), recorded(steps, 'b')];
      const runs = [lock.run('cart', a.task), lock.run('cart', b.task)];
      await a.started;
      // This lock is free and requested after b: after its task has run, b would have started too.
      await lock.run('outbox', () => Promise.resolve());
      expect(steps).toEqual(['a starts']);
      b.release();
      a.release();
      expect(await Promise.all(runs)).toEqual(['a', 'b']);
      expect(steps).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
    });

    it('runs tasks of different names at the same time', async () => {
      const lock = await make();
      const steps: string[] = [];
      const [a, b] = [recorded(steps, 'a'), recorded(steps, 'b')];
      const runs = [lock.run('cart', a.task), lock.run('outbox', b.task)];
      await Promise.all([a.started, b.started]);
      b.release();
      a.release();
      expect(await Promise.all(runs)).toEqual(['a', 'b']);
    });

    it('rejects with the error of the task, and is free again', async () => {
      const lock = await make();
      const failed = lock.run('cart', () => Promise.reject(new Error('a failed')));
      await expect(failed).rejects.toThrow('a failed');
      expect(await lock.run('cart', async () => 'b')).toBe('b');
    });
  });
}
