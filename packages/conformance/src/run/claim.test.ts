import { expect, it } from 'vitest';
import { claimEqual, shown } from './claim.ts';

const long = (end: string) => [...'a'.repeat(300), end];

it('[CF-7] values that differ after 200 characters are not equal', () => {
  expect(() => claimEqual(long('b'), long('c'), 'the list')).toThrow(
    /^the list is …[^…]{90,}"b"\], not …[^…]{90,}"c"\]$/,
  );
});

it('[CF-7] a value that begins like another is not equal to it', () => {
  expect(() => claimEqual('x', 'xy', 'the word')).toThrow('the word is "x", not "xy"');
  expect(() => claimEqual(undefined, 'x', 'the word')).toThrow('the word is absent, not "x"');
});

it('[CF-7] the order of fields makes no difference', () => {
  const [one, other] = [
    { a: 1, b: [2] },
    { b: [2], a: 1 },
  ];
  expect(shown(one)).toBe('{"a":1,"b":[2]}');
  expect(shown(other)).toBe(shown(one));
});

it('[CF-7] a message shows at most 200 characters of a value', () => {
  expect(shown(long('b'))).toHaveLength(201);
});
