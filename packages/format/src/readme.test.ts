import { expect, it } from 'vitest';
import readme from '../README.md?raw';
import * as example from './readme-example.ts';
// oxlint-disable-next-line import/default -- the text of the file, not what it exports
import source from './readme-example.ts?raw';

it('[FO-45] the example of the README is this one and gives what it says', () => {
  const exampleValues: Readonly<Record<string, string | undefined>> = { ...example };
  const promised = [...source.matchAll(/^export const (\w+) = .*; \/\/ '(.*)'$/gm)];
  expect(promised).toHaveLength(Object.keys(exampleValues).length);
  for (const [, name = '', text] of promised) {
    expect(exampleValues[name]?.replaceAll('\u00A0', ' ')).toBe(text);
  }
  expect(readme).toContain(source.trim());
});
