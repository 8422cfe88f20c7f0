import { expect, it } from 'vitest';
import { newBuildOf } from './new-build.ts';

const script = 'https://shop.example/assets/entry-client-BBBBBBBB.js';

it.each<[story: string, url: string, remembered: string | null, build: string | undefined]>([
  ['another build is a new one', script, 'AAAAAAAA', 'BBBBBBBB'],
  ['so is one where none is remembered', `${script}?v=1`, null, 'BBBBBBBB'],
  ['the same is none', script, 'BBBBBBBB', undefined],
  ['a script without a hash is none', 'http://localhost/src/entry-client.ts', 'A', undefined],
])('[SC-37] %s', (_story, url, remembered, build) => {
  expect(newBuildOf(url, remembered)).toBe(build);
});
