import { care } from './care.ts';
import type { ProductDefinition } from './definition.ts';
import { families } from './families.ts';
import type { Family } from './families.ts';

const number = (value: number): string => String(value).replace('.', ',');

/** `180 × 90 × 75 cm (szélesség × mélység × magasság)`, or as many of them as are known. */
export function dimensionText(product: ProductDefinition): string | undefined {
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
 * The long text: what only this product can say, then one sentence of its family, then the facts.
 * Which sentence, and whether it stands alone or follows the story, turns with the article number, so that
 * neighbours in a list do not read alike.
 */
export function descriptionHtml(product: ProductDefinition): string {
  const { sentences }: Family = families[product.family];
  const first = sentences[product.no % sentences.length] ?? '';
  const next = sentences[(product.no + 1) % sentences.length] ?? '';
  const dimensions = dimensionText(product);
  const facts = [
    ...(product.facts ?? []),
    ...(dimensions === undefined ? [] : [`Méret: ${dimensions}`]),
    ...(product.seat === undefined ? [] : [`Ülésmagasság: ${number(product.seat)} cm`]),
    ...(product.load === undefined ? [] : [`Terhelhetőség: ${number(product.load)} kg`]),
  ];
  const paragraphs =
    product.no % 3 === 0
      ? [`${product.story} ${first}`]
      : product.no % 3 === 1 || sentences.length < 3
        ? [product.story, first]
        : [product.story, `${first} ${next}`];
  const list = facts.map((fact) => `<li>${fact}</li>`).join('');
  return paragraphs.map((text) => `<p>${text}</p>`).join('') + (list && `<ul>${list}</ul>`);
}
