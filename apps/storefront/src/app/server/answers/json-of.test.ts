import { expect, it } from 'vitest';
import { jsonOf } from './json-of.ts';

it.each([[{ items: [] }], [{ items: [{ a: 1 }] }], [{ items: 'no list', a: 1 }], [[]], [{}], [0]])(
  'writes %j',
  (data) => {
    expect(jsonOf(data)).toBe(JSON.stringify(data));
  },
);

it('writes the data of one product once, however many lists show it', () => {
  let times = 0;
  const product = { toJSON: () => ({ times: (times += 1) }) };
  expect(jsonOf({ items: [product] })).toBe('{"items":[{"times":1}]}');
  expect(jsonOf({ items: [product], total: 9 })).toBe('{"items":[{"times":1}],"total":9}');
});
