import { expect, it } from 'vitest';
import { createTextIndex, type TextSource } from './text-index.ts';
import type { ProductText } from './text-segment.ts';

const weights = [1, 2, 3, 4] as const;
const language = { fold: (word: string) => word, stem: (word: string) => word };

function shelf(...first: readonly ProductText[]) {
  const texts = new Map(first.map((text) => [text.id, text]));
  let isAway = false;
  const source: TextSource = {
    async *all() {
      yield [...texts.values()];
    },
    of: (ids) => Promise.resolve(ids.flatMap((id) => texts.get(id) ?? [])),
    vocabulary: () =>
      isAway ? Promise.reject(new Error('away')) : Promise.resolve(['kanapé', 'fotel', 'puff']),
  };
  return {
    index: createTextIndex(source, weights, language),
    write: (text: ProductText) => texts.set(text.id, text),
    go: (away: boolean) => (isAway = away),
  };
}

const text = (id: string, word: string): ProductText => ({
  id,
  words: `'${word}':1A`,
  accents: '',
});
const rowOf = (id: string) => Number(id);

it('takes in new words, and leaves alone what a change of the price left as it was', async () => {
  const { index, write } = shelf(text('1', 'kanapé'), text('2', 'fotel'));
  await index.load(rowOf);
  const before = [...index.segments];
  await index.take(['1', '2'], rowOf);
  expect(index.segments).toEqual(before);
  write(text('2', 'puff'));
  await index.take(['1', '2'], rowOf);
  expect(index.segments.map(({ ids }) => ids)).toEqual([['1', '2'], ['2']]);
  expect(index.segments.at(-1)?.lexemeOf('puff')).toBeDefined();
  await index.take(['2'], rowOf);
  expect(index.segments).toHaveLength(2);
});

it('takes them in the next time when something failed', async () => {
  const { index, write, go } = shelf(text('1', 'kanapé'), text('2', 'fotel'));
  await index.load(rowOf);
  write(text('2', 'puff'));
  go(true);
  await expect(index.take(['2'], rowOf)).rejects.toThrow('away');
  go(false);
  await index.take(['2'], rowOf);
  expect(index.segments.at(-1)?.lexemeOf('puff')).toBeDefined();
});

it('takes a product in again that was gone', async () => {
  const { index } = shelf(text('1', 'kanapé'), text('2', 'fotel'));
  await index.load(rowOf);
  index.drop(['2']);
  await index.take(['2'], rowOf);
  expect(index.segments.map(({ ids }) => ids)).toEqual([['1', '2'], ['2']]);
});
