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
