import { expect, it } from 'vitest';
import { takeAwaitedAdds } from './awaited-adds.ts';

const wish = { sku: 'ZG-1', qty: 2, wish: { color: '1001' } };
const cookie = (value: unknown) => `a=1; awaited-adds=${encodeURIComponent(JSON.stringify(value))}`;

function take(cookies: string) {
  const written: string[] = [];
  const taken = takeAwaitedAdds(
    {
      read: () => cookies,
      write: (one) => void written.push(one),
    },
    999,
  );
  return { taken, written };
}

it('takes in what was wanted, once', () => {
  const { taken, written } = take(cookie([wish]));
  expect(taken).toEqual([wish]);
  expect(written).toEqual(['awaited-adds=; max-age=0; path=/; samesite=Strict']);
  expect(take('a=1')).toEqual({ taken: [], written: [] });
});

it.each([
  ['no list', cookie(wish)],
  ['a quantity out of bounds', cookie([{ ...wish, qty: 0 }])],
  ['more than goes into a cart', cookie([{ ...wish, qty: 1000 }])],
  ['no whole quantity', cookie([{ ...wish, qty: 1.5 }])],
  ['not encoded', 'awaited-adds=%E0'],
])('drops a damaged cookie: %s', (_story, cookies) => {
  const { taken, written } = take(cookies);
  expect(taken).toEqual([]);
  expect(written).toHaveLength(1);
});
