import type { ProductTarget } from '@shop/url-resolver';
import { expect, it } from 'vitest';
import { chosenSku } from './chosen-sku.ts';

const target = (childSku: string): ProductTarget => ({
  kind: 'product',
  type: undefined,
  parentSku: 'P',
  slug: 'felho-fotel',
  childSku,
});

it.each([
  ['the query names the variant', target('P'), { childSku: 'P-1' }, 'P-1'],
  ['the last part of the path names it', target('P-2'), {}, 'P-2'],
  ['the query wins over the path', target('P-2'), { childSku: 'P-1' }, 'P-1'],
  ['the product itself is no variant', target('P'), {}, undefined],
  ['an empty name is none', target('P'), { childSku: '' }, undefined],
])('%s', (_story, to, query, sku) => {
  expect(chosenSku(to, query)).toBe(sku);
});
