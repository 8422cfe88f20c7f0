import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createCommonData } from './common-data.ts';

function memory() {
  const values = new Map<string, Uint8Array>();
  return {
    get: async (key: string) => values.get(key) ?? null,
    set: async (key: string, value: Uint8Array) => void values.set(key, value),
  };
}

const version = { hash: 'abc', json: '{"tree":[1]}' };
const textOf = async (data: ReturnType<typeof createCommonData>) => {
  const found = await data.find(version.hash);
  return found && brotliDecompressSync(found.brotli).toString();
};

it('finds a version that another process has rendered', async () => {
  const shared = memory();
  const [first, second] = [createCommonData(shared, 'b1'), createCommonData(shared, 'b1')];
  expect(await textOf(second)).toBeUndefined();
  first.add(version);
  expect(await textOf(second)).toBe(version.json);
});

it('does not find a version of another build, nor any without a shared store', async () => {
  const shared = memory();
  const [alone, other] = [createCommonData(undefined, 'b1'), createCommonData(shared, 'b2')];
  createCommonData(shared, 'b1').add(version);
  expect([await textOf(alone), await textOf(other)]).toEqual([undefined, undefined]);
  alone.add(version);
  expect(await textOf(alone)).toBe(version.json);
});
