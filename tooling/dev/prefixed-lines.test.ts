import { expect, it } from 'vitest';
import { prefixedLines } from './prefixed-lines.ts';

it('writes a prefix before each whole line, however the text arrives', () => {
  const written: string[] = [];
  const write = prefixedLines('api', (text) => written.push(text));
  for (const text of ['rea', 'dy\n\nlist', 'ening\nopen']) write(text);
  expect(written).toEqual(['api ready\n', 'api listening\n']);
});
