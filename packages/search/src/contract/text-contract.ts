import { expect, it } from 'vitest';
import type { SearchEngine } from '../query/catalog-search.ts';
import { idsOf, makeFilled, type MakeEngine } from './contract-engine.ts';
import { contractProduct, everything } from './contract-products.ts';

const furniture = [
  contractProduct('1', { name: 'Ív asztali lámpa' }),
  contractProduct('2', { name: 'Sarok étkezőasztal' }),
  contractProduct('3', { name: 'Pele kerek étkezőasztal' }),
  contractProduct('4', {
    name: 'Felhő fotel',
    text: { articles: ['SKU-4', 'SKU-4-ZOLD'], properties: ['Meggy'] },
  }),
  contractProduct('5', { name: 'Dézsa fotel', text: { properties: ['Mohazöld'] } }),
  contractProduct('6', { name: 'Csend matrac', text: { properties: ['160 × 200 cm'] } }),
  contractProduct('7', { name: 'Szirt sarokkanapé' }),
];

/** Tests the words of a search text, and suggestions. */
export function textContract(make: MakeEngine): void {
  let filled: Promise<SearchEngine> | undefined;
  const furnitureEngine = () => (filled ??= makeFilled(make, furniture));
  it.each<[rule: string, text: string, ids: readonly string[]]>([
    ['SE-10', 'asztal', ['2', '3', '1']],
    ['SE-16', 'kerek asztal', ['3', '2']],
    ['SE-11', 'zöld fotel', ['5', '4']],
    ['SE-12', '160cm', ['6']],
    ['SE-12', '1,6 m', ['6']],
    ['SE-12', '160 x 200', ['6']],
    ['SE-13', 'sku-4', ['4']],
    ['SE-13', 'SKU-4-ZOLD', ['4']],
    ['SE-18', 'fotel bútor', ['4', '5']],
    ['SE-19', 'fotell', ['4', '5']],
    ['SE-15', 'karosszék', ['4', '5']],
    ['SE-14', 'l alakú kanapé', ['7']],
    ['SE-15', 'asztal fotellel', ['2', '3']],
  ])('[%s] %s finds %j', async (_rule, text, ids) => {
    const engine = await furnitureEngine();
    expect(await idsOf(engine, { text })).toEqual(ids);
  });

  it('[SE-30] finds only products that are what the text says where that is required', async () => {
    const engine = await furnitureEngine();
    const idsWithOwnNoun = (text: string) => idsOf(engine, { text, needsOwnNoun: true });
    expect(await idsWithOwnNoun('asztal')).toEqual(['2', '3']);
    expect(await idsWithOwnNoun('zöld fotel')).toEqual(['5', '4']);
    expect(await idsWithOwnNoun('zöld')).toEqual(['5']);
  });

  it('[SE-37] finds products with one word of the text where that is enough', async () => {
    const engine = await furnitureEngine();
    const idsWithAnyWord = (text: string) => idsOf(engine, { text, anyWord: true });
    const text = 'olvasós csavart kerek piros kockás asztal';
    expect(await idsOf(engine, { text })).toEqual([]);
    expect(await idsWithAnyWord(text)).toEqual(['3', '2', '1']);
    expect(await idsWithAnyWord('olvasós csavart meggy piros kockás pöttyös')).toEqual(['4']);
    expect(await idsWithAnyWord('qwxzy')).toEqual([]);
    expect(await idsOf(engine, { text })).toEqual([]);
  });

  it('[SE-19] suggests the correction of a mistyped word, and completions of a word being typed', async () => {
    const engine = await furnitureEngine();
    const suggestionsOf = async (text: string) =>
      (await engine.find({ ...everything, text, view: 'hu' })).suggestions;
    expect(await suggestionsOf('fotell')).toEqual(['fotel']);
    expect(await suggestionsOf('étkező')).toEqual(['étkezőasztal']);
    expect(await suggestionsOf('fotel')).toEqual([]);
  });
}
