import type { Look, ProductDefinition } from './definition.ts';
import { fold } from './slug.ts';

/** Where the pictures of a product lie, as its documents name them: under `content/media`. */
export interface PicturePaths {
  /** Three-quarter view: the one on cards. */
  readonly main: string;
  /** In a furnished room, in the first look; of what is no part of a room, from another side. */
  readonly second: string;
  /** The same room in the shape of a page's head, drawn where the content names it. */
  readonly head: string;
  /** A close look at the material. */
  readonly detail: string;
}

/** The same look in the size that `draw` shows when nobody chooses. */
export function unsized({ size: _size, ...look }: Look): Look {
  return look;
}

const drawn = (product: ProductDefinition, look: Look): string =>
  JSON.stringify(product.draw(look));

/** A colour and a fabric change every picture but the room's; a size the one that shows the whole shape. */
export function picturePaths(product: ProductDefinition, look: Look): PicturePaths {
  const folder = `/${product.family}/${product.slug ?? fold(product.name)}`;
  const key = [look.fabric, look.colour].filter((part) => part !== undefined).join('-') || 'alap';
  const { size } = look;
  const reshaped = size !== undefined && drawn(product, look) !== drawn(product, unsized(look));
  return {
    main: `${folder}/${reshaped ? `${key}-${size}` : key}-1.webp`,
    second: `${folder}/${product.roomless === true ? `${key}-2` : 'terben-2'}.webp`,
    head: `${folder}/terben-szeles.webp`,
    detail: `${folder}/${key}-3.webp`,
  };
}
