import { expect, it } from 'vitest';
import { selectedSku } from './selected-sku.ts';

it.each([
  ['the query names the variant', 'P', { childSku: 'P-1' }, 'P-1'],
  // findings C7
  ['accents may be written in two ways', 'P', { childSku: 'SZE\u0301K-1' }, 'SZÉK-1'],
  ['the last part of the path names it', 'P-2', {}, 'P-2'],
  ['the query wins over the path', 'P-2', { childSku: 'P-1' }, 'P-1'],
  ['the product itself is no variant', 'P', {}, undefined],
  ['an empty name is none', 'P', { childSku: '' }, undefined],
  ['two names are none', 'P', { childSku: ['P-1', 'P-2'] }, undefined],
])('[UR-29] %s', (_story, childSku, query, sku) => {
  expect(selectedSku({ parentSku: 'P', childSku }, query)).toBe(sku);
});
