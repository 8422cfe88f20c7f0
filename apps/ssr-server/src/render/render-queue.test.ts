import { expect, it } from 'vitest';
import { OverloadedError } from './overloaded-error.ts';
import { createRenderQueue } from './render-queue.ts';

/** Creates tasks that end on request, and a list of the started tasks. */
function openWork() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  const endNext = async () => {
    ends.shift()?.();
    await new Promise((later) => setImmediate(later));
  };
  return { begun, work, endNext };
}

const settled = (promise: Promise<string>) =>
  promise.then(
    (name) => name,
    (error: unknown) => (error instanceof OverloadedError ? 'refused' : 'broken'),
  );

it('findings E11: lets clients take turns, whoever came first', async () => {
  const { begun, work, endNext } = openWork();
  const queue = createRenderQueue({ atOnce: 1, atOncePerClient: 1, waiting: 10 });
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) =>
    queue.run(name[0] ?? '', work(name)),
  );
  for (const _ of all) await endNext();
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(queue.figures()).toEqual({ running: 0, waiting: 0 });
});

it('findings E9, E11: keeps places free that one client alone may not take', async () => {
  const { begun, work } = openWork();
  const queue = createRenderQueue({ atOnce: 4, atOncePerClient: 2, waiting: 10 });
  for (const name of ['a1', 'a2', 'a3', 'b1']) void queue.run(name[0] ?? '', work(name));
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  expect(queue.figures()).toEqual({ running: 3, waiting: 1 });
});

it('findings E11: refuses the client with the most waiting, and not who comes after it', async () => {
  const { work, endNext } = openWork();
  const queue = createRenderQueue({ atOnce: 1, atOncePerClient: 1, waiting: 3 });
  const greedy = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => settled(queue.run('a', work(name))));
  const other = settled(queue.run('b', work('b1')));
  for (let ends = 0; ends < 5; ends += 1) await endNext();
  expect(await Promise.all(greedy)).toEqual(['a1', 'a2', 'a3', 'refused', 'refused']);
  expect(await other).toBe('b1');
  expect(queue.figures()).toEqual({ running: 0, waiting: 0 });
});

it('goes on after work that failed', async () => {
  const queue = createRenderQueue({ atOnce: 1, atOncePerClient: 1, waiting: 1 });
  const failing = queue.run('a', () => Promise.reject(new Error('no page')));
  const next = queue.run('a', () => Promise.resolve('page'));
  await expect(failing).rejects.toThrow('no page');
  expect(await next).toBe('page');
});
