import type { PendingAdd } from '@shop/contract';
import { expect, it } from 'vitest';
import { takePendingAdds } from './pending-adds.ts';

const wish = { sku: 'ZG-1', qty: 2, wish: { color: '1001' } };
const cookie = (value: unknown) => `awaited-adds=${encodeURIComponent(JSON.stringify(value))}`;
const cleared = 'awaited-adds=; max-age=0; path=/; samesite=Strict';
const lock = { run: <T>(_name: string, task: () => Promise<T>) => task() };

async function take(
  cookies: string,
  add: (wanted: PendingAdd) => 'done' | 'waits' = () => 'done',
): Promise<{ taken: readonly PendingAdd[]; written: readonly string[] }> {
  const taken: PendingAdd[] = [];
  const written: string[] = [];
  await takePendingAdds(
    { read: () => `a=1; ${cookies}`, write: (one) => void written.push(one) },
    lock,
    999,
    async (wanted) => {
      // An entry is deleted only after it was added.
      expect(written).toHaveLength(taken.length);
      const done = add(wanted);
      if (done === 'done') taken.push(wanted);
      return done;
    },
  );
  return { taken, written };
}

it('adds the pending articles and clears each one', async () => {
  const other = { ...wish, sku: 'ZG-2' };
  expect(await take(cookie([wish, other]))).toEqual({
    taken: [wish, other],
    written: [`${cookie([other])}; max-age=3600; path=/; samesite=Strict`, cleared],
  });
  expect(await take('b=2')).toEqual({ taken: [], written: [] });
});

it('leaves articles that could not be looked up to the next page', async () => {
  const other = { ...wish, sku: 'ZG-2' };
  const { taken, written } = await take(cookie([wish, other]), ({ sku }) =>
    sku === 'ZG-1' ? 'waits' : 'done',
  );
  expect(taken).toEqual([other]);
  expect(written).toEqual([`${cookie([wish])}; max-age=3600; path=/; samesite=Strict`]);
});

it.each([
  ['no list', cookie(wish)],
  ['a quantity out of bounds', cookie([{ ...wish, qty: 0 }])],
  ['more than goes into a cart', cookie([{ ...wish, qty: 1000 }])],
  ['no whole quantity', cookie([{ ...wish, qty: 1.5 }])],
  ['not encoded', 'awaited-adds=%E0'],
])('drops a damaged cookie: %s', async (_story, cookies) => {
  expect(await take(cookies)).toEqual({ taken: [], written: [cleared] });
});
