import type { PageBlock } from '@shop/content';
import { describe, expect, it } from 'vitest';
import { groupBlocks } from './block-groups.ts';

const text = (title: string, layout?: 'columns'): PageBlock => ({
  type: 'text',
  title,
  body: [title],
  ...(layout !== undefined && { layout }),
});

const titlesOf = (blocks: readonly PageBlock[]) =>
  groupBlocks(blocks).map((group) =>
    group.type === 'texts' ? group.texts.map(({ title }) => title) : group.type,
  );

describe('groups of blocks', () => {
  it('joins consecutive texts', () => {
    const newsletter: PageBlock = { type: 'newsletter', title: 'Hírlevél', uid: 'hirek' };
    expect(titlesOf([text('a'), text('b'), newsletter, text('c')])).toEqual([
      ['a', 'b'],
      'newsletter',
      ['c'],
    ]);
  });

  it('does not join texts in columns with other texts', () => {
    expect(titlesOf([text('a'), text('b', 'columns'), text('c', 'columns'), text('d')])).toEqual([
      ['a'],
      ['b', 'c'],
      ['d'],
    ]);
  });
});
