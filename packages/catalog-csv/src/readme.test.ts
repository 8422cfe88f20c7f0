import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as example from './readme-example.ts';
// oxlint-disable-next-line import/default -- the text of the file, not what it exports
import source from './readme-example.ts?raw';

it('[PF-18] the example of the README is this one and gives what it says', () => {
  const exampleValues: Readonly<Record<string, unknown>> = { ...example };
  const promised = [...source.matchAll(/^export const (\w+) =.*; \/\/ (.*)$/gm)];
  expect(promised).toHaveLength(Object.keys(exampleValues).length);
  for (const [, name = '', value = ''] of promised)
    expect(exampleValues[name]).toEqual(JSON.parse(value));
  expect(readme).toContain(source.trim());
});
