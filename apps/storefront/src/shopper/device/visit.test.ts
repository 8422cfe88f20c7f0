import { expect, it } from 'vitest';
import { isReturnToCart, noteVisit } from './visit.ts';

function storage(entries: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    get: (key: string) => values.get(key),
    set(key: string, value: string) {
      values.set(key, value);
      return true;
    },
  };
}

it.each<[story: string, mark: string | undefined, isReturn: boolean]>([
  ['a first visit', undefined, false],
  ['a visit after one that left the cart empty', '{"cart":0,"compared":0,"wishes":["A"]}', false],
  ['a damaged mark', 'torn', false],
  ['a visit after one that filled the cart', '{"cart":2,"compared":0,"wishes":[]}', true],
])('%s', (_story, mark, isReturn) => {
  const visit = storage();
  noteVisit('shopper', storage(mark === undefined ? {} : { shopper: mark }), visit);
  expect(isReturnToCart(visit)).toBe(isReturn);
});

it('adding to the cart does not count as a second visit', () => {
  const visit = storage();
  noteVisit('shopper', storage(), visit);
  noteVisit('shopper', storage({ shopper: '{"cart":1}' }), visit);
  expect(isReturnToCart(visit)).toBe(false);
});
