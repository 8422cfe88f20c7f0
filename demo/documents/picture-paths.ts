import { stanceOf } from '../renderer/drawing.ts';
import type { OtherSide } from '../renderer/views/packshot.ts';
import type { Look, ProductDefinition } from './definition.ts';
import type { FamilyKey } from './families.ts';
import { fold } from './slug.ts';

/** Paths of the pictures of a product in its documents: relative to `demo/content/media`. */
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

/** The same look in the default size of `draw`. */
export function unsized({ size: _size, ...look }: Look): Look {
  return look;
}

const drawn = (product: ProductDefinition, look: Look): string =>
  JSON.stringify(product.draw(look));

const lookKey = (look: Look): string =>
  [look.fabric, look.colour].filter((part) => part !== undefined).join('-') || 'alap';

const folderOf = (product: ProductDefinition): string =>
  `/${product.family}/${product.slug ?? fold(product.name)}`;

/** Returns true if a size changes the proportions, and therefore the picture. */
const isReshaped = (product: ProductDefinition, look: Look): boolean =>
  look.size !== undefined && drawn(product, look) !== drawn(product, unsized(look));

/** A colour and a fabric change every picture but the room's; a size the one that shows the whole shape. */
export function picturePaths(product: ProductDefinition, look: Look): PicturePaths {
  const folder = folderOf(product);
  const key = lookKey(look);
  return {
    main: `${folder}/${isReshaped(product, look) ? `${key}-${look.size}` : key}-1.webp`,
    second: `${folder}/${product.roomless === true ? `${key}-2` : 'terben-2'}.webp`,
    head: `${folder}/terben-szeles.webp`,
    detail: `${folder}/${key}-3.webp`,
  };
}

/** Round things, and plants: from the front they look as they do from three quarters. */
const roundFamilies: ReadonlySet<FamilyKey> = new Set(['dekor', 'lampak', 'novenyek', 'puffok']);

/** A thing shorter than this on every side is seen from above instead. Unit: cm. */
const smallSide = 60;

/** What is thinner leans on a wall: it has no side to show. Unit: cm. */
const thin = 10;

/** The looks at a thing beside the three that everything has: of furniture its front and its side. */
export function sideViews(
  product: ProductDefinition,
  look: Look,
): readonly { readonly side: OtherSide; readonly path: string; readonly words: string }[] {
  if (isReshaped(product, look) || roundFamilies.has(product.family)) return [];
  const path = (number: number) => `${folderOf(product)}/${lookKey(look)}-${number}.webp`;
  const { w = 0, d = 0, h = 0 } = product;
  const stance = stanceOf(product.draw(unsized(look)));
  if (stance === 'floor' && Math.max(w, d, h) >= smallSide)
    return [
      { side: 'front' as const, path: path(4), words: 'szemből' },
      { side: 'left' as const, path: path(5), words: 'oldalról' },
    ].slice(0, d < thin ? 1 : 2);
  if (product.roomless === true) return [];
  const words = stance === 'flat' || stance === 'above' ? 'felülről' : 'másik oldaláról';
  return [{ side: 'other', path: path(4), words }];
}
