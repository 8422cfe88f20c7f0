import { expect, it } from 'vitest';
import { cardFields } from './card-fields.ts';
import { cardOfChoice, type OptionChoice } from './card-of-choice.ts';

const stock = (qty: number) => ({ is_in_stock: qty > 0, qty });
const product = {
  id: 1,
  sku: 'A',
  name: 'Felhő fotel',
  type_id: 'configurable' as const,
  image: '/natur.webp',
  media_gallery: [{ image: '/natur.webp' }, { image: '/terben.webp' }],
  configurable_children: [
    { sku: 'A-NATUR', color: 1, image: '/natur.webp', stock: stock(3) },
    { sku: 'A-MOHA', color: 5, image: '/moha.webp', stock: stock(0) },
    { sku: 'A-ZSALYA', color: 6, image: '/zsalya.webp', stock: stock(2) },
  ],
};
const card = cardFields({ currency: 'HUF' }, 0)(product);
const shown = (choice: OptionChoice) => {
  const { image, hoverImage, variantSku } = cardOfChoice(card, product, choice);
  return [image, hoverImage, variantSku];
};

it.each<[story: string, choice: OptionChoice, image: string, hover: string | null, sku?: string]>([
  ['a variant in stock comes first', { color: ['5', '6'] }, '/zsalya.webp', null, 'A-ZSALYA'],
  [
    'a sold-out one is shown where it is the only one',
    { color: ['5'] },
    '/moha.webp',
    null,
    'A-MOHA',
  ],
  [
    'the first picture stays with its second',
    { color: ['1'] },
    '/natur.webp',
    '/terben.webp',
    'A-NATUR',
  ],
  ['a value that no variant has changes nothing', { color: ['9'] }, '/natur.webp', '/terben.webp'],
  ['an attribute of no variant does not count', { material: ['2'] }, '/natur.webp', '/terben.webp'],
])('the card of a choice: %s', (_story, choice, image, hover, sku) => {
  expect(shown(choice)).toEqual([image, hover, sku]);
});
