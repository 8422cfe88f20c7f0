import { isSoldOut } from '@shop/catalog';
import type { Product } from '@shop/contract';
import type { CardProduct } from './card-fields.ts';

/** Option ids by attribute: values that a shopper has filtered by or searched for. */
export type OptionChoice = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the card with image and sku of the first variant with the selected values, variants in stock first.
 * Attributes that no variant has are ignored. The card is unchanged if no variant matches.
 */
export function cardOfChoice(
  card: CardProduct,
  product: Pick<Product, 'configurable_children'>,
  choice: OptionChoice,
): CardProduct {
  const children = product.configurable_children ?? [];
  const selections = Object.entries(choice).filter(([code]) =>
    children.some((child) => child[code] !== undefined),
  );
  if (selections.length === 0) return card;
  const fitting = children.filter((child) =>
    selections.every(([code, values]) => values.includes(String(child[code]))),
  );
  const variant = fitting.find((child) => !isSoldOut(child)) ?? fitting[0];
  if (variant === undefined) return card;
  const image = typeof variant['image'] === 'string' ? variant['image'] : card.image;
  const isOtherImage = image !== card.image;
  return {
    ...card,
    image,
    variantSku: variant.sku,
    // The second image shows the product in its first color.
    ...(isOtherImage && { hoverImage: null }),
  };
}
