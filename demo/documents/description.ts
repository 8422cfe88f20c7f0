import { care } from './care.ts';
import type { ProductDefinition } from './definition.ts';
import { families } from './families.ts';
import type { Family } from './families.ts';

const number = (value: number): string => String(value).replace('.', ',');

/**
 * `180 × 90 × 75 cm (szélesség × mélység × magasság)`, or as many of them as are known. Nothing for what comes in
 * several sizes: they stand beside the one that is chosen.
 */
function dimensionText(product: ProductDefinition): string | undefined {
  if (product.variants?.size !== undefined) return undefined;
  const sides = [
    { name: 'szélesség', value: product.w },
    { name: 'mélység', value: product.d },
    { name: 'magasság', value: product.h },
  ].filter((side) => side.value !== undefined);
  if (sides.length === 0) return undefined;
  const values = sides.map((side) => number(side.value ?? 0)).join(' × ');
  return `${values} cm (${sides.map((side) => side.name).join(' × ')})`;
}

export function careText(product: ProductDefinition): string | undefined {
  const family: Family = families[product.family];
  const key = product.care ?? family.care;
  return key === undefined ? undefined : care[key];
}

/**
 * The long text: what only this product can say, then what is true of its family, then the facts.
 * Which sentence, and whether it stands alone or follows the story, turns with the article number, so that
 * neighbours in a list do not read alike.
 */
export function descriptionHtml(product: ProductDefinition): string {
  const { sentences }: Family = families[product.family];
  const fitting = sentences.filter(({ when }) => when === undefined || when(product));
  const [first = '', next = ''] = [0, 1].map(
    (step) => fitting[(product.no + step) % fitting.length]?.text ?? '',
  );
  const dimensions = dimensionText(product);
  const facts = [
    ...(product.facts ?? []),
    ...(dimensions === undefined ? [] : [`Méret: ${dimensions}`]),
    ...(product.seat === undefined ? [] : [`Ülésmagasság: ${number(product.seat)} cm`]),
    ...(product.load === undefined ? [] : [`Terhelhetőség: ${number(product.load)} kg`]),
  ];
  const alone = product.no % 3 === 0 || fitting.length === 0;
  const second = product.no % 3 === 2 && fitting.length > 1 ? `${first} ${next}` : first;
  const paragraphs = alone ? [`${product.story} ${first}`.trim()] : [product.story, second];
  const list = facts.map((fact) => `<li>${fact}</li>`).join('');
  return paragraphs.map((text) => `<p>${text}</p>`).join('') + (list && `<ul>${list}</ul>`);
}
