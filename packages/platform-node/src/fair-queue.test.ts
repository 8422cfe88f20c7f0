import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

/** Creates a queue whose tasks end on request, and a list of the started tasks. */
function heldQueue(width: number, depth: number) {
  const queue = createFairQueue({ width, depth }, () => new Error('busy'));
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (client: string, name = client) =>
    queue.run(client, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const endAll = async () => {
    await new Promise(setImmediate);
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { queue, ask, begun, endAll };
}

describe('the queue for costly work', () => {
  it('runs as many at a time as it is wide, keeps some waiting and refuses the rest', async () => {
    const { ask, begun, endAll } = heldQueue(2, 3);
    const taken = Array.from({ length: 5 }, () => ask('a'));
    await expect(ask('a')).rejects.toThrow('busy');
    expect(begun).toHaveLength(2);
    await endAll();
    await Promise.all(taken);
    expect(begun).toHaveLength(5);
  });

  it('goes on after work that failed', async () => {
    const { queue } = heldQueue(1, 1);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('findings E11: takes clients in turn, however much one of them asks for', async () => {
    const { ask, begun, endAll } = heldQueue(1, 100);
    const all = [
      ...Array.from({ length: 14 }, () => ask('flood')),
      ask('anna'),
      ask('béla'),
      ask('anna'),
    ];
    await endAll();
    await Promise.all(all);
    expect(begun.slice(0, 6)).toEqual(['flood', 'flood', 'anna', 'béla', 'flood', 'anna']);
  });

  it('findings E11: takes a place from the client with most waiting requests when it is full', async () => {
    const { ask, begun, endAll } = heldQueue(1, 4);
    const flood = Array.from({ length: 5 }, (_, index) => ask('flood', `flood ${index}`));
    const anna = ask('anna');
    await expect(flood[4]).rejects.toThrow('busy');
    await expect(ask('flood')).rejects.toThrow('busy');
    await endAll();
    await Promise.all([...flood.slice(0, 4), anna]);
    expect(begun).toEqual(['flood 0', 'flood 1', 'anna', 'flood 2', 'flood 3']);
  });
});
