import { expect, it } from 'vitest';
import { contractProduct, contractSettings, everything } from '../contract/contract-products.ts';
import { createMemorySearch } from '../engine/create-memory-search.ts';

async function find(text: string): Promise<readonly string[]> {
  const engine = createMemorySearch(contractSettings);
  await engine.write('hu', [
    contractProduct('1', { name: 'Kar asztali lámpa', text: { properties: ['Fehér'] } }),
    contractProduct('2', { name: 'Malom étkezőasztal' }),
    contractProduct('3', { name: 'Malom szék', text: { properties: ['Fehér'] } }),
  ]);
  const { hits } = await engine.find({ ...everything, text, view: 'hu' });
  return hits.map(({ id }) => id);
}

it('[SE-15] the noun of a text weighs more than the word that describes it', async () => {
  expect((await find('fehér szék'))[0]).toBe('3');
  expect((await find('piros szék'))[0]).toBe('3');
});

it('[SE-16] a product that has the noun elsewhere comes after those it names', async () => {
  expect((await find('fehér asztal'))[0]).toBe('2');
});

it('[SE-16] only products that are what the noun says are found, where there are any', async () => {
  expect(await find('fehér szék')).toEqual(['3']);
  expect((await find('fehér')).toSorted()).toEqual(['1', '3']);
});

it('[SE-15] a noun that says where something is describes the noun that is looked for', async () => {
  const engine = createMemorySearch(contractSettings);
  const names = ['Szék', 'Étkezőasztal', 'Lámpa'];
  await engine.write(
    'hu',
    names.map((name, at) => contractProduct(String(at + 1), { name })),
  );
  const first = async (text: string) => {
    const { hits } = await engine.find({ ...everything, text, view: 'hu' });
    return hits[0]?.id;
  };
  expect(await first('szék az étkezőasztalhoz')).toBe('1');
  expect(await first('lámpa az étkezőasztal fölé')).toBe('3');
  expect(await first('az étkezőasztalhoz')).toBe('2');
});

it('[SE-13] an article number is found with a space for its hyphen', async () => {
  expect(await find('sku 2')).toEqual(['2']);
});

it('[SE-19] a mistyped word finds the head of a compound', async () => {
  expect((await find('asztql'))[0]).toBe('2');
});

it('[SE-30] a search that requires the noun finds only products that are what it says', async () => {
  const engine = createMemorySearch(contractSettings);
  await engine.write('hu', [
    contractProduct('1', { name: 'Kar asztali lámpa' }),
    contractProduct('2', { name: 'Malom étkezőasztal' }),
  ]);
  const found = async (text: string, needsOwnNoun: boolean) => {
    const { hits } = await engine.find({ ...everything, text, needsOwnNoun, view: 'hu' });
    return hits.map(({ id }) => id);
  };
  expect(await found('asztal', false)).toEqual(['2', '1']);
  expect(await found('asztal', true)).toEqual(['2']);
  expect(await found('kar', true)).toEqual(['1']);
});

it('[SE-37] one matching word is enough where a search says so, however low its score', async () => {
  const engine = createMemorySearch(contractSettings);
  await engine.write('hu', [contractProduct('1', { name: 'Malom étkezőasztal' })]);
  const found = async (anyWord: boolean) => {
    const text = 'malom piros kockás pöttyös csíkos';
    const { hits } = await engine.find({ ...everything, text, anyWord, view: 'hu' });
    return hits.map(({ id }) => id);
  };
  expect([await found(false), await found(true)]).toEqual([[], ['1']]);
});
