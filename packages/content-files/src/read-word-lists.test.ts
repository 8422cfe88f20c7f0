import { expect, it } from 'vitest';
import { readWordLists } from './read-word-lists.ts';

it('only the Hungarian word lists must be there', () => {
  expect(() => readWordLists('/nowhere', 'hu')).toThrow('set CONTENT_DIR');
  expect(readWordLists('/nowhere', 'de')).toBeUndefined();
});
